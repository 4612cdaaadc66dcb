import { Contract } from './contract.table.ts';
import { cents, day, flag, id, loose, refers, stored, text } from '../../platform/database/stored.ts';

/** A bill of a contract. Plain stored data. Spec 000 section 3, "Contract details". */
export class Invoice extends stored(
  'invoices',
  {
    id: id(),
    contractId: refers(() => Contract, 'CASCADE'),
    /** The carrier's. */
    invoiceNumber: text(20),
    createdOn: day(),
    coverageStart: day(),
    coverageEnd: day(),
    /** Negative amounts are owed to the household. */
    currentAmountDueCents: cents(),
    previousBalanceCents: cents(),
    totalAmountDueCents: cents(),
    /** The carrier's word. */
    invoiceStatus: loose(20),
    /** As the carrier said when the invoice was imported. */
    isPdfAvailable: flag(),
  },
  { uniques: [['contractId', 'invoiceNumber']], indexes: [['contractId', 'createdOn']] },
) {}
