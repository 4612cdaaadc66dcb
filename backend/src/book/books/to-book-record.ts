import { isContractActive } from '#shared/book-of-business/individuals/contract-standing';
import type { BookRecord } from '#shared/book-of-business/individuals/individual-book.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { dollarsFromCents } from '#shared/formats/currency';
import type { Agent } from '../../platform/people/agent.table.ts';
import { planName } from '../contracts/book-columns.ts';
import type { Contract } from '../contracts/contract.table.ts';

/** The file of every book. Source: spec 000 section 3, "CSV column sets". */
export const BOOK_CSV_NAME = 'bobData.csv';

/** The columns of a contract that a book shows. */
type BookColumns = Pick<
  Contract,
  | 'addressLine1'
  | 'addressLine2'
  | 'amountDueCents'
  | 'birthDate'
  | 'city'
  | 'contractNumber'
  | 'csrLevelDescription'
  | 'dentalPlanName'
  | 'dueDate'
  | 'effectiveDate'
  | 'email'
  | 'firstName'
  | 'fromFfm'
  | 'invoiceStatus'
  | 'isActive'
  | 'isMedicare'
  | 'isVoid'
  | 'lastName'
  | 'latestAptcCents'
  | 'medicalPlanName'
  | 'originalEffectiveDate'
  | 'paidToDate'
  | 'phone'
  | 'postalCode'
  | 'stateCode'
  | 'suspenseCents'
  | 'terminationDate'
  | 'visionPlanName'
>;

/** A contract as it is in a book. @param row flags may be 0 or 1, as the databases answer them */
export function toBookRecord(
  { srcAgentId, firstName, lastName }: Pick<Agent, 'srcAgentId' | 'firstName' | 'lastName'>,
  row: BookColumns,
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
