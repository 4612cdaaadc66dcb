import { isoDate } from '#shared/dates/iso-date';
import { AGENTS_ONLY, marketplaceProblem } from '#shared/marketplace/marketplace-access';
import type { Permission } from '#shared/roles/permissions';

const facts = { firstDay: isoDate('2026-11-01'), lastDay: isoDate('2027-10-31'), today: isoDate('2026-11-20') };

describe('marketplaceProblem', () => {
  it.each<[Permission[], string | null]>([
    [['agent', 'smallgroup'], null],
    [['agent', 'agentadmin'], null],
    [['agentadmin', 'smallgroup'], AGENTS_ONLY],
    [['internalsales', 'internal'], AGENTS_ONLY],
    [[], AGENTS_ONLY],
  ])('of somebody with %j is %j', (permissions, problem) => {
    expect(marketplaceProblem({ ...facts, permissions })).toBe(problem);
  });

  it('words who is refused as the specification does', () => {
    expect(AGENTS_ONLY).toBe('You must be an agent to access the FFM.');
  });

  it.each`
    today           | problem
    ${'2026-10-31'} | ${'Marketplace quotes can be started from 11/1/2026 on.'}
    ${'2026-11-01'} | ${null}
    ${'2027-10-31'} | ${null}
    ${'2027-11-01'} | ${'Marketplace quotes could be started until 10/31/2027.'}
  `('on $today is $problem', ({ today, problem }) => {
    expect(marketplaceProblem({ ...facts, permissions: ['agent'], today })).toBe(problem);
  });

  it('has no limit where the rules name none', () => {
    expect(marketplaceProblem({ ...facts, firstDay: null, lastDay: null, permissions: ['agent'] })).toBeNull();
  });
});
