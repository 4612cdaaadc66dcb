import { CSV, calls, get, post, put } from '#shared/answers/calls';
import {
  APPROVED_CENSUS,
  APPROVE_CENSUS,
  CENSUS_QUERY,
  CENSUS_ROW,
  RESTORE_REMOVED,
  TEMPLATE_QUERY,
} from '#shared/census/census.record';

/** A census as a whole: read, downloaded, approved. Spec 002 section 7, "Group census". */
export const GROUP_CENSUS = calls('/api/groupcensus', ['smallgroup'], {
  template: get('Template', {
    about: 'An empty census with hints, as CSV or as an Excel workbook.',
    query: TEMPLATE_QUERY,
    answers: CSV,
  }),
  list: get(':quoteId', {
    about: 'The census in order; with ?canIHazCsv=true as a CSV file.',
    query: CENSUS_QUERY,
    answers: [CENSUS_ROW],
    orFile: true,
    refuses: ['NOT_FOUND'],
  }),
  listOriginal: get('getoriginalcensus/:quoteId', {
    about: 'The census as approved; before approval, the current census.',
    answers: [CENSUS_ROW],
    refuses: ['NOT_FOUND'],
  }),
  restore: post('RestoreRemoved/:quoteId', {
    about: 'Undoes a removal; returns the whole census.',
    body: RESTORE_REMOVED,
    answers: [CENSUS_ROW],
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  approve: put('ApproveCensus/:quoteId', {
    about: 'Ends editing; the quote moves to Quoting.',
    body: APPROVE_CENSUS,
    answers: APPROVED_CENSUS,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});
