import { AGENTS_ONLY, decidedChanges, marketplaceProblem } from '#shared/marketplace/marketplace-facts';
import { isoDate } from '#shared/dates/iso-date';
import type { Permission } from '#shared/roles/permissions';

const SAID = ['This comes from the marketplace. Change it on the application there.'];
const stored = {
  Id: 7,
  FirstName: 'Clara',
  LastName: 'Quist',
  DateOfBirth: '1986-07-20',
  RelationshipToSubscriber: 'Self',
  MedicalStatus: 'Enroll',
};

describe('decidedChanges', () => {
  it.each<[string, object, number[], object]>([
    ['nothing', {}, [], {}],
    ['the same', { ...stored }, [], {}],
    ['another first name', { FirstName: 'Klara' }, [], { 'Members.0.FirstName': SAID }],
    ['another last name', { LastName: 'Quast' }, [], { 'Members.0.LastName': SAID }],
    ['another birth date', { DateOfBirth: '1986-07-21' }, [], { 'Members.0.DateOfBirth': SAID }],
    [
      'another relationship',
      { RelationshipToSubscriber: 'Spouse' },
      [],
      { 'Members.0.RelationshipToSubscriber': SAID },
    ],
    ['medical waived', { MedicalStatus: 'Waive' }, [], { 'Members.0.MedicalStatus': SAID }],
    ['a person removed', {}, [8], { Members: SAID }],
    ['a person added', { Id: 0 }, [], { Members: SAID }],
  ])('of %s', (_what, given, RemovedIds, errors) => {
    expect(decidedChanges({ Members: [{ Id: 7, ...given }], RemovedIds }, [stored])).toEqual(errors);
  });
});

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
