import type { EnrolledMember } from '#shared/enrollment/members/household';
import { statusOfClass } from '#shared/enrollment/members/member-class';
import type { CarrierAddress, CarrierCoverage, CarrierMember } from '#shared/installation/carrier-payload';
import type { MemberAddress } from '#shared/persons/person.record';
import type { Plan } from '../../../catalogue/plans/plan.table.ts';

export const memberReference = (censusMemberId: number): string => `M${censusMemberId}`;

/** Takes some coverage; everyone else is not a member at the carrier. */
export const takesCover = ({ MedicalStatus, DentalStatus, VisionStatus }: EnrolledMember): boolean =>
  [MedicalStatus, DentalStatus, VisionStatus].includes('Enroll');

/**
 * A person in the form of the carrier system, without the SSN, which is decrypted only when sent.
 *
 * @param employee of the household; the person itself for an employee
 * @param plans the quote's selected plans
 */
export function carrierMember(
  member: EnrolledMember,
  employee: EnrolledMember,
  { plans, isDisabled }: { plans: readonly Plan[]; isDisabled: boolean },
): CarrierMember {
  const status = statusOfClass(employee.MemberClass);
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
    Address: carrierAddress(member.HomeAddress),
    Phone: member.HomeNumber ?? employee.HomeNumber ?? '',
    Email: member.EmailAddress ?? '',
    IsDisabled: isDisabled,
    SubGroupId: member.SubGroupId ?? '',
    SegmentClassId: member.MemberClass ?? '',
    DateOfHire: member.DateOfHire,
    Status: status,
    Cobra:
      status === 'COBRA'
        ? { Begin: employee.COBRAEligibility, Months: employee.COBRADuration, Event: employee.COBRAEvent }
        : null,
    Coverages: coveragesOf(member, plans),
    PrimaryCareProvider: carrierProvider(member),
  };
}

export const carrierAddress = (home: MemberAddress): CarrierAddress => ({
  AddressLine1: home.AddressLine1,
  AddressLine2: '',
  City: home.City,
  StateCode: home.StateCode,
  PostalCode: home.FullPostalCode,
});

/** Coverage without a plan of its kind is sent without one, and the carrier rejects it. */
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

type ChosenProvider = Pick<
  EnrolledMember,
  | 'PrimaryCareProviderId'
  | 'PrimaryCareProviderName'
  | 'PrimaryCareProviderAutoAssign'
  | 'PrimaryCareProviderExistingPatient'
>;

/** Left out where the carrier chooses one. */
export const carrierProvider = (member: ChosenProvider): CarrierMember['PrimaryCareProvider'] =>
  member.PrimaryCareProviderId && !member.PrimaryCareProviderAutoAssign
    ? {
        ProviderId: member.PrimaryCareProviderId,
        ProviderName: member.PrimaryCareProviderName ?? '',
        IsExistingPatient: member.PrimaryCareProviderExistingPatient,
      }
    : null;
