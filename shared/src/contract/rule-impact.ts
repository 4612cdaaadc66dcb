import type { RuleEffect } from '#shared/business-rules/rule-effects';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** One thing about a quote that would be another: what the product says now and what it would say, in words. */
export interface ChangedResult {
  Effect: RuleEffect;
  Before: string;
  After: string;
}

/** A quote whose result a rule would change. */
export interface ChangedQuote {
  QuoteId: number;
  GroupId: number;
  GroupName: string;
  QuoteName: string;
  Status: QuoteStatus;
  EffectiveDate: IsoDate;
  /** The first day, from today on, on which the rule's value is another for this quote. */
  From: IsoDate;
  Changes: ChangedResult[];
}

/**
 * POST /api/sales/PreviewBusinessRule takes the body of AddOrUpdateBusinessRule, makes the same checks, writes nothing, and answers
 * what saving would change about the quotes that are open. Quotes are looked at in the order of their ids, some thousand at a time:
 * where `Next` is a number the same request with `?after=` that number goes on.
 */
export interface RuleImpactResponse {
  /** Completes "it decides …". */
  Decides: string;
  /** No quote can depend on this rule, so none was looked at. */
  ReachesNoQuote: boolean;
  /** Open quotes that this step looked at. */
  LookedAt: number;
  /** Those among them whose result changes. */
  Changed: number;
  ByEffect: { Effect: RuleEffect; Count: number }[];
  /** The first of the changed ones: at most 50 a step. */
  Quotes: ChangedQuote[];
  /** The last quote that was looked at, when there are more; null at the end. */
  Next: number | null;
  /** The highest id of a quote: how far `Next` is. */
  Last: number;
}
