import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { APPROVE_CENSUS_FIRST, SELECTION_CLOSED, selectionLock } from '#shared/plans/selection-lock';

describe('selectionLock', () => {
  it('lets plans be chosen while quoting, asks for the census before, and is closed after', () => {
    const open = QUOTE_STATUSES.filter((status) => selectionLock(status) === null);
    expect(open).toEqual(['Quoting', 'CreatedProposal']);
    expect(selectionLock('EditingCensus')).toBe(APPROVE_CENSUS_FIRST);
    expect(selectionLock('Enrolling')).toBe(SELECTION_CLOSED);
    expect(selectionLock('Approved')).toBe(SELECTION_CLOSED);
  });
});
