import * as rules from '#shared/plans/manual-status-update';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';

describe('manualUpdateProblem', () => {
  const open = (status: (typeof QUOTE_STATUSES)[number]) => ({ status, isDeleted: false });

  it('lets internal staff update every quote but an approved or rejected one', () => {
    const refused = QUOTE_STATUSES.filter((status) => rules.manualUpdateProblem(open(status), 'internal') !== null);
    expect(refused).toEqual(['Approved', 'Rejected']);
    expect(rules.manualUpdateProblem(open('Approved'), 'internal')).toBe(rules.APPROVED_STAYS);
    expect(rules.manualUpdateProblem(open('Rejected'), 'internal')).toBe(rules.UPDATED_ALREADY);
  });

  it('lets nobody else, and no deleted quote', () => {
    expect(rules.manualUpdateProblem(open('Quoting'), 'external')).toBe(rules.ONLY_INTERNAL_UPDATES);
    expect(rules.manualUpdateProblem({ status: 'Quoting', isDeleted: true }, 'internal')).toBe(rules.DELETED_STAYS);
  });

  it('is told in the words of the status', () => {
    expect(rules.quoteHasBeen('Rejected')).toBe('Quote has been Manually Processed.');
  });
});
