import type { ApplicationAnswers } from '#shared/enrollment/application.record';

/** Member classes besides the application's employee segments. */
export const SPECIAL_CLASSES = ['COBRA', 'EarlyRetiree', 'Retiree'] as const;
export type SpecialClass = (typeof SPECIAL_CLASSES)[number];

export const SPECIAL_CLASS_LABELS: Record<SpecialClass, string> = {
  COBRA: 'COBRA',
  EarlyRetiree: 'Early retiree',
  Retiree: 'Retiree',
};

/** CA and two digits: an employee segment. Source: spec 001 section 3, "Employee segment". */
export const isSegmentClass = (memberClass: string | null): boolean =>
  memberClass !== null && /^CA\d{2}$/.test(memberClass);

/**
 * The special classes that the application enables: COBRA if the employer is subject to it, both kinds of retirees if the employer
 * covers early retirees. Ours: the specification names the classes but not their conditions.
 */
export const offeredSpecialClasses = ({
  CobraRequired,
  EarlyRetireeCoverage,
}: Pick<ApplicationAnswers, 'CobraRequired' | 'EarlyRetireeCoverage'>): SpecialClass[] =>
  SPECIAL_CLASSES.filter((special) => (special === 'COBRA' ? CobraRequired : EarlyRetireeCoverage) === true);

/** What people are to the group: its employees, its retirees, or former members who continue their coverage. */
export type PersonStatus = 'Active' | 'Retired' | 'COBRA';

/** The status of an employee, and so of the household, by the employee's class. The only place that decides it. */
export const statusOfClass = (memberClass: string | null): PersonStatus =>
  memberClass === 'COBRA'
    ? 'COBRA'
    : memberClass === 'EarlyRetiree' || memberClass === 'Retiree'
      ? 'Retired'
      : 'Active';

/** A hire date is required, "unless the segment is COBRA or early-retiree (still required for CA classes)". Spec 001 section 5. */
export const needsDateOfHire = (memberClass: string | null): boolean =>
  memberClass !== 'COBRA' && memberClass !== 'EarlyRetiree';

/** Spec 001 section 9, "Retiree age 65". */
export const RETIREE_AGE_YEARS = 65;

/** Ours: the specification gives the rule but does not word it. */
export const EARLY_RETIREE_UNDER_65 =
  'The early retiree segment is for members under 65. Choose the retiree segment for members aged 65 and up.';
export const RETIREE_FROM_65 =
  'The retiree segment is for members aged 65 and up. Choose the early retiree segment for members under 65.';

/**
 * @param age completed years on the quote's day
 * Source: spec 001 section 5, "Retiree segments".
 */
export function retireeProblem(memberClass: string | null, age: number): string | null {
  if (memberClass === 'EarlyRetiree' && age >= RETIREE_AGE_YEARS) {
    return EARLY_RETIREE_UNDER_65;
  }
  return memberClass === 'Retiree' && age < RETIREE_AGE_YEARS ? RETIREE_FROM_65 : null;
}
