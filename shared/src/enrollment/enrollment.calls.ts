import { calls, file, get, nothing, PDF, post, put, remove } from '#shared/answers/calls';
import { APPLICATION, SAVE_APPLICATION } from '#shared/enrollment/application.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';
import { QUOTE_DOCUMENT, REQUIRED_DOCUMENTS, UNLINKED_DOCUMENT } from '#shared/enrollment/documents.record';
import {
  CONFIRM_DEMOGRAPHICS,
  CONFIRMED_DEMOGRAPHICS,
  ENROLLMENT_FILE,
  ENROLLMENT_MEMBER,
  ENROLLMENT_MEMBERS,
  SAVE_MEMBER,
  UNMATCHED_MEMBER,
} from '#shared/enrollment/members/members.record';
import { DECIDE, DECIDED, ENROLLMENT_OVERVIEW, REPLY, SEND_BACK } from '#shared/enrollment/enrollment.record';
import { record } from '#shared/records/field';

/** The employer's application. Spec 001 section 7. */
export const APPLICATION_CALLS = calls('/api/enrollment', ['smallgroup'], {
  find: get(':quoteId', { answers: APPLICATION, refuses: ['NOT_FOUND'] }),
  saveNew: post('PostNewGroupEnrollment', {
    about: 'New business. Always answers 200, including the first time.',
    body: SAVE_APPLICATION,
    answers: APPLICATION,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN', 'TOO_LARGE'],
  }),
  saveRenewal: put('', {
    body: SAVE_APPLICATION,
    answers: APPLICATION,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN', 'TOO_LARGE'],
  }),
});

/** Of a group or a household. Spec 001 section 7, "GetApplication". */
export const APPLICATION_PDF = calls('/api/enrollment', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  download: get('GetApplication/:quoteId', { answers: PDF, refuses: ['NOT_FOUND', 'WRONG_STATE'] }),
});

/** Supporting documents of the enrollment of a group or a household. Spec 001 sections 5, 7 and 9. */
export const DOCUMENTS = calls('/api/enrollment', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  upload: post('UploadDocument/:quoteId/:docTypeId', {
    about: 'multipart/form-data with one file, a PDF of at most 25 MB.',
    body: 'form',
    answers: QUOTE_DOCUMENT,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN', 'TOO_MANY_REQUESTS'],
    status: 201,
  }),
  list: get('GetQuoteDocuments/:quoteId', { answers: [QUOTE_DOCUMENT], refuses: ['NOT_FOUND'] }),
  listRequired: get('GetRequiredDocuments/:quoteId', {
    allow: ['smallgroup'],
    answers: REQUIRED_DOCUMENTS,
    refuses: ['NOT_FOUND'],
  }),
  view: get('ViewQuoteDocument/:quoteId/:docId', { answers: PDF, refuses: ['NOT_FOUND'] }),
  unlink: remove('UnlinkDocument/:quoteId/:docId', {
    answers: UNLINKED_DOCUMENT,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});

/** The enrolling members. Spec 001 section 2, "/enrollment/demographics", and section 7. */
export const DEMOGRAPHICS = calls('/api/enrollment', ['smallgroup'], {
  list: get('Members/:quoteId', {
    about: 'Separate from GET /api/groupcensus, which quoting calls all the time.',
    answers: ENROLLMENT_MEMBERS,
    refuses: ['NOT_FOUND'],
  }),
  save: put('Member/:quoteId', {
    about: 'Answers the member with its rate area (spec 001 section 4, "Census member edit").',
    body: SAVE_MEMBER,
    answers: ENROLLMENT_MEMBER,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  confirm: put('ConfirmDemographics/:quoteId', {
    body: CONFIRM_DEMOGRAPHICS,
    answers: CONFIRMED_DEMOGRAPHICS,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  import: post('processExcelEnrollmentFile', {
    about: "Multipart: `quoteId` and `file`; with `commit` = true and the preview's `stamp` the file is written.",
    body: 'raw',
    answers: ENROLLMENT_FILE,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN', 'TOO_MANY_REQUESTS'],
  }),
});

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

/** The enrollment page of a group. Spec 001 section 2, "/enrollment/group"; the call is our addition. */
export const ENROLLMENT_OVERVIEW_CALLS = calls('/api/enrollment', ['smallgroup'], {
  find: get('Overview/:quoteId', { answers: ENROLLMENT_OVERVIEW, refuses: ['NOT_FOUND', 'WRONG_STATE'] }),
});

/** Approve, Pend, Manual, Reject, Return to Agent. Spec 001 section 4, "Internal actions"; the call is our addition. */
export const DECIDE_CALLS = calls('/api/enrollment', ['internal'], {
  decide: put('Decide/:quoteId', {
    body: DECIDE,
    answers: DECIDED,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'CONFIRMATION_NEEDED', 'RULE_BROKEN'],
  }),
  sendBack: put('SendBackToSignatureRequired', {
    body: SEND_BACK,
    answers: nothing,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'CONFIRMATION_NEEDED'],
  }),
});

/** The agent's reply to a pended decision; our addition. */
export const REPLY_CALLS = calls('/api/enrollment', ['agent', 'agentadmin', 'generalagent', 'agentbroker'], {
  reply: put('Reply/:quoteId', {
    body: REPLY,
    answers: record('RepliedAnswer', ENROLLMENT_OVERVIEW),
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});
