import { type EntityManager, In } from 'typeorm';
import { grouped } from '../../../platform/database/grouped.ts';
import { deleteKnown } from '../../../platform/database/delete-found.ts';
import { insertRows, type StoredValue } from '../../../platform/database/insert-rows.ts';
import { toStoredInstant } from '../../../platform/database/raw-values.ts';
import { rowsOf, write } from '../../../platform/database/run-sql.ts';
import { list, sql, table } from '../../../platform/database/sql.ts';
import type { Stored } from '../../../platform/database/stored.ts';
import { bookColumns } from '../book-columns.ts';
import { noteBookOfMembers } from '../book-of-members.repository.ts';
import { ContractMember } from '../contract-member.table.ts';
import { Contract } from '../contract.table.ts';
import { InvoicePayment } from '../invoice-payment.table.ts';
import { Invoice } from '../invoice.table.ts';
import type { ImportedColumns, ImportedInvoice, ImportedMember } from './imported-columns.ts';

export interface StoredParts {
  members: ContractMember[];
  invoices: (Invoice & { payments: InvoicePayment[] })[];
}

type Owned<Part> = readonly (readonly [contractId: number, parts: readonly Part[]])[];

const bare = table(Contract);
const invoice = table(Invoice);

/** The queries of the import, a batch of contracts at a time. */
export class StoredContracts {
  constructor(private readonly tx: EntityManager) {}

  /** By their numbers. */
  async find(numbers: readonly string[]): Promise<Map<string, Contract>> {
    const found = await this.tx.findBy(Contract, { contractNumber: In([...numbers]) });
    return new Map(found.map((contract) => [contract.contractNumber, contract]));
  }

  /** By contract, in the order in which they were stored. */
  async findParts(contractIds: readonly number[]): Promise<Map<number, StoredParts>> {
    const order = { id: 'ASC' } as const;
    const where = { contractId: In([...contractIds]) };
    const members = await this.tx.find(ContractMember, { where, order });
    const invoices = await this.tx.find(Invoice, { where, order });
    const payments = await this.tx.find(InvoicePayment, {
      where: { invoiceId: In(invoices.map(({ id }) => id)) },
      order,
    });
    const paid = grouped(payments, 'invoiceId', (payment) => payment);
    const billed = grouped(invoices, 'contractId', (each) => ({ ...each, payments: paid.get(each.id) ?? [] }));
    const covered = grouped(members, 'contractId', (member) => member);
    return new Map(
      contractIds.map((id) => [
        id,
        {
          members: covered.get(id) ?? [],
          invoices: billed.get(id) ?? [],
        },
      ]),
    );
  }

  /** @returns their ids by number */
  async insert(contracts: readonly ImportedColumns[], now: Date): Promise<Map<string, number>> {
    const at = toStoredInstant(now);
    const rows = contracts.map((columns) => ({
      ...columns,
      ...bookColumns(columns),
      createdAt: at,
      modifiedAt: at,
      version: 1,
    }));
    await insertObjects(this.tx, 'contracts', rows);
    const numbers = contracts.map(({ contractNumber }) => contractNumber);
    const found = await rowsOf<Pick<Contract, 'id' | 'contractNumber'>>(
      this.tx,
      sql`SELECT ${bare.id}, ${bare.contractNumber} FROM ${bare} WHERE ${bare.contractNumber} IN (${list(numbers)})`,
    );
    return new Map(found.map(({ id, contractNumber }) => [contractNumber, id]));
  }

  async update(id: number, columns: ImportedColumns, now: Date): Promise<void> {
    await this.tx.update(Contract, { id }, { ...columns, ...bookColumns(columns), modifiedAt: now });
  }

  /** Marks contracts as named by an import, without a new version: nothing about them has changed. */
  async mark(contractIds: readonly number[], run: number): Promise<void> {
    await write(this.tx, sql`UPDATE ${bare} SET ${bare.importRun} = ${run} WHERE ${bare.id} IN (${list(contractIds)})`);
  }

  async replaceMembers(of: Owned<ImportedMember>): Promise<void> {
    await this.remove(ContractMember, of);
    const rows = of.flatMap(([contractId, members]) => members.map((member) => ({ contractId, ...member })));
    await insertObjects(this.tx, 'contract_members', rows);
  }

  /** After their contracts and members were written. */
  async noteBooks(contractIds: readonly number[]): Promise<void> {
    await noteBookOfMembers(this.tx, contractIds);
  }

  /** With their payments. */
  async replaceInvoices(of: Owned<ImportedInvoice>): Promise<void> {
    await this.remove(Invoice, of);
    const all = of.flatMap(([contractId, invoices]) => invoices.map((each) => ({ contractId, ...each })));
    const rows = all.map(({ payments: _later, ...columns }) => columns);
    await insertObjects(this.tx, 'invoices', rows);
    const stored = await rowsOf<Pick<Invoice, 'id' | 'contractId' | 'invoiceNumber'>>(
      this.tx,
      sql`SELECT ${invoice.id}, ${invoice.contractId}, ${invoice.invoiceNumber} FROM ${invoice}
        WHERE ${invoice.contractId} IN (${list(of.map(([contractId]) => contractId))})`,
    );
    const ids = new Map(stored.map(({ id, contractId, invoiceNumber }) => [`${contractId} ${invoiceNumber}`, id]));
    const payments = all.flatMap(({ contractId, invoiceNumber, payments: paid }) =>
      paid.map((payment) => ({ invoiceId: ids.get(`${contractId} ${invoiceNumber}`)!, ...payment })),
    );
    await insertObjects(this.tx, 'invoice_payments', payments);
  }

  private remove<Row extends { contractId: number }>(entity: Stored<Row>, of: Owned<unknown>): Promise<void> {
    return deleteKnown(
      this.tx,
      entity,
      'contractId',
      of.map(([contractId]) => contractId),
    );
  }
}

/** Rows with the same properties, which are columns. */
async function insertObjects<Row extends object>(tx: EntityManager, name: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first) {
    const columns = Object.keys(first) as (keyof Row & string)[];
    const values = rows.flatMap((row) => columns.map((column) => row[column] as StoredValue));
    await insertRows(tx, name, columns, values);
  }
}
