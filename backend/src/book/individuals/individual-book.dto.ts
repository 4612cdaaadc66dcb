import { isContractActive } from '#shared/book-of-business/individuals/contract-standing';
import {
  BOOK_QUERY,
  BOOK_TO_EXPORT,
  type BookRecord,
  CANCELED_FILTER,
  CANCELED_QUERY,
  INDIVIDUAL_BOOK_RECORD,
  INDIVIDUAL_SEARCH,
  SEARCH_PAGE,
  SEARCH_PAGE_QUERY,
  SEARCH_RESULT,
  SPECIFIC_CONTRACT,
} from '#shared/book-of-business/individuals/individual-book.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { dollarsFromCents } from '#shared/formats/currency';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import type { Book } from '../books/books.repository.ts';
import { planName } from '../contracts/book-columns.ts';
import type { StoredContract } from './individual-book.repository.ts';

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

export function toBookRecord(
  { srcAgentId, firstName, lastName }: Book,
  row: StoredContract,
  today: IsoDate,
): BookRecord {
  const [IsVoid, IsMedicare, IsActive] = [Boolean(row.isVoid), Boolean(row.isMedicare), Boolean(row.isActive)];
  const { terminationDate: TerminationDate } = row;
  return {
    ContractId: row.contractNumber,
    Name: { First: row.firstName, Last: row.lastName },
    DateOfBirth: row.birthDate,
    Phone: row.phone,
    EffectiveDate: row.effectiveDate,
    OriginalEffectiveDate: row.originalEffectiveDate,
    IsActive: isContractActive({ IsActive, IsVoid, TerminationDate }, today),
    PaidToDate: row.paidToDate,
    CurrentInvoice: row.dueDate && {
      InvoiceStatus: row.invoiceStatus,
      DueDate: row.dueDate,
      TotalAmountDue: dollarsFromCents(row.amountDueCents ?? 0),
      CurrentSuspense: dollarsFromCents(row.suspenseCents ?? 0),
    },
    PlanName: planName({ ...row, isMedicare: IsMedicare }),
    DentalPlanName: row.dentalPlanName,
    Email: row.email,
    Address: {
      AddressLine1: row.addressLine1,
      AddressLine2: row.addressLine2,
      City: row.city,
      StateCode: row.stateCode,
      PostalCode: row.postalCode,
    },
    Agent: { SrcAgentId: srcAgentId, Name: { First: firstName, Last: lastName } },
    CsrLevelDescription: row.csrLevelDescription,
    FromFFM: Boolean(row.fromFfm),
    LatestAptc: row.latestAptcCents === null ? null : dollarsFromCents(row.latestAptcCents),
    TerminationDate,
    IsVoid,
    IsMedicare,
  };
}
