import type { EnrolledMember } from '#shared/enrollment/members/household';
import type { CarrierCoverage, CarrierMember } from '#shared/installation/carrier-payload';
import type { Plan } from '../../../catalogue/plans/plan.entity.ts';

export const memberReference = (censusMemberId: number): string => `M${censusMemberId}`;

/** Who takes any cover; everybody else is no member of the carrier. */
export const takesCover = ({ MedicalStatus, DentalStatus, VisionStatus }: EnrolledMember): boolean =>
  [MedicalStatus, DentalStatus, VisionStatus].includes('Enroll');

/**
 * A person as the carrier system is sent them, the SSN left out: it is opened on the way.
 *
 * @param employee of the household, the person itself where it is the employee
 * @param plans the chosen plans of the quote
 */
export function carrierMember(
  member: EnrolledMember,
  employee: EnrolledMember,
  { plans, isDisabled }: { plans: readonly Plan[]; isDisabled: boolean },
): CarrierMember {
  return {
    Reference: memberReference(member.Id),
    SubscriberReference: memberReference(employee.Id),
    Relationship: member.RelationshipToSubscriber,
    FirstName: member.FirstName,
    MiddleInitial: member.MiddleInitial ?? '',
    LastName: member.LastName,
    DateOfBirth: member.DateOfBirth,
    Gender: member.Gender,
    SSN: null,
    Address: addressOf(member),
    Phone: member.HomeNumber ?? employee.HomeNumber ?? '',
    Email: member.EmailAddress ?? '',
    IsDisabled: isDisabled,
    SubGroupId: member.SubGroupId ?? '',
    SegmentClassId: member.MemberClass ?? '',
    DateOfHire: member.DateOfHire,
    CobraMonths: member.COBRADuration,
    Coverages: coveragesOf(member, plans),
    PrimaryCareProvider: providerOf(member),
  };
}

const addressOf = ({ HomeAddress: home }: EnrolledMember): CarrierMember['Address'] => ({
  AddressLine1: home.AddressLine1,
  AddressLine2: '',
  City: home.City,
  StateCode: home.StateCode,
  PostalCode: home.FullPostalCode,
});

/** Without a plan of its kind a cover is sent with none, and the carrier says so. */
function coveragesOf(member: EnrolledMember, plans: readonly Plan[]): CarrierCoverage[] {
  const chosen = {
    medical: member.MedicalStatus === 'Enroll' && plans.find(({ id }) => id === member.SelectedMedicalPlanId),
    dental: member.DentalStatus === 'Enroll' && plans.find(({ id }) => id === member.SelectedDentalPlanId),
    vision: member.VisionStatus === 'Enroll' && plans.find(({ coverage }) => coverage === 'vision'),
  };
  return (['medical', 'dental', 'vision'] as const).flatMap((coverage) => {
    const plan = chosen[coverage];
    return plan === false ? [] : [{ Coverage: coverage, PlanId: plan?.hiosPlanId ?? '' }];
  });
}

/** Where the carrier is to choose one it is sent none. */
const providerOf = (member: EnrolledMember): CarrierMember['PrimaryCareProvider'] =>
  member.PrimaryCareProviderId && !member.PrimaryCareProviderAutoAssign
    ? {
        ProviderId: member.PrimaryCareProviderId,
        ProviderName: member.PrimaryCareProviderName ?? '',
        IsExistingPatient: member.PrimaryCareProviderExistingPatient,
      }
    : null;
