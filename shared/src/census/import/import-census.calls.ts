import { answering, calls, post } from '#shared/answers/calls';
import { CENSUS_ROW, SENT_MEMBER } from '#shared/census/census.record';
import { ADD_ALL_QUERY, CENSUS_PREVIEW, type PreviewImportResponse } from '#shared/census/import/import.record';

/** A census from a spreadsheet: looked at first, then written. */
export const IMPORT_CENSUS = calls('/api/groupcensus', ['smallgroup'], {
  preview: post('PreviewImport/:quoteId', {
    about: 'Writes nothing. Takes multipart with the part `file` (and Mapping, Mode), or JSON with a pasted text.',
    body: 'raw',
    answers: answering<PreviewImportResponse>(CENSUS_PREVIEW),
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'TOO_MANY_REQUESTS'],
  }),
  addAll: post('AddAllGroupCensus/:quoteId', {
    about:
      'All or nothing; answers the whole census. Columns that were corrected are remembered for the next file with their header.',
    query: ADD_ALL_QUERY,
    body: [SENT_MEMBER],
    answers: [CENSUS_ROW],
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});
