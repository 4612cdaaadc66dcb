import type { Rules } from '#shared/business-rules/rules';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { FactName, OpenQuote, QuoteFacts } from './quote-facts.ts';

/** The rules on a day: for quotes with an effective date, or, where the product has no quote, for that day itself. */
export interface RulesOn {
  day: IsoDate;
  of(quoteEffectiveDate?: IsoDate): Rules;
}

/**
 * One way in which a rule affects a quote: the product's result, computed by the product's own functions. Quotes of groups unless
 * another line of business is named.
 */
export interface Effect<Quote = OpenQuote, Facts = QuoteFacts, Name = FactName> {
  /** The statuses in which the product uses the rule. */
  statuses: readonly QuoteStatus[];
  needs: readonly Name[];
  /** The effective dates that the rules are read for. */
  asksFor(quote: Quote, rules: RulesOn): readonly IsoDate[];
  /** The product's results for the quote, piece by piece; the order is irrelevant. */
  says(quote: Quote, facts: Facts, rules: RulesOn): readonly string[];
  /** Text for the side that has no pieces. */
  without: string;
  /** Joins several pieces into one text. */
  inWords(pieces: readonly string[]): string;
}

export const sentences: Effect['inWords'] = (pieces) => pieces.join(' ');
export const list: Effect['inWords'] = (pieces) => pieces.join(', ');

/** Days in order; more than a few as a range. */
export const days: Effect['inWords'] = (pieces) =>
  pieces.length <= DAYS_NAMED ? list(pieces) : `${pieces.length} dates, ${pieces[0]} to ${pieces.at(-1)}`;
const DAYS_NAMED = 3;

export const forTheQuote = ({ effectiveDate }: { effectiveDate: IsoDate }): readonly IsoDate[] => [effectiveDate];
export const withoutAQuote = (_quote: unknown, { day }: RulesOn): readonly IsoDate[] => [day];

/** A sentence for both audiences appears once. */
export function perAudience(say: (audience: 'external' | 'internal') => readonly string[]): string[] {
  const [agents, staff] = [say('external'), say('internal')];
  return [
    ...agents.filter((text) => staff.includes(text)),
    ...agents.filter((text) => !staff.includes(text)).map((text) => `Agents: ${text}`),
    ...staff.filter((text) => !agents.includes(text)).map((text) => `Staff: ${text}`),
  ];
}
