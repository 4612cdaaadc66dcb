import type { DailyAction } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { addDays } from '#shared/dates/iso-date';
import { QUALIFYING_EVENT_OPTIONS } from '#shared/eligibility/qualifying-events';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';

/** "8 days of grace left (until 12/31/2026)": what is wrong and by when. */
export const actionText = (action: DailyAction): string => TEXTS[action.Kind](action);

/** What helps to decide; '' for nothing. */
export function actionDetail({ Kind, AmountDue, TaxCredit, CsrLevelDescription, EnrollUntil }: DailyAction): string {
  const credit = `tax credit of ${formatDollars(TaxCredit)} a month`;
  const reduction = CsrLevelDescription === '' ? '' : `, cost-sharing reduction (${CsrLevelDescription})`;
  switch (Kind) {
    case 'PastDue':
      return `${formatDollars(AmountDue)} due.`;
    case 'SubsidyAtRisk':
      return `${formatDollars(AmountDue)} due. At risk: ${credit}${reduction}.`;
    case 'RenewalOpen':
      return TaxCredit === null
        ? ''
        : `Has a ${credit}${reduction}. Without a renewal the marketplace renews by itself and decides it from old information.`;
    case 'Turning26':
      return 'A child with a disability may stay.';
    case 'Turning65':
      return `Enrollment is possible until ${formatDay(EnrollUntil!)}. A tax credit ends when Medicare can begin.`;
    default:
      return '';
  }
}

/** What the button for the next step says. */
export const actionStep = ({ Kind, RenewalYear }: Pick<DailyAction, 'Kind' | 'RenewalYear'>): string =>
  Kind === 'RenewalOpen' ? `Renew for ${RenewalYear}` : STEPS[Kind];

const STEPS = {
  PastDue: 'Open contract',
  SubsidyAtRisk: 'Open contract',
  SpecialEnrollmentEnding: 'Continue quote',
  Turning26: 'Open contract',
  Turning65: 'Open contract',
  DoctorUnavailable: 'Change doctor',
} as const;

const TEXTS: Readonly<Record<DailyAction['Kind'], (action: DailyAction) => string>> = {
  PastDue: graceText,
  SubsidyAtRisk: graceText,
  SpecialEnrollmentEnding: ({ Event, DaysLeft, Deadline }) =>
    `${Event ? QUALIFYING_EVENT_OPTIONS[Event].name : 'Special enrollment'}: ${daysText(DaysLeft!)} left (until ${formatDay(Deadline!)})`,
  RenewalOpen: ({ RenewalYear, DaysLeft, Deadline }) =>
    `Not renewed for ${RenewalYear}: ${daysText(DaysLeft!)} left (until ${formatDay(Deadline!)})`,
  Turning26: ({ Member, Birthday, DaysLeft, Deadline }) =>
    `${Member!.First} ${Birthday! < addDays(Deadline!, -DaysLeft!) ? 'turned' : 'turns'} 26 on ${formatDay(Birthday!)} and is covered until ${formatDay(Deadline!)}`,
  Turning65: medicareText,
  DoctorUnavailable: ({ Member, DoctorName, DoctorProblem }) =>
    `${Member!.First}’s doctor${DoctorName === '' ? '' : `, ${DoctorName},`} ${
      DoctorProblem === 'NotInNetwork' ? 'is no longer in the plan’s network' : 'no longer accepts new patients'
    }`,
};

function graceText({ DaysLeft, Deadline }: DailyAction): string {
  return DaysLeft! < 0
    ? `Grace ended on ${formatDay(Deadline!)}`
    : DaysLeft === 0
      ? `Last day of grace (${formatDay(Deadline!)})`
      : `${daysText(DaysLeft!)} of grace left (until ${formatDay(Deadline!)})`;
}

/** The deadline is the day before Medicare can begin. */
function medicareText({ Member, Birthday, EnrollFrom, DaysLeft, Deadline }: DailyAction): string {
  const turns = `${Member!.First} turns 65 on ${formatDay(Birthday!)}`;
  return DaysLeft! < 0
    ? `${turns}. Medicare could have begun on ${formatDay(addDays(Deadline!, 1))}`
    : `${turns}. Can enroll in Medicare from ${formatDay(EnrollFrom!)}; by ${formatDay(Deadline!)} to begin on ${formatDay(addDays(Deadline!, 1))}`;
}

const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
