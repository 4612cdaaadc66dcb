import type { MemberFacts } from '#shared/enrollment/members/members.record';
import { plausibleDayProblem } from '#shared/dates/day-problems';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import type { EnrolledMember } from '#shared/enrollment/members/household';
import {
  isSegmentClass,
  needsDateOfHire,
  retireeProblem,
  SPECIAL_CLASSES,
  type SpecialClass,
} from '#shared/enrollment/members/member-class';
import { addDays, dayOfMonth, firstOfNextMonth, type IsoDate } from '#shared/dates/iso-date';
import type { NewHireWaiting } from '#shared/enrollment/application-options';

/** Spec 001 section 5, word for word. */
export const WAITING_PERIOD_NOT_SATISFIED =
  'The employee has not satisfied the new-hire waiting period. Please correct the date of hire or remove the employee from the census.';
export const SELECT_SEGMENT_FIRST = 'Please select Employee segment before entering Date of Hire.';

/** The same day if it is the first of a month, otherwise the first of the next month. */
const firstOfMonthFrom = (day: IsoDate): IsoDate => (dayOfMonth(day) === 1 ? day : firstOfNextMonth(day));

const FIRST_COVERED: Record<NewHireWaiting, (hired: IsoDate) => IsoDate> = {
  DateOfHire: (hired) => hired,
  Days30: (hired) => addDays(hired, 30),
  Days60: (hired) => addDays(hired, 60),
  Days90: (hired) => addDays(hired, 90),
  FirstOfMonthFollowing: firstOfNextMonth,
  FirstOfMonthAfter30: (hired) => firstOfMonthFrom(addDays(hired, 30)),
  FirstOfMonthAfter60: (hired) => firstOfMonthFrom(addDays(hired, 60)),
};

/**
 * The first day on which a new hire can be covered. The hire date is day 0. "First of month after 30 days" is the first of a month
 * on or after the 30th day; "first of month following" is always a later month.
 */
export const firstCoveredDay = (rule: NewHireWaiting, hired: IsoDate): IsoDate => FIRST_COVERED[rule](hired);

/**
 * @param rule the employee's segment's rule; null while the application does not say
 * Source: spec 001 section 5, "Date of hire and eligibility".
 */
export const waitingPeriodProblem = (
  rule: NewHireWaiting | null,
  hired: IsoDate,
  effectiveDate: IsoDate,
): string | null =>
  rule !== null && firstCoveredDay(rule, hired) > effectiveDate ? WAITING_PERIOD_NOT_SATISFIED : null;

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
