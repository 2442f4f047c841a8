// Počítaná podstatná jména: z čeho se skládají body a co je na kartičkách.
import type { nouns as English } from '../en/nouns';
import type { Same } from '../tables';

export const nouns: Same<typeof English> = {
  tile: { one: 'kartička', few: 'kartičky', many: 'kartičky', other: 'kartiček' },
  coat_of_arms: { one: 'erb', few: 'erby', many: 'erbu', other: 'erbů' },
  completed_city: {
    one: 'dokončené město',
    few: 'dokončená města',
    many: 'dokončeného města',
    other: 'dokončených měst',
  },
  monastery: { one: 'klášter', few: 'kláštery', many: 'kláštera', other: 'klášterů' },
  garden: { one: 'zahrada', few: 'zahrady', many: 'zahrady', other: 'zahrad' },
  neighbour: {
    one: 'sousední kartička',
    few: 'sousední kartičky',
    many: 'sousední kartičky',
    other: 'sousedních kartiček',
  },
  travellers: {
    one: 'skupinka pocestných',
    few: 'skupinky pocestných',
    many: 'skupinky pocestných',
    other: 'skupinek pocestných',
  },
  farmhouse: { one: 'farma', few: 'farmy', many: 'farmy', other: 'farem' },
  cowshed: { one: 'kravín', few: 'kravíny', many: 'kravína', other: 'kravínů' },
  pigsty: { one: 'vepřín', few: 'vepříny', many: 'vepřína', other: 'vepřínů' },
  donkey_stable: { one: 'oslín', few: 'oslíny', many: 'oslína', other: 'oslínů' },
  highwaymen: {
    one: 'symbol loupežníků',
    few: 'symboly loupežníků',
    many: 'symbolu loupežníků',
    other: 'symbolů loupežníků',
  },
  inn: { one: 'hostinec', few: 'hostince', many: 'hostince', other: 'hostinců' },
  cathedral: { one: 'katedrála', few: 'katedrály', many: 'katedrály', other: 'katedrál' },
  water_tower: { one: 'vodárna', few: 'vodárny', many: 'vodárny', other: 'vodáren' },
  volcano: { one: 'sopka', few: 'sopky', many: 'sopky', other: 'sopek' },
  pig_herd: {
    one: 'stádo prasat',
    few: 'stáda prasat',
    many: 'stáda prasat',
    other: 'stád prasat',
  },
};
