import { outcomeOf, total } from './summary.mjs';

const file = (status: string, ...assertions: string[]) => ({
  name: 'a.spec.ts',
  status,
  message: '',
  assertionResults: assertions.map((outcome, index) => ({ status: outcome, fullName: `test ${index}` })),
});

describe('outcomeOf', () => {
  it('counts what passed, failed and was skipped', () => {
    const report = { testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed', 'pending', 'todo')] };
    expect(outcomeOf('unit', report)).toEqual({ passed: 2, skipped: 2, failures: ['unit: test 1'] });
  });

  it('counts a file that could not run as a failure', () => {
    expect(outcomeOf('unit', { testResults: [file('failed')] }).failures).toEqual(['unit: a.spec.ts could not run']);
  });

  it.each([
    ['no report', null],
    ['a run without tests', { testResults: [] }],
  ])('counts %s as a failure', (_what, report) => {
    expect(outcomeOf('api', report).failures).toHaveLength(1);
  });
});

describe('total', () => {
  const good = { passed: 3, skipped: 0, failures: [] };

  it.each([
    ['everything passes', [good], false, '3 passed, 0 failed, 0 skipped', true],
    [
      'something fails',
      [good, { passed: 0, skipped: 0, failures: ['x'] }],
      false,
      '3 passed, 1 failed, 0 skipped',
      false,
    ],
    [
      'a part is skipped at home',
      [good, { passed: 0, skipped: 2, failures: [] }],
      false,
      '3 passed, 0 failed, 2 skipped',
      true,
    ],
    [
      'a part is skipped on a build machine',
      [good, { passed: 0, skipped: 2, failures: [] }],
      true,
      '3 passed, 0 failed, 2 skipped',
      false,
    ],
    ['nothing ran', [], false, '0 passed, 0 failed, 0 skipped', false],
  ])('%s', (_what, outcomes, skipFails, line, ok) => {
    expect(total(outcomes, { skipFails })).toEqual({ line, ok });
  });
});
