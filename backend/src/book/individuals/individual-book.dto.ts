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
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class BookQuery extends bodyOf(BOOK_QUERY) {}
export class CanceledFilter extends bodyOf(CANCELED_FILTER) {}
export class CanceledQuery extends bodyOf(CANCELED_QUERY) {}
export class SearchPageQuery extends bodyOf(SEARCH_PAGE_QUERY) {}
export class IndividualSearchBody extends bodyOf(INDIVIDUAL_SEARCH) {}
export class BookToExport extends bodyOf(BOOK_TO_EXPORT) {}
export class SpecificContractBody extends bodyOf(SPECIFIC_CONTRACT) {}
export class BookRecordAnswer extends answerOf(INDIVIDUAL_BOOK_RECORD) {}
export class SearchResultAnswer extends answerOf(SEARCH_RESULT) {}
export class SearchPageAnswer extends answerOf(SEARCH_PAGE) {}
