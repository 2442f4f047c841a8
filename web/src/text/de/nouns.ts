// Gezählte Wörter: woraus Punkte bestehen und was auf den Plättchen ist.
import type { nouns as English } from '../en/nouns';
import type { Same } from '../tables';

export const nouns: Same<typeof English> = {
  tile: { other: 'Plättchen' },
  coat_of_arms: { other: 'Wappen' },
  completed_city: { one: 'abgeschlossene Stadt', other: 'abgeschlossene Städte' },
  monastery: { one: 'Kloster', other: 'Klöster' },
  garden: { one: 'Garten', other: 'Gärten' },
  neighbour: { one: 'benachbartes Plättchen', other: 'benachbarte Plättchen' },
  travellers: { one: 'Reisegruppe', other: 'Reisegruppen' },
  farmhouse: { one: 'Bauernhof', other: 'Bauernhöfe' },
  cowshed: { one: 'Kuhstall', other: 'Kuhställe' },
  pigsty: { one: 'Schweinestall', other: 'Schweineställe' },
  donkey_stable: { one: 'Eselstall', other: 'Eselställe' },
  highwaymen: { one: 'Wegelagerer-Symbol', other: 'Wegelagerer-Symbole' },
  inn: { one: 'Wirtshaus', other: 'Wirtshäuser' },
  cathedral: { one: 'Kathedrale', other: 'Kathedralen' },
  water_tower: { one: 'Wasserturm', other: 'Wassertürme' },
  volcano: { one: 'Vulkan', other: 'Vulkane' },
  pig_herd: { one: 'Schweineherde', other: 'Schweineherden' },
};
