import { quoteActions } from './quote-actions.ts';

const CANNOT = 'A quote in status Approved cannot be deleted.';

describe('what can be done with a quote', () => {
  it.each`
    status             | isDeleted | audience      | names                           | blocked
    ${'EditingCensus'} | ${false}  | ${'external'} | ${['rename', 'copy', 'delete']} | ${[]}
    ${'Enrolling'}     | ${false}  | ${'external'} | ${['rename', 'copy', 'delete']} | ${[]}
    ${'Approved'}      | ${false}  | ${'external'} | ${['rename', 'copy', 'delete']} | ${[CANNOT]}
    ${'Quoting'}       | ${false}  | ${'internal'} | ${['rename', 'copy']}           | ${[]}
    ${'Quoting'}       | ${true}   | ${'internal'} | ${['restore']}                  | ${[]}
    ${'Quoting'}       | ${true}   | ${'external'} | ${[]}                           | ${[]}
  `('$status, deleted: $isDeleted, for $audience people: $names', ({ status, isDeleted, audience, names, blocked }) => {
    const actions = quoteActions({ Status: status, IsDeleted: isDeleted, CopyProblem: null }, audience);
    expect(actions.map(({ name }) => name)).toEqual(names);
    expect(actions.flatMap(({ problem }) => problem ?? [])).toEqual(blocked);
  });

  it('says why it cannot be copied', () => {
    const [, copy] = quoteActions({ Status: 'Quoting', IsDeleted: false, CopyProblem: 'Not now.' }, 'internal');
    expect(copy).toEqual({ name: 'copy', label: 'Copy', problem: 'Not now.' });
  });
});
