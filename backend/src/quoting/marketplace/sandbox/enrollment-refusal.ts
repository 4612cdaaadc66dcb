import type { IsoDate } from '#shared/dates/iso-date';
import type { RefusalCode } from '#shared/marketplace/enroll-refusals';
import type { MarketplaceEnrollment } from '#shared/marketplace/marketplace-payload';
import { eligibilityOf } from './applications.ts';
import type { NamedConsumer } from './named-consumers.ts';

export interface SentRefusal {
  Code: string;
  Message: string;
}

/** Why the sandbox refuses an enrollment: what was sent does not fit the application, or the consumer's own refusal. */
export function enrollmentRefusal(
  enrollment: MarketplaceEnrollment,
  consumer: NamedConsumer,
  completedOn: IsoDate,
): SentRefusal | null {
  const { Applicants, AptcAmount, EnrollmentPeriod } = eligibilityOf(enrollment.ConsumerId, consumer, completedOn);
  const known = new Set(Applicants.map(({ ApplicantId }) => ApplicantId));
  const checks: readonly (readonly [isBroken: boolean, code: RefusalCode])[] = [
    [enrollment.Applicants.length === 0, 'SubscriberNotSpecified'],
    [enrollment.Applicants.some(({ ApplicantId }) => !known.has(ApplicantId)), 'MemberNotOnApplication'],
    [enrollment.ElectedAptcAmount > AptcAmount, 'IncorrectAPTCAmount'],
    [enrollment.ElectedAptcAmount > 0 && !enrollment.AptcAttestation, 'APTCEligibleAndAPTCAttestationIndicatorFalse'],
    [!EnrollmentPeriod.EffectiveDates.includes(enrollment.EffectiveDate), 'InvalidEffectiveDateForEnrollmentPeriod'],
  ];
  const broken = checks.find(([isBroken]) => isBroken)?.[1];
  return broken ? { Code: broken, Message: `Refused: ${broken}.` } : (consumer.refusal ?? null);
}
