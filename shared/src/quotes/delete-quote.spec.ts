import {
  ALREADY_DELETED,
  deleteGroupQuoteProblem,
  INTERNAL_CANNOT_DELETE,
  NOT_DELETED,
  ONLY_INTERNAL_RESTORES,
  restoreQuoteProblem,
} from '#shared/quotes/delete-quote';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';

describe('deleteGroupQuoteProblem', () => {
  it('lets external users delete before the quote is signed', () => {
    const deletable = QUOTE_STATUSES.filter(
      (status) => deleteGroupQuoteProblem({ status, isDeleted: false }, 'external', false) === null,
    );
    expect(deletable).toEqual(['EditingCensus', 'Quoting', 'CreatedProposal', 'Enrolling']);
  });

  it('says in which status a quote cannot be deleted', () => {
    expect(deleteGroupQuoteProblem({ status: 'Complete', isDeleted: false }, 'external', false)).toBe(
      'A quote in status Sales Review cannot be deleted.',
    );
  });

  it.each`
    audience      | isDeleted | message
    ${'external'} | ${true}   | ${ALREADY_DELETED}
    ${'internal'} | ${false}  | ${INTERNAL_CANNOT_DELETE}
  `('$audience, deleted $isDeleted: $message', ({ audience, isDeleted, message }) => {
    expect(deleteGroupQuoteProblem({ status: 'Quoting', isDeleted }, audience, false)).toBe(message);
  });

  it('leaves what is in enrollment to staff under DisableForExternalAgentFlag', () => {
    expect(deleteGroupQuoteProblem({ status: 'Enrolling', isDeleted: false }, 'external', true)).toBe(
      ENROLLMENT_BY_STAFF,
    );
    expect(deleteGroupQuoteProblem({ status: 'Quoting', isDeleted: false }, 'external', true)).toBeNull();
  });
});

describe('restoreQuoteProblem', () => {
  it.each`
    audience      | isDeleted | message
    ${'internal'} | ${true}   | ${null}
    ${'internal'} | ${false}  | ${NOT_DELETED}
    ${'external'} | ${true}   | ${ONLY_INTERNAL_RESTORES}
  `('$audience, deleted $isDeleted: $message', ({ audience, isDeleted, message }) => {
    expect(restoreQuoteProblem({ isDeleted }, audience)).toBe(message);
  });
});
