import { PDF, calls, get, post, remove } from '#shared/answers/calls';
import { QUOTE_DOCUMENT, REQUIRED_DOCUMENTS, UNLINKED_DOCUMENT } from '#shared/enrollment/documents/documents.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

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
  view: get('ViewQuoteDocument/:quoteId/:docId', { answers: PDF, refuses: ['NOT_FOUND', 'WRONG_STATE'] }),
  unlink: remove('UnlinkDocument/:quoteId/:docId', {
    answers: UNLINKED_DOCUMENT,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
});
