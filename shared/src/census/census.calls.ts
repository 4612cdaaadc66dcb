import { answering, calls, CSV, get, post, put, remove } from '#shared/answers/calls';
import {
  APPROVE_CENSUS,
  APPROVED_CENSUS,
  CENSUS_QUERY,
  CENSUS_ROW,
  MEMBERS_QUERY,
  REMOVED_MEMBERS,
  RESTORE_REMOVED,
  REVEALED_SSN,
  SAVED_MEMBER,
  SENT_MEMBER,
  TEMPLATE_QUERY,
} from '#shared/census/census.record';
import { ADD_ALL_QUERY, CENSUS_PREVIEW, type PreviewImportResponse } from '#shared/census/import/import.record';

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
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
});

/** The members of a census, one by one. Spec 002 section 7, "Group census". */
export const CENSUS_MEMBERS = calls('/api/groupcensus', ['smallgroup'], {
  listByGroup: get('GetCensusMembersByGroupId/:groupId', {
    about: "Members of the group's newest quote; with `range` one page and Content-Range.",
    query: MEMBERS_QUERY,
    answers: [CENSUS_ROW],
    refuses: ['NOT_FOUND'],
  }),
  reveal: get(':quoteId/:memberId/SSN', {
    allow: ['internal'],
    answers: REVEALED_SSN,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  add: post(':quoteId', {
    about:
      'Adds a person. One who was read from this census is edited, as by PUT (spec 002 section 4, "Census editing").',
    body: SENT_MEMBER,
    answers: SAVED_MEMBER,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  edit: put(':quoteId', {
    body: SENT_MEMBER,
    answers: SAVED_MEMBER,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  removeAll: remove('RemoveAllGroupCensus/:quoteId', {
    answers: REMOVED_MEMBERS,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  remove: remove(':quoteId/:memberId', {
    about: 'Deleting an employee deletes the whole household.',
    answers: REMOVED_MEMBERS,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});

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
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
});
