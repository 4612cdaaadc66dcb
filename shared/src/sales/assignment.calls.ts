import { calls, get, put } from '#shared/answers/calls';
import {
  ASSIGNED,
  ASSIGNMENT,
  ASSIGNMENTS,
  ASSIGNMENT_OUTCOME,
  COLLEAGUE,
  RELEASES,
} from '#shared/sales/assignment.record';

/** Assignment of the quotes in the queues, of groups and of households: spec 002 section 7, "Sales and internal operations". */
export const ASSIGNMENT_CALLS = calls('/api/sales', ['internal'], {
  list: get('GetColleagues', { about: 'Everyone who can be given a quote, by name.', answers: [COLLEAGUE] }),
  assign: put('AssignUserToQuote', {
    about: 'Claims a quote, or assigns it to a colleague.',
    body: ASSIGNMENT,
    answers: ASSIGNED,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'CONFIRMATION_NEEDED'],
  }),
  unassign: put('UnassignUserToQuote', {
    about: 'Releases a quote.',
    body: ASSIGNMENT,
    answers: ASSIGNED,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  assignMany: put('AssignUserToQuotes', {
    about:
      "Claims several quotes, or assigns them to a colleague: free ones and the caller's. Answers with the result of each quote, in request\norder.",
    body: ASSIGNMENTS,
    answers: [ASSIGNMENT_OUTCOME],
  }),
  unassignMany: put('UnassignUserFromQuotes', {
    about: 'Releases several quotes, with the same kind of response.',
    body: RELEASES,
    answers: [ASSIGNMENT_OUTCOME],
  }),
});
