import { isUseLongAgo } from '#shared/census/tobacco';
import type { IsoDate } from '#shared/dates/iso-date';
import type { EnrollingMember } from '#shared/individual-enrollment/individual-enrollment.record';
import type { CarrierApplicant } from '#shared/installation/carrier-application';
import type { CarrierCoverage } from '#shared/installation/carrier-payload';
import type { Coverage } from '#shared/plans/plan-codes';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { carrierAddress, carrierProvider, memberReference } from '../installation/carrier/carrier-member.ts';

type ChosenPlan = Pick<Plan, 'coverage' | 'hiosPlanId'>;

interface ChosenCoverage {
  plans: readonly ChosenPlan[];
  effectiveDate: IsoDate;
}

/** The people of an application, the applicant first: everyone who takes coverage, and the applicant in any case. */
export function carrierApplicants(
  members: readonly EnrollingMember[],
  { plans, effectiveDate }: ChosenCoverage,
): CarrierApplicant[] {
  const applicant = members.find(isApplicant);
  const others = members.filter((member) => !isApplicant(member) && coveragesOf(member, plans).length > 0);
  return applicant
    ? [applicant, ...others].map((member) => carrierApplicant(member, applicant, { plans, effectiveDate }))
    : [];
}

const isApplicant = ({ RelationshipToSubscriber }: EnrollingMember): boolean => RelationshipToSubscriber === 'Self';

function carrierApplicant(
  member: EnrollingMember,
  applicant: EnrollingMember,
  { plans, effectiveDate }: ChosenCoverage,
): CarrierApplicant {
  const home = member.SameAsPrimary ? applicant.HomeAddress : member.HomeAddress;
  return {
    Reference: memberReference(member.Id),
    Relationship: member.RelationshipToSubscriber,
    FirstName: member.FirstName,
    MiddleInitial: member.MiddleInitial ?? '',
    LastName: member.LastName,
    DateOfBirth: member.DateOfBirth,
    Gender: member.Gender,
    SSN: member.SSN,
    Address: carrierAddress(home),
    MailingAddress: member.MailingAddressSameAsHome ? null : carrierAddress(member.MailingAddress),
    Phone: member.HomeNumber ?? applicant.HomeNumber ?? '',
    Email: member.EmailAddress ?? '',
    Race: member.Race ?? '',
    Ethnicity: member.Ethnicity ?? '',
    UsesTobacco: member.Tobacco && !isUseLongAgo(member.LastTobaccoUse, effectiveDate),
    LastTobaccoUse: member.LastTobaccoUse,
    ExemptionNumber: member.ExemptionNumber ?? '',
    IsDisabled: member.Disabled,
    Coverages: coveragesOf(member, plans),
    PrimaryCareProvider: carrierProvider(member),
  };
}

function coveragesOf(member: EnrollingMember, plans: readonly ChosenPlan[]): CarrierCoverage[] {
  const takes: Record<Coverage, boolean> = {
    medical: member.MedicalStatus === 'Enroll',
    dental: member.DentalStatus === 'Enroll',
    vision: member.VisionStatus === 'Enroll',
  };
  return plans
    .filter(({ coverage }) => takes[coverage])
    .map(({ coverage, hiosPlanId }) => ({ Coverage: coverage, PlanId: hiosPlanId }));
}
