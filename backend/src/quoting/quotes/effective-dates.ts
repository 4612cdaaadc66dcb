import type { Rules } from '#shared/business-rules/rules';
import type { IsoDate } from '#shared/dates/iso-date';
import type { EffectiveDateFacts } from '#shared/quotes/allowed-effective-dates';
import type { QuoteType } from '#shared/quotes/quote-type';
import { audienceOf } from '#shared/roles/permissions';
import type { SessionUser } from '../../platform/http/current-user.ts';

/** The inputs of the rule for allowed effective dates from the user, the calendar and today's business rules. */
export const effectiveDateFacts = (
  user: SessionUser,
  quote: { quoteType: QuoteType; renewalDate: IsoDate | null },
  today: IsoDate,
  rules: Pick<Rules, 'SmallGroupInternalExtraRange' | 'OverrideCreateQuoteToTestRates'>,
): EffectiveDateFacts => ({
  quoteType: quote.quoteType,
  renewalDate: quote.renewalDate,
  today,
  audience: audienceOf(user.permissions),
  internalExtraMonths: rules.SmallGroupInternalExtraRange,
  anyQuarter: rules.OverrideCreateQuoteToTestRates,
});
