import { addDoctorProblem, answerFor, areAllIn, networkAnswer } from '#shared/providers/doctor-networks';

const doctor = (InNetwork: number[], NotInNetwork: number[] = []) => ({
  PCPId: '9000000001',
  Name: 'Ada Lovelace',
  Specialty: 'Family Medicine',
  InNetwork,
  NotInNetwork,
});

describe('whether a doctor is in the network of a plan', () => {
  it.each`
    hasDoctor | hasPlan  | hasBoth  | answer
    ${true}   | ${true}  | ${true}  | ${'in'}
    ${true}   | ${true}  | ${false} | ${'out'}
    ${true}   | ${false} | ${false} | ${'unknown'}
    ${false}  | ${true}  | ${false} | ${'unknown'}
    ${false}  | ${false} | ${false} | ${'unknown'}
  `('is answered "$answer" for $hasDoctor, $hasPlan, $hasBoth', ({ hasDoctor, hasPlan, hasBoth, answer }) => {
    expect(networkAnswer({ hasDoctor, hasPlan, hasBoth })).toBe(answer);
  });

  it.each([
    [1, 'in'],
    [2, 'out'],
    [3, 'unknown'],
  ])('is read of plan %i: %s', (planId, answer) => {
    expect(answerFor(doctor([1], [2]), planId)).toBe(answer);
  });
});

describe('the plans that all doctors are in', () => {
  it.each([
    ['nobody was added', [], [1, 2, 3]],
    ['one doctor is in two', [doctor([1, 3])], [1, 3]],
    ['two doctors share one', [doctor([1, 3]), doctor([2, 3], [1])], [3]],
    ['nothing is known of a doctor', [doctor([1, 2, 3]), doctor([])], []],
  ])('when %s', (_what, doctors, expected) => {
    expect([1, 2, 3].filter((planId) => areAllIn(doctors, planId))).toEqual(expected);
  });
});

it.each([
  [0, null],
  [9, null],
  [10, 'A quote can have at most 10 doctors.'],
  [11, 'A quote can have at most 10 doctors.'],
])('with %i doctors another one can be added: %s', (doctors, problem) => {
  expect(addDoctorProblem(doctors)).toBe(problem);
});
