import {
  ENROLL_FIRST,
  ENROLLMENT_OF_DELETED,
  enrollmentEditProblem,
  type EnrollmentEditFacts,
} from '#shared/enrollment/editing';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { QUOTE_STATUSES, readOnlyReason } from '#shared/quotes/quote-status';

const problem = (given: Partial<EnrollmentEditFacts> = {}) =>
  enrollmentEditProblem({
    status: 'Enrolling',
    isDeleted: false,
    readOnly: 0,
    audience: 'external',
    isBlocked: false,
    part: 'Application',
    bypassMembers: false,
    ...given,
  });

describe('enrollmentEditProblem', () => {
  it.each(QUOTE_STATUSES)(
    '%s: open while enrolling, before the signature and after a failure, for agents and staff',
    (status) => {
      const isOpen = ['Enrolling', 'SignatureRequired', 'FailedEnrollment'].includes(status);
      expect(problem({ status }) === null).toBe(isOpen);
      expect(problem({ status, audience: 'internal' }) === null).toBe(isOpen);
    },
  );

  it.each`
    what                                     | given                                           | message
    ${'a quote not enrolled yet'}            | ${{ status: 'Quoting' }}                        | ${ENROLL_FIRST}
    ${'a locked quote'}                      | ${{ readOnly: 4 }}                              | ${readOnlyReason(4)}
    ${'a locked quote waiting to be signed'} | ${{ readOnly: 1, status: 'SignatureRequired' }} | ${readOnlyReason(1)}
    ${'a deleted quote'}                     | ${{ isDeleted: true, audience: 'internal' }}    | ${ENROLLMENT_OF_DELETED}
    ${'an agent whom the flag keeps out'}    | ${{ isBlocked: true }}                          | ${ENROLLMENT_BY_STAFF}
    ${'staff while the flag is set'}         | ${{ isBlocked: true, audience: 'internal' }}    | ${null}
  `('$what', ({ given, message }) => {
    expect(problem(given)).toBe(message);
  });

  it('names the status in the words of its reader', () => {
    expect(problem({ status: 'Complete' })).toBe('This application was submitted and can no longer be changed.');
  });

  it.each`
    status                | audience      | bypassMembers | part                     | open
    ${'Complete'}         | ${'internal'} | ${true}       | ${'Demographics'}        | ${true}
    ${'Pended'}           | ${'internal'} | ${true}       | ${'Demographics'}        | ${true}
    ${'Complete'}         | ${'internal'} | ${false}      | ${'Demographics'}        | ${false}
    ${'Complete'}         | ${'external'} | ${true}       | ${'Demographics'}        | ${false}
    ${'Complete'}         | ${'internal'} | ${true}       | ${'Application'}         | ${false}
    ${'Pended'}           | ${'internal'} | ${true}       | ${'SupportingDocuments'} | ${false}
    ${'Approved'}         | ${'internal'} | ${true}       | ${'Demographics'}        | ${false}
    ${'Pended'}           | ${'external'} | ${false}      | ${'SupportingDocuments'} | ${true}
    ${'Pended'}           | ${'external'} | ${false}      | ${'Application'}         | ${false}
    ${'Complete'}         | ${'external'} | ${false}      | ${'SupportingDocuments'} | ${false}
    ${'FailedEnrollment'} | ${'external'} | ${false}      | ${'Application'}         | ${true}
  `('after submission, $status, $audience, bypass $bypassMembers, $part: $open', ({ open, ...given }) => {
    expect(problem({ ...given, readOnly: 4 }) === null).toBe(open);
  });
});
