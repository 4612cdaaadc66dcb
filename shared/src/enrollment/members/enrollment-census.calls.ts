import { calls, file, get } from '#shared/answers/calls';
import { UNMATCHED_MEMBER } from '#shared/enrollment/members/members.record';

/** Enrollment's calls for a census as a whole. Spec 001 section 7. */
export const ENROLLMENT_CENSUS = calls('/api/groupcensus', ['smallgroup'], {
  export: get('GetEnrollmentCensusExcel/:quoteId', {
    answers: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    refuses: ['NOT_FOUND'],
  }),
  listUnmatched: get('GetUnMatchedCensusEnrollMembers/:quoteId/:groupId', {
    about: "People covered by the group's coverage in force who are not on this census.",
    answers: [UNMATCHED_MEMBER],
    refuses: ['NOT_FOUND'],
  }),
});
