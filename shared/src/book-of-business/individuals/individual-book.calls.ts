import { CSV, calls, get, post } from '#shared/answers/calls';
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
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

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
