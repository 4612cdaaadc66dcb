import type { ApplicationAnswers, Subgroup } from '#shared/enrollment/application.record';
import { MAX_SUBGROUPS } from '#shared/enrollment/application-options';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { differingPaths } from '#shared/enrollment/application/answer-fields';
import { subgroupId } from '#shared/enrollment/application/application-labels';
import { blankSubgroup } from '#shared/enrollment/application/blank-answers';
import { answered, at } from '#shared/enrollment/application/problem-list';

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
