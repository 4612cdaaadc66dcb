import type { PlanKind } from '#shared/plans/plan-codes';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** The fields of a plan that the selection rules need; a subset of the wire's Plan. */
export interface SelectablePlan {
  PlanId: number;
  PlanDisplayName: string;
  IsMedical: boolean;
  IsDental: boolean;
  IsVision: boolean;
  PlanType: PlanKind;
  PlanSuiteName: string | null;
}

/** What the selection rules need to know about the quote, its census and the business rules. */
export interface SelectionFacts {
  audience: 'external' | 'internal';
  /** Employees on the census. */
  employees: number;
  anyDentalEnrolled: boolean;
  anyVisionEnrolled: boolean;
  limits: SelectionLimits;
}

/** Business rules by their keys. */
export interface SelectionLimits {
  MaxNumberPlansSmallGroupInternal: number;
  MaxNumberPlansSmallGroupExternal: number;
  MaxNumberDentalPlansSmallGroup: number;
  MinimumEmployeesForSuite: number;
  MinNumberEmployeesInSmallGroup: number;
  MaxForSmallGroupSmall: number;
  MaxNumberEmployeesInSmallGroup: number;
  WarnMaxNumberPlansSmallGroupSmall: number;
  WarnMaxNumberPlansSmallGroupLarge: number;
}

/** Spec 002 section 5, "Group enrollment (plan selection)" and "Group plan-count rules". The four "required" texts are ours. */
export const NO_MEDICAL_PLAN = 'At least one medical plan must be selected.';
export const DENTAL_PLAN_REQUIRED = 'A dental plan must be selected because a census member enrolls in dental.';
export const VISION_PLAN_REQUIRED = 'A vision plan must be selected because a census member enrolls in vision.';
export const ONE_DENTAL_PLAN = 'You can not select more than one dental plan.';
export const HBC_PAIRING =
  'A HealthbyChoice plan may only be paired with another HealthbyChoice plan. Edit your plan selection to comply with participation rules and proceed with enrollment.';
export const tooManyPlans = (most: number): string =>
  `You have selected more plans than the maximum ${most} plans allowed for this group. Please remove one to proceed. A Small Business representative will contact you after you submit enrollment.`;
export const MANY_PLANS =
  'You have selected more plans than the maximum amount allowed for this group. A Small Business representative will contact you after you submit enrollment.';
export const NOBODY_IN_DENTAL =
  'Nobody on the census enrolls in dental, so the dental plan costs nothing and covers nobody.';
export const NOBODY_IN_VISION =
  'Nobody on the census enrolls in vision, so the vision plan costs nothing and covers nobody.';

/** Spec 002 section 8 names the warning; the wording is ours. */
export const HRA_WARNING =
  'HRA plans come with predefined deductible employer contributions. Agree on them with the group before it enrolls.';

/** Spec 002 section 9: "Employee threshold 25 for the larger-group warning". */
const LARGER_GROUP_UNDER = 25;

/**
 * What prevents a proposal or enrollment with these plans, in the order in which to fix it. Only medical plans count toward the
 * limit (ours: the specification says "plans").
 */
export function selectionProblems(
  selected: readonly SelectablePlan[],
  offered: readonly SelectablePlan[],
  facts: SelectionFacts,
): string[] {
  const medical = selected.filter(({ IsMedical }) => IsMedical);
  const dental = selected.filter(({ IsDental }) => IsDental);
  const most = maximumPlans(facts);
  const broken: [boolean, string][] = [
    [medical.length === 0, NO_MEDICAL_PLAN],
    [facts.anyDentalEnrolled && dental.length === 0, DENTAL_PLAN_REQUIRED],
    [facts.anyVisionEnrolled && !selected.some(({ IsVision }) => IsVision), VISION_PLAN_REQUIRED],
    [dental.length > facts.limits.MaxNumberDentalPlansSmallGroup, ONE_DENTAL_PLAN],
    [isAboveLimit(selected, offered, facts), tooManyPlans(most)],
    [isMixedWithHbc(medical), HBC_PAIRING],
  ];
  return broken.filter(([isBroken]) => isBroken).map(([, message]) => message);
}

/** Warnings for the agent that block nothing. Exceeding the plan limit already blocks, so it causes no warning. */
export function selectionWarnings(
  selected: readonly SelectablePlan[],
  offered: readonly SelectablePlan[],
  facts: SelectionFacts,
): string[] {
  const medical = selected.filter(({ IsMedical }) => IsMedical);
  const noted: [boolean, string][] = [
    [isWarnedOf(selected, offered, facts), MANY_PLANS],
    [medical.some(({ PlanType }) => PlanType === 'HRA'), HRA_WARNING],
    [selected.some(({ IsDental }) => IsDental) && !facts.anyDentalEnrolled, NOBODY_IN_DENTAL],
    [selected.some(({ IsVision }) => IsVision) && !facts.anyVisionEnrolled, NOBODY_IN_VISION],
  ];
  return noted.filter(([isNoted]) => isNoted).map(([, message]) => message);
}

