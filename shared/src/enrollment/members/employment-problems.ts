import type { MemberFacts } from '#shared/enrollment/members/members.record';
import { plausibleDayProblem } from '#shared/dates/plausible-day';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import type { EnrolledMember } from '#shared/enrollment/members/household';
import {
  isSegmentClass,
  needsDateOfHire,
  retireeProblem,
  SPECIAL_CLASSES,
  type SpecialClass,
} from '#shared/enrollment/members/member-class';
import { SELECT_SEGMENT_FIRST, waitingPeriodProblem } from '#shared/enrollment/members/new-hire-waiting';

/** Ours: the specification gives the rules but no wording. */
export const CHOOSE_SEGMENT = 'Employee segment is required.';
export const SEGMENT_NOT_OFFERED = 'This employee segment is not part of the application. Choose another one.';
export const CHOOSE_SUBGROUP = 'Subgroup is required.';
export const SUBGROUP_NOT_OFFERED = 'This subgroup is not part of the application. Choose another one.';
export const DATE_OF_HIRE_REQUIRED = 'Date of hire is required.';
export const HIRED_BEFORE_BIRTH = 'The date of hire must be after the date of birth.';
export const COBRA_BEFORE_BIRTH = 'The COBRA eligibility date must be after the date of birth.';
export const COBRA_BEFORE_HIRE = 'The COBRA eligibility date cannot be before the date of hire.';

/** An employee's segment, subgroup and hire date. Source: spec 001 section 5, "Date of hire and eligibility". */
export const classProblems = (employee: EnrolledMember, facts: MemberFacts): EnrollmentProblem[] =>
  [
    about('MemberClass', segmentProblem(employee, facts)),
    about('SubGroupId', subGroupProblem(employee, facts)),
    about('DateOfHire', dateOfHireProblem(employee, facts)),
  ].flat();

export const about = (Field: string, Message: string | null): EnrollmentProblem[] =>
  Message ? [{ Field, Message }] : [];

function segmentProblem({ MemberClass, Age }: EnrolledMember, facts: MemberFacts): string | null {
  if (MemberClass === null) {
    return CHOOSE_SEGMENT;
  }
  return isOfferedClass(MemberClass, facts) ? retireeProblem(MemberClass, Age) : SEGMENT_NOT_OFFERED;
}

/** A segment of the application, or a special class that it enables. */
export const isOfferedClass = (
  memberClass: string,
  { Segments, SpecialClasses }: Pick<MemberFacts, 'Segments' | 'SpecialClasses'>,
): boolean =>
  isSegmentClass(memberClass)
    ? Segments.some(({ SegmentClassId }) => SegmentClassId === memberClass)
    : isSpecialClass(memberClass) && SpecialClasses.includes(memberClass);

export const isSpecialClass = (text: string): text is SpecialClass =>
  (SPECIAL_CLASSES as readonly string[]).includes(text);

/** Asked only if there are subgroups besides the primary group. */
function subGroupProblem({ SubGroupId }: EnrolledMember, { SubGroups }: MemberFacts): string | null {
  if (SubGroupId === null) {
    return SubGroups.length > 1 ? CHOOSE_SUBGROUP : null;
  }
  return SubGroups.some((subgroup) => subgroup.SubGroupId === SubGroupId) ? null : SUBGROUP_NOT_OFFERED;
}

type EmploymentDates = Pick<EnrolledMember, 'DateOfBirth' | 'DateOfHire' | 'COBRAEligibility'>;

/** A hire date that is impossible, regardless of the other fields. */
export function impossibleHireProblem(
  { DateOfBirth, DateOfHire }: Pick<EmploymentDates, 'DateOfBirth' | 'DateOfHire'>,
  { EffectiveDate }: Pick<MemberFacts, 'EffectiveDate'>,
): string | null {
  if (DateOfHire === null) {
    return null;
  }
  return DateOfHire <= DateOfBirth ? HIRED_BEFORE_BIRTH : plausibleDayProblem(DateOfHire, EffectiveDate);
}

/** The same for the day from which COBRA coverage is due: after birth, and not before employment. */
export function impossibleCobraProblem(
  { DateOfBirth, DateOfHire, COBRAEligibility }: EmploymentDates,
  { EffectiveDate }: Pick<MemberFacts, 'EffectiveDate'>,
): string | null {
  if (COBRAEligibility === null) {
    return null;
  }
  if (COBRAEligibility <= DateOfBirth) {
    return COBRA_BEFORE_BIRTH;
  }
  return DateOfHire !== null && COBRAEligibility < DateOfHire
    ? COBRA_BEFORE_HIRE
    : plausibleDayProblem(COBRAEligibility, EffectiveDate);
}

/** What is wrong with a hire date, for both the form and the check. */
export function dateOfHireProblem(
  { MemberClass, DateOfHire, DateOfBirth }: Pick<EnrolledMember, 'MemberClass' | 'DateOfHire' | 'DateOfBirth'>,
  { Segments, EffectiveDate }: Pick<MemberFacts, 'Segments' | 'EffectiveDate'>,
): string | null {
  if (DateOfHire === null) {
    return needsDateOfHire(MemberClass) ? DATE_OF_HIRE_REQUIRED : null;
  }
  if (MemberClass === null) {
    return SELECT_SEGMENT_FIRST;
  }
  const impossible = impossibleHireProblem({ DateOfBirth, DateOfHire }, { EffectiveDate });
  if (impossible) {
    return impossible;
  }
  const rule = Segments.find(({ SegmentClassId }) => SegmentClassId === MemberClass)?.NewHireRule ?? null;
  return waitingPeriodProblem(rule, DateOfHire, EffectiveDate);
}
