import type { Rules } from '#shared/business-rules/rules';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { FactName, OpenQuote, QuoteFacts } from '../quote-facts.ts';

/** The rules on a day: for quotes of an effective date, or, where the product asks without a quote, for that day itself. */
export interface RulesOn {
  day: IsoDate;
  of(quoteEffectiveDate?: IsoDate): Rules;
}

/** One way in which a rule tells on a quote: what the product then says, by the functions that the product asks. */
export interface Effect {
  /** Where the product asks at all. */
  statuses: readonly QuoteStatus[];
  needs: readonly FactName[];
  /** The effective dates for which the rules are read. */
  asksFor(quote: OpenQuote, rules: RulesOn): readonly IsoDate[];
  /** What the product says of the quote, piece by piece; the order does not count. */
  says(quote: OpenQuote, facts: QuoteFacts, rules: RulesOn): readonly string[];
  /** Stands for pieces that are not there on the other side. */
  without: string;
  /** Several pieces as one text. */
  inWords(pieces: readonly string[]): string;
}

export const sentences: Effect['inWords'] = (pieces) => pieces.join(' ');
export const list: Effect['inWords'] = (pieces) => pieces.join(', ');

/** Days in their order; many of them by the first and the last. */
export const days: Effect['inWords'] = (pieces) =>
  pieces.length <= DAYS_NAMED ? list(pieces) : `${pieces.length} dates, ${pieces[0]} to ${pieces.at(-1)}`;
const DAYS_NAMED = 3;

export const forTheQuote: Effect['asksFor'] = ({ effectiveDate }) => [effectiveDate];
export const withoutAQuote: Effect['asksFor'] = (_quote, { day }) => [day];

/** A sentence that both hear is said once. */
export function perAudience(say: (audience: 'external' | 'internal') => readonly string[]): string[] {
  const [agents, staff] = [say('external'), say('internal')];
  return [
    ...agents.filter((text) => staff.includes(text)),
    ...agents.filter((text) => !staff.includes(text)).map((text) => `Agents: ${text}`),
    ...staff.filter((text) => !agents.includes(text)).map((text) => `Staff: ${text}`),
  ];
}
