import type { Rules } from '#shared/business-rules/rules';
import { benchmarkMembers, type HouseholdMember, type NotCounted } from '#shared/eligibility/benchmark';
import { povertyLine } from '#shared/eligibility/subsidy';
import { guidelinesOf } from '#shared/eligibility/subsidy-figures';

/** Of Michigan. MIChild is Medicaid since 2016: children have one limit from birth to 18. */
export const MEDICAID_GROUPS = ['children', 'pregnant', 'adults'] as const;
export type MedicaidGroup = (typeof MEDICAID_GROUPS)[number];

const FIRST_ADULT_AGE = 19;
const LAST_ADULT_AGE = 64;

/** The limits in force. In percent of the poverty line, with the disregard of five points; up to and including. */
export type MedicaidRules = Pick<
  Rules,
  'MedicaidChildPercent' | 'MedicaidPregnantPercent' | 'MedicaidAdultPercent' | 'MedicaidGuidelineYear'
>;

/** Highest income of a year with which each group qualifies, in cents. */
export type MedicaidLimits = Readonly<Record<MedicaidGroup, number>>;

/**
 * Medicaid counts by the newest guideline, the tax credit by the one before open enrollment: two tables for one income. A pregnant woman
 * counts the child she expects, for Medicaid only.
 *
 * Source: 42 CFR 435.118, 435.116, 435.119, 435.603(b), (d)(4), (h); the limits and the guideline are business rules.
 */
export function medicaidLimits(householdSize: number, rules: MedicaidRules): MedicaidLimits {
  const figures = guidelinesOf(rules.MedicaidGuidelineYear);
  const limit = (size: number, percent: number) => povertyLine(figures, size) * percent;
  return {
    children: limit(householdSize, rules.MedicaidChildPercent),
    pregnant: limit(householdSize + 1, rules.MedicaidPregnantPercent),
    adults: limit(householdSize, rules.MedicaidAdultPercent),
  };
}

/** The group in which a person meets the criteria at this income; null where in none, or where it was denied. */
function medicaidGroupOf(member: HouseholdMember, incomeCents: number, limits: MedicaidLimits): MedicaidGroup | null {
  return member.isMedicaidDenied ? null : (groupsOf(member).find((group) => incomeCents <= limits[group]) ?? null);
}

const groupsOf = ({ age, isPregnant }: HouseholdMember): MedicaidGroup[] => [
  ...(age < FIRST_ADULT_AGE ? (['children'] as const) : []),
  ...(isPregnant ? (['pregnant'] as const) : []),
  ...(age >= FIRST_ADULT_AGE && age <= LAST_ADULT_AGE ? (['adults'] as const) : []),
];

/** Who counts toward the tax credit at an income, and who cannot because of Medicaid. */
export interface CoverageFamily {
  /** Of each member; null: counts. */
  reasons: (NotCounted | null)[];
  /** In which somebody meets the criteria. */
  medicaid: ReadonlySet<MedicaidGroup>;
}

export function coverageFamily(
  household: readonly HouseholdMember[],
  incomeCents: number,
  limits: MedicaidLimits,
): CoverageFamily {
  const groupOf = new Map(household.map((member) => [member, medicaidGroupOf(member, incomeCents, limits)]));
  const reasons = benchmarkMembers(household, (member) => groupOf.get(member) != null);
  const barred = household.filter((_, at) => reasons[at] === 'medicaid');
  return { reasons, medicaid: new Set(barred.map((member) => groupOf.get(member)!)) };
}
