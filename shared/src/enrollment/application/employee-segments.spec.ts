import {
  FULL_TIME_HOURS_RANGE,
  SEGMENT_NAMES_UNIQUE,
  segmentProblems,
  segmentsBeyond,
  TWO_SEGMENTS,
  withSegments,
} from '#shared/enrollment/application/employee-segments';
import { MAX_SEGMENTS } from '#shared/enrollment/application-options';
import { blankSegment } from '#shared/enrollment/application/blank-answers';
import { buildAnswers, buildSegment } from '#support/shared/application-answers.ts';

const answers = (CoverageOffered: boolean | null, NumSegments: number, segments = 1) =>
  buildAnswers({
    MultipleEmployeeSegments: { CoverageOffered, NumSegments },
    EmployeeSegments: Array.from({ length: segments }, (_none, index) => buildSegment(index)),
  });
const fieldsOf = (given: Parameters<typeof segmentProblems>[0]) => segmentProblems(given).map(({ Field }) => Field);

describe('employee segments', () => {
  it.each`
    offered  | count | before | offeredAfter | classes
    ${null}  | ${1}  | ${0}   | ${null}      | ${['CA01']}
    ${null}  | ${2}  | ${1}   | ${true}      | ${['CA01', 'CA02']}
    ${true}  | ${3}  | ${1}   | ${true}      | ${['CA01', 'CA02', 'CA03']}
    ${true}  | ${1}  | ${3}   | ${true}      | ${['CA01']}
    ${false} | ${3}  | ${3}   | ${false}     | ${['CA01']}
    ${true}  | ${0}  | ${0}   | ${true}      | ${['CA01']}
  `('offered $offered, $count of them: $classes', ({ offered, count, before, offeredAfter, classes }) => {
    const coupled = withSegments(answers(offered, count, before));
    expect(coupled.EmployeeSegments.map(({ SegmentClassId }) => SegmentClassId)).toEqual(classes);
    expect(coupled.MultipleEmployeeSegments).toEqual({ CoverageOffered: offeredAfter, NumSegments: classes.length });
  });

  it('starts with the default name', () => {
    expect(withSegments(answers(null, 1, 0)).EmployeeSegments[0]?.SegmentName).toBe('Active');
  });

  it('grows to as many as there are names', () => {
    expect(withSegments(answers(true, 99)).EmployeeSegments).toHaveLength(MAX_SEGMENTS);
  });

  it('says of which filled segments a smaller number would take leave', () => {
    expect(segmentsBeyond([buildSegment(0), buildSegment(1)], 1)).toEqual([buildSegment(1)]);
    expect(segmentsBeyond([buildSegment(0), blankSegment(1)], 1)).toEqual([]);
  });

  it('have names of their own', () => {
    const named = ['Active', 'Union', 'Active', 'Union'] as const;
    const given = {
      ...answers(true, 4),
      EmployeeSegments: named.map((SegmentName, index) => buildSegment(index, { SegmentName })),
    };
    expect(segmentProblems(given)).toEqual([
      { Field: 'EmployeeSegments.2.SegmentName', Message: SEGMENT_NAMES_UNIQUE },
      { Field: 'EmployeeSegments.3.SegmentName', Message: SEGMENT_NAMES_UNIQUE },
    ]);
  });

  it('say everything that is missing of one', () => {
    const given = { ...answers(true, 2), EmployeeSegments: [buildSegment(0), blankSegment(1)] };
    expect(segmentProblems(given).map(({ Message }) => Message)).toEqual([
      'CA02: Segment name is required.',
      'CA02: Full-time threshold (hours a week) is required.',
      'CA02: New-hire waiting period is required.',
      'CA02: End of coverage after a termination is required.',
      'CA02: End of coverage after a layoff is required.',
      'CA02: End of coverage after a disability is required.',
      'CA02: End of dependent coverage at age 26 is required.',
    ]);
  });

  it.each`
    hours   | message
    ${0}    | ${FULL_TIME_HOURS_RANGE}
    ${1}    | ${undefined}
    ${40}   | ${undefined}
    ${41}   | ${FULL_TIME_HOURS_RANGE}
    ${29.5} | ${FULL_TIME_HOURS_RANGE}
  `('$hours hours a week', ({ hours, message }) => {
    const given = { ...answers(false, 1), EmployeeSegments: [buildSegment(0, { FullTimeHours: hours })] };
    expect(segmentProblems(given)[0]?.Message).toBe(message);
  });

  it.each`
    offered  | count | fields
    ${null}  | ${1}  | ${['MultipleEmployeeSegments.CoverageOffered']}
    ${false} | ${1}  | ${[]}
    ${true}  | ${1}  | ${['MultipleEmployeeSegments.NumSegments']}
    ${true}  | ${2}  | ${[]}
  `('coverage offered $offered to $count: $fields', ({ offered, count, fields }) => {
    expect(fieldsOf(answers(offered, count, count))).toEqual(fields);
  });

  it('are two or more where coverage is offered to several', () => {
    expect(segmentProblems(answers(true, 1))[0]?.Message).toBe(TWO_SEGMENTS);
  });
});
