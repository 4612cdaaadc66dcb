import { calls, CSV, get, nothing, PDF, post } from '#shared/answers/calls';
import {
  BOOK_QUERY,
  BOOK_TO_EXPORT,
  CANCELED_FILTER,
  CANCELED_QUERY,
  INDIVIDUAL_BOOK_RECORD,
  INDIVIDUAL_SEARCH,
  SEARCH_PAGE,
  SEARCH_PAGE_QUERY,
  SEARCH_RESULT,
  SPECIFIC_CONTRACT,
} from '#shared/book-of-business/individuals/individual-book.record';
import { PAPER_QUERY } from '#shared/languages/language.record';
import { INDIVIDUAL_BOOKS, INDIVIDUAL_QUOTING } from '#shared/roles/permissions';
import {
  CONTRACT_DETAIL,
  INVOICE_PDF,
  PREPARED_INVOICE,
  UPDATE_PCP_PATH,
  UPDATE_PCP_QUERY,
  UPDATED_PCP,
} from '#shared/book-of-business/individuals/contract-detail.record';
import { NOTE_CALL, NOTED_CALL } from '#shared/book-of-business/individuals/today/calls.record';
import { YEAR_CHANGES, YEAR_CHANGES_QUERY } from '#shared/book-of-business/individuals/today/year-changes.record';
import { ACTIONS_QUERY, DAILY_ACTIONS } from '#shared/book-of-business/individuals/today/daily-actions.record';

/**
 * The individual book of business, and that of Medicare. Spec 000 section 7, "Book of business"; internal staff pick an agent: individuals,
 * decision 23.
 */
export const INDIVIDUAL_BOOK = calls('/api/BobIndividual', INDIVIDUAL_QUOTING, {
  first: get('Get', {
    about: 'The first page of a book: the latest due dates first.',
    query: BOOK_QUERY,
    answers: SEARCH_PAGE,
    refuses: ['NOT_FOUND'],
  }),
  search: post('Search', {
    about:
      'One page, or with FillAllPages all up to 1,000 contracts. A POST, to keep names and phone numbers out of URLs.',
    body: INDIVIDUAL_SEARCH,
    answers: SEARCH_RESULT,
    refuses: ['NOT_FOUND'],
  }),
  page: get('GetSearchPage', {
    about: 'Another page of a search of this user, for 30 minutes.',
    query: SEARCH_PAGE_QUERY,
    answers: SEARCH_PAGE,
    refuses: ['NOT_FOUND'],
  }),
  specific: post('SearchContract', {
    about: 'One contract of the book, void or not: by its number, or by first name, last name and phone, all three.',
    body: SPECIFIC_CONTRACT,
    answers: [INDIVIDUAL_BOOK_RECORD],
    refuses: ['RULE_BROKEN', 'NOT_FOUND'],
  }),
  canceled: get('GetCanceledContracts', {
    about: 'Void contracts, by name. With `range` one page, otherwise the first 1,000. Content-Range gives the total.',
    query: CANCELED_QUERY,
    answers: [INDIVIDUAL_BOOK_RECORD],
    refuses: ['NOT_FOUND'],
  }),
  export: post('Search.csv', {
    about: 'Everything that matches, as bobData.csv.',
    body: BOOK_TO_EXPORT,
    answers: CSV,
    refuses: ['NOT_FOUND'],
  }),
  exportCanceled: get('GetCanceledContracts.csv', {
    about:
      'Void contracts as bobData.csv. This GET writes an audit entry, so other sites must not be able to trigger it.',
    query: CANCELED_FILTER,
    answers: CSV,
    refuses: ['NOT_FOUND'],
  }),
});

/** A contract of the individual or the Medicare book. Spec 000 section 7, "Book of business"; individuals, section 3. */
export const CONTRACT_DETAILS = calls('/api/BobIndividual', INDIVIDUAL_QUOTING, {
  find: get('GetContractDetail/:contractId', {
    about: 'Void contracts and those of a retired book too.',
    path: { contractId: 'text' },
    answers: CONTRACT_DETAIL,
    refuses: ['NOT_FOUND'],
  }),
  updatePcp: post(
    ['UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day', 'UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day/:existingPatient'],
    {
      about:
        'Requests another primary care provider for a member from a day on, MM-DD-YYYY; `existingPatient` is true or false. Waits for the\ncarrier for a while. A repeat of the same request changes nothing.',
      allow: INDIVIDUAL_BOOKS,
      path: UPDATE_PCP_PATH,
      query: UPDATE_PCP_QUERY,
      answers: UPDATED_PCP,
      refuses: ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE'],
    },
  ),
});

/** The invoices of a contract, named by the contract's FacetsId. Spec 000 section 7, "Book of business"; individuals, section 3. */
export const INVOICES = calls('/api/BobIndividual', INDIVIDUAL_QUOTING, {
  prepare: get('PrepareInvoice/:facetsId/:invoiceId', {
    path: { facetsId: 'text', invoiceId: 'text' },
    answers: PREPARED_INVOICE,
    refuses: ['NOT_FOUND'],
  }),
  base64: get('GetInvoicePdf/:facetsId/:invoiceId', {
    path: { facetsId: 'text', invoiceId: 'text' },
    query: PAPER_QUERY,
    answers: INVOICE_PDF,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  binary: get('ReturnPDF/:facetsId/:invoiceId', {
    path: { facetsId: 'text', invoiceId: 'text' },
    query: PAPER_QUERY,
    answers: PDF,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});

/** Today’s calls in an individual book of business. Ours: individuals, section 6. */
export const DAILY_ACTION_CALLS = calls('/api/BobIndividual', INDIVIDUAL_QUOTING, {
  list: get('GetActions', {
    about:
      'The households that need a call today: how many, for which reasons, and one page of them, by risk and deadline.',
    query: ACTIONS_QUERY,
    answers: DAILY_ACTIONS,
    refuses: ['NOT_FOUND'],
  }),
});

/** What the law changes for an individual book of business on the next January 1. Ours. */
export const YEAR_CHANGE_CALLS = calls('/api/BobIndividual', INDIVIDUAL_QUOTING, {
  list: get('GetYearChanges', {
    about:
      'The dated rules of law applied to all contracts: how many each touches, what to say, and one page to call from.',
    query: YEAR_CHANGES_QUERY,
    answers: YEAR_CHANGES,
    refuses: ['NOT_FOUND'],
  }),
});

/** What came of the calls to the household of a contract. Ours: individuals, section 6. */
export const CALL_NOTES = calls('/api/BobIndividual', INDIVIDUAL_BOOKS, {
  note: post('NoteCall/:contractId', {
    about:
      'Notes what came of a call: the household leaves the list of what to do today until a day. The same once more on one day changes\nnothing but that day.',
    path: { contractId: 'text' },
    body: NOTE_CALL,
    answers: NOTED_CALL,
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
  takeBack: post('TakeBackCall/:contractId/:callId', {
    about: 'Takes back what was noted: the household is on the list again. Once more changes nothing.',
    path: { contractId: 'text' },
    answers: nothing,
    refuses: ['NOT_FOUND'],
  }),
});
