import type { Rules } from '#shared/business-rules/rules';
import { QUALIFYING_EVENT_OPTIONS } from '#shared/eligibility/qualifying-events';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import type { Eligibility } from '#shared/marketplace/marketplace.record';
import { grantedLevelText } from '#shared/marketplace/marketplace-facts';
import { eventOfSepReason } from '#shared/marketplace/eligibility-problem';

type Period = Eligibility['EnrollmentPeriod'];

/** What was granted, to the household as a whole. */
export function eligibilityFacts(eligibility: Eligibility, rules: Rules): (readonly [name: string, value: string])[] {
  const { AptcAmount, CsrLevel, EnrollmentPeriod, SpecialEnrollmentVerificationPendingIndicator } = eligibility;
  const { EventDate, EffectiveDates } = EnrollmentPeriod;
  return [
    ['Tax credit', `${formatDollars(AptcAmount)} a month`],
    ['Cost sharing', grantedLevelText(CsrLevel, rules)],
    ['Enrollment period', periodText(EnrollmentPeriod)],
    ...(EventDate === null ? [] : [['Event date', formatDay(EventDate)] as const]),
    [
      EffectiveDates.length === 1 ? 'Effective date' : 'Effective dates',
      EffectiveDates.map((day) => formatDay(day)).join(' or '),
    ],
    ...(SpecialEnrollmentVerificationPendingIndicator
      ? [['Verification', verificationText(eligibility.SpecialEnrollmentVerificationDueDate)] as const]
      : []),
  ];
}

function periodText({ Kind, ReasonCode }: Period): string {
  const event = eventOfSepReason(ReasonCode ?? '');
  return Kind === 'Special' && event
    ? `Special enrollment: ${QUALIFYING_EVENT_OPTIONS[event].name}`
    : 'Open enrollment';
}

const verificationText = (due: Eligibility['SpecialEnrollmentVerificationDueDate']): string =>
  due === null ? 'Pending' : `Documents due ${formatDay(due)}`;
