import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { isShortTermDenied } from '#shared/individual-enrollment/submission-outcome';
import { shortTermLastDay } from '#shared/individuals/individual-terms';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';

/** Known before it is submitted: no payment is promised then. */
export const willBeDenied = ({ Quote, Health }: Pick<EnrollmentPageResponse, 'Quote' | 'Health'>): boolean =>
  Quote.Individual.IndividualPlanType === 'ShortTerm' && isShortTermDenied(Health);

/** What the client agrees to beyond people and plans. */
export function applicationFacts(page: EnrollmentPageResponse): [name: string, value: string][] {
  const { Quote, AmountDue, Marketplace } = page;
  const { EffectiveDate, Individual } = Quote;
  const { CoverageLength } = Individual;
  const elected = Marketplace?.ElectedCredit ?? 0;
  return [
    ['Effective date', formatDay(EffectiveDate)],
    ...(CoverageLength === null
      ? []
      : ([['Last day of coverage', formatDay(shortTermLastDay(EffectiveDate, CoverageLength))]] as [string, string][])),
    ['Due today', willBeDenied(page) ? 'Nothing: the application will be denied' : formatDollars(AmountDue)],
    ...(Individual.IsFfm
      ? ([['Elected tax credit', elected > 0 ? `${formatDollars(elected)} a month` : 'None']] as [string, string][])
      : []),
  ];
}
