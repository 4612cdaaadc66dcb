import type { ApplicationAnswers, EmployeeSegment } from '#shared/enrollment/application.record';
import { MAX_SEGMENTS } from '#shared/enrollment/application-options';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { differingPaths } from '#shared/enrollment/application/answer-fields';
import { answered, at, required, segmentClassId } from '#shared/enrollment/application/problem-list';
import { blankSegment } from '#shared/enrollment/application/blank-answers';

/** Ours: the specification gives the rule but does not word it. */
export const SEGMENT_NAMES_UNIQUE = 'Employee segment names must be unique.';
export const TWO_SEGMENTS = 'Enter how many segments are offered coverage: two or more.';
export const TOO_MANY_SEGMENTS = `There can be at most ${MAX_SEGMENTS} employee segments.`;
/** Full time is at most 40 hours a week (29 USC 207). */
export const MOST_FULL_TIME_HOURS = 40;
export const FULL_TIME_HOURS_RANGE = `Enter whole hours from 1 to ${MOST_FULL_TIME_HOURS}.`;

type Segmented = Pick<ApplicationAnswers, 'MultipleEmployeeSegments' | 'EmployeeSegments'>;

const countOf = (typed: number): number => Math.min(Math.max(Math.trunc(typed), 1), MAX_SEGMENTS);

/**
 * The employee segments that follow from their count: more than one implies that coverage is offered to several, coverage for one
 * only resets the count, and the list grows or shrinks at its end. Classes are numbered consecutively from CA01.
 *
 * Source: spec 001 section 5, "Employee segments".
 */
export function withSegments<Answers extends Segmented>(answers: Answers): Answers {
  const { CoverageOffered, NumSegments } = answers.MultipleEmployeeSegments;
  const typed = countOf(NumSegments);
  const isOffered = typed > 1 && CoverageOffered === null ? true : CoverageOffered;
  const count = isOffered === false ? 1 : typed;
  return {
    ...answers,
    MultipleEmployeeSegments: { CoverageOffered: isOffered, NumSegments: count },
    EmployeeSegments: Array.from({ length: count }, (_none, index) => ({
      ...(answers.EmployeeSegments[index] ?? blankSegment(index)),
      SegmentClassId: segmentClassId(index),
    })),
  };
}

export function segmentProblems({
  MultipleEmployeeSegments: { CoverageOffered, NumSegments },
  EmployeeSegments,
}: Segmented): EnrollmentProblem[] {
  return [
    ...answered('MultipleEmployeeSegments.CoverageOffered', CoverageOffered),
    ...at('MultipleEmployeeSegments.NumSegments', CoverageOffered === true ? countProblem(NumSegments) : null),
    ...EmployeeSegments.flatMap((segment, index) => problemsOf(segment, index, EmployeeSegments)),
  ];
}

const countProblem = (count: number): string | null =>
  count < 2 ? TWO_SEGMENTS : count > MAX_SEGMENTS ? TOO_MANY_SEGMENTS : null;

function problemsOf(segment: EmployeeSegment, index: number, all: readonly EmployeeSegment[]): EnrollmentProblem[] {
  const path = `EmployeeSegments.${index}`;
  const isRepeated = all.slice(0, index).some(({ SegmentName }) => SegmentName === segment.SegmentName);
  return [
    ...required(`${path}.SegmentName`, segment.SegmentName, () => (isRepeated ? SEGMENT_NAMES_UNIQUE : null)),
    ...required(`${path}.FullTimeHours`, segment.FullTimeHours, hoursProblem),
    ...required(`${path}.NewHireRule`, segment.NewHireRule),
    ...required(`${path}.TerminationRule`, segment.TerminationRule),
    ...required(`${path}.LayoffRule`, segment.LayoffRule),
    ...required(`${path}.DisabilityRule`, segment.DisabilityRule),
    ...required(`${path}.DependentEligibility`, segment.DependentEligibility),
  ];
}

const hoursProblem = (hours: number): string | null =>
  Number.isInteger(hours) && hours >= 1 && hours <= MOST_FULL_TIME_HOURS ? null : FULL_TIME_HOURS_RANGE;

/** The segments with input that a smaller count would drop. */
export const segmentsBeyond = (segments: readonly EmployeeSegment[], count: number): EmployeeSegment[] =>
  segments.filter((segment, index) => index >= count && differingPaths(blankSegment(index), segment).length > 0);
