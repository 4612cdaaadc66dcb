import type { Rules } from '#shared/business-rules/rules';
import type { IsoDate } from '#shared/dates/iso-date';
import { type EffectiveDateFacts, passedDateProblem } from '#shared/quotes/allowed-effective-dates';
import type { QuoteType } from '#shared/quotes/quote-type';
import { audienceOf } from '#shared/roles/permissions';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { GroupQuote } from './quotes.repository.ts';

type DateRules = Pick<Rules, 'SmallGroupInternalExtraRange' | 'OverrideCreateQuoteToTestRates'>;

/** The inputs of the rule for allowed effective dates from the user, the calendar and today's business rules. */
export const effectiveDateFacts = (
  user: SessionUser,
  quote: { quoteType: QuoteType; renewalDate: IsoDate | null },
  today: IsoDate,
  rules: DateRules,
): EffectiveDateFacts => ({
  quoteType: quote.quoteType,
  renewalDate: quote.renewalDate,
  today,
  audience: audienceOf(user.permissions),
  internalExtraMonths: rules.SmallGroupInternalExtraRange,
  anyQuarter: rules.OverrideCreateQuoteToTestRates,
});

/**
 * Prevents promising coverage from a date that has passed.
 * @param rules of today
 * @throws RULE_BROKEN when the effective date has passed and this user could not select it now
 */
export function assertDateNotPassed(
  user: SessionUser,
  { quoteType, effectiveDate, group }: GroupQuote,
  today: IsoDate,
  rules: DateRules,
): void {
  const facts = effectiveDateFacts(user, { quoteType, renewalDate: group.renewalDate }, today, rules);
  const problem = passedDateProblem(effectiveDate, facts);
  if (problem) {
    throw new AppError('RULE_BROKEN', problem, { EffectiveDate: [problem] });
  }
}
