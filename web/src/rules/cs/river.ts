// Řeka a Řeka II.
import type { RiverText } from '../en/river';
import { worked } from '../model';

export const river: RiverText = {
  title: 'Řeka',
  lead: 'Než přijdou na řadu běžné kartičky, vznikne řeka, od pramene po jezero. Otevírá krajinu a rozděluje louky. Řeka II se rozdvojuje.',
  chapters: {
    setup: 'Kartičky a začátek hry',
    course: 'Kudy smí řeka téct',
    meeples: 'Družiníci a louky u řeky',
    river2: 'Řeka II a obě řeky dohromady',
    readings: 'Kartičky, které nelze přiložit, a domácí pravidla',
  },
  paragraphs: {
    'R-1':
      'Řeka má 12 kartiček: pramen, jezero a deset dalších. Řeka II jich má také 12: pramen, rozdvojení, jezero u města, jezero se sopkou a osm dalších.',
    'R-2':
      'Startovní kartičkou je pramen. Ostatní kartičky řeky se zamíchají; jezero přijde jako poslední.',
    'R-3':
      'Startovní kartička základní hry se zamíchá mezi ostatní jako běžná, nebo zůstane v krabici: vydání se v tom liší, proto je tu možnost {river_start_tile}.',
    'R-4':
      'Všechny kartičky řeky se přikládají dříve než jakékoli jiné. Tahy, družiníci i vyhodnocení jsou od první kartičky jako obvykle.',
    'R-5':
      'Kartička řeky musí řeku prodloužit na otevřeném konci. I všechny její ostatní strany musí navazovat [B-12].',
    'R-6': worked(
      'Řeka nesmí na dvou kartičkách, které následují **přímo** po sobě, zatočit na stejnou stranu: vracela by se zpět. Leží-li mezi nimi rovná kartička, smějí obě zatáčky mířit na stejnou stranu.',
      'Řeka teče na východ a zatáčí na jih. Další kartička smí zatočit na východ, ale ne na západ.',
    ),
    'R-7 E-18':
      'Místo před každým otevřeným koncem musí zůstat volné, aby řeka mohla téct dál. JCloisterZone chce víc: drží volná dvě místa před každým koncem i místa vedle nich, hledí podél celé přímky a nedovolí dva konce vedle sebe. I to nabízí možnost {river_bends}; podle tohoto výkladu jsou zveřejněné zkušební plány (hned za rozdvojením jedno možné místo, později dvě).',
    'QR-2': 'Za rozdvojením smíte prodloužit kterýkoli otevřený konec; nemusí se střídat.',
    'QR-3':
      'Pramen není zatáčka. Rameno rozdvojení, které odbočuje, se pro další kartičku počítá jako zatáčka.',
    'QR-4':
      'Ostatní strany kartičky řeky se smějí dotýkat každé kartičky, na kterou navazují. Volný musí být jen otevřený konec sám.',
    'R-8 QR-1 QR-6':
      'Družiníka smíte umístit na cestu, do města, do kláštera, na zahradu nebo na louku kartičky řeky, i na louku pramene a jezera. Na řece samé nikdo nestojí a žádné body nepřináší. Klášter u řeky se hodnotí jako obvykle.',
    'R-9':
      'Řeka louky rozděluje. Kolem pramene a jezera louka pokračuje. Pod mostem cesty **ne**: kde cesta kříží řeku, jsou čtyři louky.',
    'R-13':
      'V Řece II leží jedno město přes řeku. Je to jedno město a jeho most louky nerozděluje.',
    'R-15':
      'V C3 vede přes pramen cesta od severu na východ, docela běžná. Voda začíná u ní, a proto má tento pramen tři louky. U jezera C3 stojí klášter.',
    'QR-7':
      'Celnice fungují od prvního tahu. Na kartičkách řeky ale nejsou křižovatky, takže přicházejí do hry až později.',
    'R-10 QR-5':
      'Rozdvojení se přikládá jako první, hned za pramen. Obě jezera přijdou nakonec, to se sopkou až po druhém; každé uzavře jeden konec.',
    'R-11':
      'Když sopka působí (možnost {river_volcano}), nesmí se na jezero se sopkou nic umístit, v tomto tahu se nic dalšího nedělá a tentýž hráč má hned další tah s běžnou kartičkou.',
    'R-12':
      'Jinak je to jezero jako každé jiné. Hostinec z Řeky II se počítá jen s rozšířením Hostince a katedrály; její stádo prasat patří k rozšíření, které tento program nemá.',
    'R-14':
      'S oběma řekami zůstane jeden pramen, jedno jezero pro něj a jedno navíc za rozdvojení. Tady zůstanou obě jezera Řeky II, sopka nakonec.',
    'R-16':
      'Kartička řeky, kterou nelze nikam přiložit, se vyřadí ze hry a dobere se další. Nelze-li přiložit už žádnou, vyřadí se všechny a začnou běžné kartičky.',
    'R-17':
      'Z domácích pravidel, která se hrají, je tu jedno: řeka se nikdy neobrací zpět, ani když jsou mezi zatáčkami rovné kartičky.',
  },
  captions: {
    forbidden:
      'Nedovolené: obě zatáčky míří doprava, jedna přímo po druhé. Řeka by se vracela pod svůj pramen.',
    allowed: 'Dovolené: mezi oběma zatáčkami leží rovná kartička.',
    fields: 'Cesta přes řeku: čtyři louky, tady každá jinou barvou.',
    fork: 'Rozdvojení Řeky II hned za pramenem: odteď jsou dva otevřené konce.',
  },
};
