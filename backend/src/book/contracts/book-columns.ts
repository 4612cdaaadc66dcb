import { type ContractKeys, contractKeys } from '#shared/book-of-business/individuals/search-term';
import { unpaidSince } from '#shared/book-of-business/individuals/contract-standing';
import { graceFrom } from '#shared/book-of-business/individuals/today/windows';
import { dollarsFromCents } from '#shared/formats/currency';
import type { Contract } from './contract.table.ts';

/** What a contract is stored with, and what follows from it. */
export type BookColumns = ContractKeys & Pick<Contract, 'unpaidSince' | 'hasCredit' | 'graceFrom'>;

type Stated = Pick<
  Contract,
  | 'contractNumber'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'isMedicare'
  | 'medicalPlanName'
  | 'dentalPlanName'
  | 'visionPlanName'
  | 'dueDate'
  | 'amountDueCents'
  | 'suspenseCents'
  | 'paidToDate'
  | 'latestAptcCents'
>;

/** The columns by which a contract is sorted and searched. Whatever writes a contract writes them with it. */
export function bookColumns(contract: Stated): BookColumns {
  const since = unpaidSince(
    contract.dueDate && {
      DueDate: contract.dueDate,
      TotalAmountDue: dollarsFromCents(contract.amountDueCents ?? 0),
      CurrentSuspense: dollarsFromCents(contract.suspenseCents ?? 0),
    },
  );
  return {
    ...contractKeys({ ...contract, planName: planName(contract) }),
    unpaidSince: since,
    hasCredit: (contract.latestAptcCents ?? 0) > 0,
    graceFrom: graceFrom(since, contract.paidToDate),
  };
}

/** The columns of the current invoice where there is none. */
export const NO_INVOICE = { invoiceStatus: '', dueDate: null, amountDueCents: null, suspenseCents: null } as const;

/** What the book shows as the plan: without a medical plan the one there is. Of Medicare dental plans have a column of their own. */
export const planName = ({
  isMedicare,
  medicalPlanName,
  dentalPlanName,
  visionPlanName,
}: Pick<Contract, 'isMedicare' | 'medicalPlanName' | 'dentalPlanName' | 'visionPlanName'>): string =>
  medicalPlanName || (isMedicare ? '' : dentalPlanName || visionPlanName);
