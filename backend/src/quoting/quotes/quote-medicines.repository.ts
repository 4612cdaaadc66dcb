import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Medicine } from '#shared/medicines/medicine.record';
import { addRow } from '../../platform/database/add-rows.ts';
import { FieldEncryption } from '../../platform/security/field-encryption.ts';
import { sealContext } from '../../platform/security/sealed-column.ts';
import { QuoteMedicines } from './quote-medicines.table.ts';

/**
 * All queries on the medicines of quotes, which are encrypted here. Callers must already have found the quote for their user: only its id is
 * passed.
 */
@Injectable()
export class QuoteMedicinesRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly encryption: FieldEncryption,
  ) {}

  /** In the order in which they were added. */
  async list(quoteId: number, tx: EntityManager = this.database.manager): Promise<Medicine[]> {
    const row = await tx.findOneBy(QuoteMedicines, { quoteId });
    return row?.medicinesSealed
      ? (JSON.parse(this.encryption.open(row.medicinesSealed, contextOf(row.id))) as Medicine[])
      : [];
  }

  /** Callers have locked the quote. */
  async write(tx: EntityManager, quoteId: number, medicines: readonly Medicine[]): Promise<void> {
    const row = await tx.findOne(QuoteMedicines, { select: { id: true }, where: { quoteId } });
    const id = row?.id ?? (await addRow(tx, QuoteMedicines, { quoteId, medicinesSealed: null }));
    const medicinesSealed = this.encryption.seal(JSON.stringify(medicines), contextOf(id));
    await tx.update(QuoteMedicines, { id }, { medicinesSealed });
  }

  async copy(tx: EntityManager, fromQuoteId: number, quoteId: number): Promise<void> {
    const medicines = await this.list(fromQuoteId, tx);
    if (medicines.length > 0) {
      await this.write(tx, quoteId, medicines);
    }
  }
}

const contextOf = (id: number): string => sealContext('quote_medicines.medicinesSealed', id);
