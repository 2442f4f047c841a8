// Odmítnutí: nejdřív podle pravidla, na které se odvolávají, potom podle kódu.
import type { by_code as Codes } from '../en/refusals';
import type { RefusalRule } from '../refusal_rules';
import type { Same } from '../tables';
import type { Text } from '../text';

const by_code: Same<typeof Codes> = {
  offline: 'Server není dostupný; nic se neodeslalo.',
  timeout: 'Server neodpověděl. Zkuste to znovu.',
  malformed: 'Server tomu nerozuměl.',
  too_large: 'To je příliš velké.',
  too_many: 'Příliš mnoho požadavků; chvíli počkejte.',
  no_game: 'Tato hra neexistuje.',
  no_seat: 'Takové místo u stolu není.',
  not_yours: 'Toto místo u stolu není vaše.',
  not_your_turn: 'Nejste na tahu.',
  stale: 'Hra se mezitím posunula.',
  illegal: 'Pravidla to nedovolují.',
  not_allowed: 'U tohoto stolu to není možné.',
  position: 'Stůl takto ležet nemůže.',
  server: 'Na serveru se něco nepovedlo. Nic se nezměnilo.',
};

const by_rule: Record<RefusalRule, string> = {
  'B-9': 'Na to teď není čas: nejdřív kartička, potom jedna akce, nakonec vyhodnocení.',
  'B-10': 'Nejdřív je třeba přiložit kartičku.',
  'B-11': 'Kartička musí ležet na volném místě a celou hranou sousedit s jinou.',
  'B-12': 'Kartička sem nepasuje: setkaly by se různé hrany.',
  'B-13': 'Takto kartičku otočit nelze.',
  'B-16': 'Figurku lze umístit jen na právě přiloženou kartičku.',
  'B-17': 'Na tomto místě kartičky taková figurka stát nesmí.',
  'B-18': 'Na tomto území už figurka stojí.',
  'B-24': 'Taková figurka už v zásobě není.',
  'B-37': 'Hra skončila.',
  'R-5': 'Kartička s vodou musí navazovat na řeku.',
  'R-6': 'Řeka nesmí zatočit dvakrát po sobě na stejnou stranu.',
  'R-7': 'Před konci řeky by nezbylo dost volného místa.',
  'A-1': 'V této hře opati nejsou.',
  'A-2': 'Opat smí stát jen v klášteře nebo na zahradě.',
  'A-5': 'Váš opat tam není.',
  'A-7': 'Místo opata už je obklopené; vyhodnotí se samo.',
  'A-8': 'Vzít opata zpět lze jen místo jiné akce.',
  'I-8': 'Na tomto místě kartičky velký družiník stát nesmí.',
  'TK-2': 'V této hře celnice nejsou.',
  'TK-4': 'Celnici lze umístit nebo přemístit jen místo jiné akce.',
  'TK-5': 'Tady není křižovatka: celnice potřebuje křižovatku 2 až 4 cest.',
  'TK-7': 'Tato křižovatka je obsazená: stojí na ní celnice.',
  'Q-9': 'Vaše celnice tu už stojí.',
  'D-1': 'V této hře celnice nesmí na právě přiloženou kartičku.',
  'D-2': 'V této hře se počítají jen křižovatky s vesnicí.',
};

export const refusals: Text['refusals'] = {
  sentence: (code, rule, said) =>
    (code === 'illegal' ? (by_rule as Record<string, string>)[rule ?? ''] : undefined) ??
    (by_code as Record<string, string>)[code] ??
    (said || by_code.server),
  detail: (said) => said,
};
