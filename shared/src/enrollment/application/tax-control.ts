import type { ApplicationAnswers, ApplicationFacts, Subgroup } from '#shared/enrollment/application.record';
import { MAX_SUBGROUPS } from '#shared/enrollment/application-options';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { differingPaths } from '#shared/enrollment/application/answer-fields';
import { answered, at, subgroupId } from '#shared/enrollment/application/problem-list';
import { blankSubgroup } from '#shared/enrollment/application/blank-answers';
import { parseTaxId } from '#shared/formats/tax-id';
import { isActiveSubgroup } from '#shared/enrollment/application/subgroup-problems';

export const HOW_MANY_COMPANIES = 'Enter how many companies there are besides the primary group.';
export const TOO_MANY_COMPANIES = `There can be at most ${MAX_SUBGROUPS} companies besides the primary group.`;

/** The number of companies, within the storage limit. */
const countOf = (typed: number): number => Math.min(Math.max(Math.trunc(typed), 0), MAX_SUBGROUPS);

/**
 * Common tax control and the subgroups that follow from it: more than one company implies eligible, not eligible resets the count,
 * and the list grows or shrinks at its end to one subgroup per company (not counting the primary group). Ids are numbered
 * consecutively from S002.
 *
 * Source: spec 001 section 5, "Common tax control".
 */
export function withTaxControl<Answers extends Pick<ApplicationAnswers, 'CommonTaxControl' | 'SubGroups'>>(
  answers: Answers,
): Answers {
  const { Eligible, NumGroups } = answers.CommonTaxControl;
  const typed = countOf(NumGroups);
  const isEligible = typed > 1 && Eligible === null ? true : Eligible;
  const count = isEligible === false ? 0 : typed;
  return {
    ...answers,
    CommonTaxControl: { Eligible: isEligible, NumGroups: count },
    SubGroups: resized(answers.SubGroups, count),
  };
}

const resized = (subgroups: readonly Subgroup[], count: number): Subgroup[] =>
  Array.from({ length: count }, (_none, index) => ({
    ...(subgroups[index] ?? blankSubgroup(index + 1)),
    SubGroupId: subgroupId(index + 1),
    IsPrimarySubgroup: false,
  }));

export function taxControlProblems({
  CommonTaxControl: { Eligible, NumGroups },
}: Pick<ApplicationAnswers, 'CommonTaxControl'>): EnrollmentProblem[] {
  return [
    ...answered('CommonTaxControl.Eligible', Eligible),
    ...at('CommonTaxControl.NumGroups', Eligible === true ? countProblem(NumGroups) : null),
  ];
}

const countProblem = (count: number): string | null =>
  count < 1 ? HOW_MANY_COMPANIES : count > MAX_SUBGROUPS ? TOO_MANY_COMPANIES : null;

/** The subgroups with input that a smaller count would drop. */
export const filledBeyond = (subgroups: readonly Subgroup[], count: number): Subgroup[] =>
  subgroups.filter((subgroup, index) => index >= count && isFilled(subgroup, index + 1));

const isFilled = (subgroup: Subgroup, place: number): boolean =>
  differingPaths(blankSubgroup(place), subgroup).length > 0;

/** Spec 001 section 5, "Application form", word for word. */
export const TAX_IDS_UNIQUE = 'Tax IDs must be unique across the primary group and all subgroups';
export const TAX_ID_TAKEN = 'Another group is currently enrolled with this tax id. Please enter a unique tax ID.';

type Groups = Pick<ApplicationAnswers, 'PrimaryGroup' | 'SubGroups'>;

/** The primary group and the participating subgroups, each with its form path. */
export const activeGroups = ({ PrimaryGroup, SubGroups }: Groups): { path: string; subgroup: Subgroup }[] =>
  [
    { path: 'PrimaryGroup', subgroup: PrimaryGroup },
    ...SubGroups.map((subgroup, index) => ({ path: `SubGroups.${index}`, subgroup })),
  ].filter(({ subgroup }) => isActiveSubgroup(subgroup));

/** The nine-digit tax ids of those that participate. */
export const activeTaxIds = (groups: Groups): string[] =>
  activeGroups(groups).flatMap(({ subgroup }) => parseTaxId(subgroup.TaxId) ?? []);

/** Of several with the same tax id, reports all but the first. */
export function taxIdProblems(
  groups: Groups,
  { takenTaxIds }: Pick<ApplicationFacts, 'takenTaxIds'>,
): EnrollmentProblem[] {
  const seen = new Set<string>();
  return activeGroups(groups).flatMap(({ path, subgroup }) => {
    const taxId = parseTaxId(subgroup.TaxId);
    if (taxId === null) {
      return [];
    }
    const isRepeated = seen.has(taxId);
    seen.add(taxId);
    return at(`${path}.TaxId`, isRepeated ? TAX_IDS_UNIQUE : takenTaxIds.includes(taxId) ? TAX_ID_TAKEN : null);
  });
}
