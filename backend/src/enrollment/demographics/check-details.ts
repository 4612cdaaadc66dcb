import type { FieldErrors } from '#shared/answers/errors';
import type {
  EnrollmentMember,
  EnrollmentPlan,
  MemberDetails,
  MemberFacts,
} from '#shared/enrollment/members/members.record';
import type { LocationResponse } from '#shared/locations/location.record';
import {
  impossibleCobraProblem,
  impossibleHireProblem,
  isOfferedClass,
  SEGMENT_NOT_OFFERED,
  SUBGROUP_NOT_OFFERED,
} from '#shared/enrollment/members/employment-problems';
import type { ZipPrefixes } from '#shared/formats/zip';
import { placeProblems } from '#shared/locations/address-place';

/** Our wording. */
export const PLAN_NOT_OF_QUOTE = 'This plan is not one of the quote. Choose another one.';

/** Locations of the ZIPs of the two addresses (null if unknown or empty), and the allowed ZIPs. */
export interface Places {
  home: LocationResponse | null;
  mailing: LocationResponse | null;
  prefixes: ZipPrefixes;
}

/**
 * What is wrong with the details of a member, by field: unknown places, and classes, subgroups and plans that the quote does not have. An
 * unchanged value passes: it makes the member incomplete, but the rest can still be saved.
 */
export function detailsErrors(
  details: MemberDetails,
  before: EnrollmentMember,
  { facts, places }: { facts: MemberFacts; places: Places },
): FieldErrors {
  const isEmployee = before.RelationshipToSubscriber === 'Self';
  return {
    ...(isEmployee ? { ...choiceErrors(details, before, facts), ...dateErrors(details, before, facts) } : {}),
    ...(!isEmployee && details.LivesWithEmployee ? {} : placeErrors(details, places, 'Home')),
    ...(details.MailingAddressSameAsHome ? {} : placeErrors(details, places, 'Mailing')),
  };
}

function choiceErrors(details: MemberDetails, before: EnrollmentMember, facts: MemberFacts): FieldErrors {
  const errors: FieldErrors = {};
  const { MemberClass, SubGroupId } = details;
  if (MemberClass && MemberClass !== before.MemberClass && !isOfferedClass(MemberClass, facts)) {
    errors.MemberClass = [SEGMENT_NOT_OFFERED];
  }
  const isSubGroup = facts.SubGroups.some((subgroup) => subgroup.SubGroupId === SubGroupId);
  if (SubGroupId && SubGroupId !== before.SubGroupId && !isSubGroup) {
    errors.SubGroupId = [SUBGROUP_NOT_OFFERED];
  }
  const plans = [
    ['SelectedMedicalPlanId', facts.MedicalPlans],
    ['SelectedDentalPlanId', facts.DentalPlans],
  ] as const;
  for (const [field, offered] of plans) {
    if (details[field] && details[field] !== before[field] && !isAmong(offered, details[field])) {
      errors[field] = [PLAN_NOT_OF_QUOTE];
    }
  }
  return errors;
}

/** Impossible dates, if they were changed. */
function dateErrors(details: MemberDetails, before: EnrollmentMember, facts: MemberFacts): FieldErrors {
  const dates = { ...details, DateOfBirth: before.DateOfBirth };
  const hired = details.DateOfHire === before.DateOfHire ? null : impossibleHireProblem(dates, facts);
  const cobra = details.COBRAEligibility === before.COBRAEligibility ? null : impossibleCobraProblem(dates, facts);
  return { ...(hired ? { DateOfHire: [hired] } : {}), ...(cobra ? { COBRAEligibility: [cobra] } : {}) };
}

const isAmong = (plans: readonly EnrollmentPlan[], planId: number): boolean =>
  plans.some(({ PlanId }) => PlanId === planId);

function placeErrors(details: MemberDetails, places: Places, which: 'Home' | 'Mailing'): FieldErrors {
  const [address, location] =
    which === 'Home' ? [details.HomeAddress, places.home] : [details.MailingAddress, places.mailing];
  const problems = placeProblems(address, location, places.prefixes);
  return Object.fromEntries(problems.map(({ Field, Message }) => [`${which}Address.${Field}`, [Message]]));
}
