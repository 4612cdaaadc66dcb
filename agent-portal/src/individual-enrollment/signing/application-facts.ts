import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';

/** What the client agrees to beyond people and plans. */
export function applicationFacts({ Quote, AmountDue }: EnrollmentPageResponse): [name: string, value: string][] {
  const { EffectiveDate, Individual, Ffm } = Quote;
  const elected = Ffm?.AptcElectedAmount ?? 0;
  return [
    ['Effective date', formatDay(EffectiveDate)],
    ['Due today', formatDollars(AmountDue)],
    ...(Individual.IsFfm
      ? ([['Elected tax credit', elected > 0 ? `${formatDollars(elected)} a month` : 'None']] as [string, string][])
      : []),
  ];
}
