import { quoteActions } from './quote-actions.ts';

const CANNOT = 'A quote in status Approved cannot be deleted.';
const NO_NAME = 'A quote in status Approved can no longer be renamed.';

describe('what can be done with a quote', () => {
  it.each`
    status             | isDeleted | audience      | names                           | blocked
    ${'EditingCensus'} | ${false}  | ${'external'} | ${['rename', 'copy', 'delete']} | ${[]}
    ${'Enrolling'}     | ${false}  | ${'external'} | ${['rename', 'copy', 'delete']} | ${[]}
    ${'Approved'}      | ${false}  | ${'external'} | ${['rename', 'copy', 'delete']} | ${[NO_NAME, CANNOT]}
    ${'Quoting'}       | ${false}  | ${'internal'} | ${['rename', 'copy']}           | ${[]}
    ${'Quoting'}       | ${true}   | ${'internal'} | ${['restore']}                  | ${[]}
    ${'Quoting'}       | ${true}   | ${'external'} | ${[]}                           | ${[]}
  `('$status, deleted: $isDeleted, for $audience people: $names', ({ status, isDeleted, audience, names, blocked }) => {
    const actions = quoteActions(
      { Status: status, ReadOnly: 0, IsDeleted: isDeleted, CopyProblem: null },
      { audience, isBlocked: false },
    );
    expect(actions.map(({ name }) => name)).toEqual(names);
    expect(actions.flatMap(({ problem }) => problem ?? [])).toEqual(blocked);
  });

  it('says why it cannot be copied', () => {
    const quote = { Status: 'Quoting', ReadOnly: 0, IsDeleted: false, CopyProblem: 'Not now.' } as const;
    const [, copy] = quoteActions(quote, { audience: 'internal', isBlocked: false });
    expect(copy).toEqual({ name: 'copy', label: 'Copy', problem: 'Not now.' });
  });
});