/** A whole suite lifts the limit, and with it the warning. Source: spec 002 section 5, "Group plan-count rules". */
const isWarnedOf = (
  selected: readonly SelectablePlan[],
  offered: readonly SelectablePlan[],
  facts: SelectionFacts,
): boolean =>
  selected.filter(({ IsMedical }) => IsMedical).length > warningLimit(facts) &&
  !isAboveLimit(selected, offered, facts) &&
  !isSuiteSelection(selected, offered, facts);

/** A whole suite may have more plans than the limit. */
const isAboveLimit = (
  selected: readonly SelectablePlan[],
  offered: readonly SelectablePlan[],
  facts: SelectionFacts,
): boolean =>
  selected.filter(({ IsMedical }) => IsMedical).length > maximumPlans(facts) &&
  !isSuiteSelection(selected, offered, facts);

/** The maximum number of medical plans that this user may select for a group. */
export const maximumPlans = ({ audience, limits }: Pick<SelectionFacts, 'audience' | 'limits'>): number =>
  audience === 'internal' ? limits.MaxNumberPlansSmallGroupInternal : limits.MaxNumberPlansSmallGroupExternal;

/**
 * A suite must be selected whole: enough subscribers, exactly one suite, and all of its medical plans.
 * Source: spec 000 section 4, "Plan selection".
 */
export function isSuiteSelection(
  selected: readonly SelectablePlan[],
  offered: readonly SelectablePlan[],
  { employees, limits }: Pick<SelectionFacts, 'employees' | 'limits'>,
): boolean {
  const medical = selected.filter(({ IsMedical }) => IsMedical);
  const suites = new Set(medical.map(({ PlanSuiteName }) => PlanSuiteName));
  const [suite] = suites;
  if (employees < limits.MinimumEmployeesForSuite || suites.size !== 1 || !suite) {
    return false;
  }
  return suitePlans(suite, offered).length === medical.length;
}

/** The medical plans of a suite. */
export const suitePlans = <Plan extends SelectablePlan>(suite: string, offered: readonly Plan[]): Plan[] =>
  offered.filter(({ IsMedical, PlanSuiteName }) => IsMedical && PlanSuiteName === suite);

/** The plans selected together with this one: all medical plans of its suite, or itself alone. */
export function plansSelectedWith(plan: SelectablePlan, offered: readonly SelectablePlan[]): number[] {
  const suite = plan.IsMedical ? plan.PlanSuiteName : null;
  return suite ? suitePlans(suite, offered).map(({ PlanId }) => PlanId) : [plan.PlanId];
}

const isMixedWithHbc = (medical: readonly SelectablePlan[]): boolean => {
  const hbc = medical.filter(({ PlanType }) => PlanType === 'HBC').length;
  return hbc > 0 && hbc < medical.length;
};

/** Infinity if there is no warning for a group of this size. */
function warningLimit({ employees, limits }: SelectionFacts): number {
  if (employees >= limits.MinNumberEmployeesInSmallGroup && employees <= limits.MaxForSmallGroupSmall) {
    return limits.WarnMaxNumberPlansSmallGroupSmall;
  }
  const isLarger =
    employees > limits.MaxForSmallGroupSmall &&
    employees <= limits.MaxNumberEmployeesInSmallGroup &&
    employees < LARGER_GROUP_UNDER;
  return isLarger ? limits.WarnMaxNumberPlansSmallGroupLarge : Infinity;
}

/** For a selection that would overwrite one that someone else has saved in the meantime. */
export const SELECTION_CHANGED =
  'Someone else has saved another selection in the meantime. Your changes are not saved yet.';

/** Same for who takes which plan. */
export const ASSIGNMENTS_CHANGED =
  'Someone else has assigned plans to members in the meantime. Your changes are not saved yet.';

/** The same members in the same plans, in any order. */
export function isSameAssignment(one: readonly MemberAssignment[], other: readonly MemberAssignment[]): boolean {
  const planOf = new Map(other.map(({ MemberId, PlanId }) => [MemberId, PlanId]));
  return one.length === other.length && one.every(({ MemberId, PlanId }) => planOf.get(MemberId) === PlanId);
}

/** The same plans, in any order. */
export const isSameSelection = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

export const APPROVE_CENSUS_FIRST = 'Approve the census before you choose plans.';
export const SELECTION_CLOSED = 'The plans of this quote can no longer be changed.';

const OPEN: readonly QuoteStatus[] = ['Quoting', 'CreatedProposal'];

/** Why the plans of a group quote cannot be selected now, or null when they can. */
export function selectionLock(status: QuoteStatus): string | null {
  if (OPEN.includes(status)) {
    return null;
  }
  return status === 'EditingCensus' ? APPROVE_CENSUS_FIRST : SELECTION_CLOSED;
}
