import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addRows } from '../../platform/database/add-rows.ts';
import { Clock } from '../../platform/clock.ts';
import { QuoteDoctor } from './quote-doctor.table.ts';

/** All queries on the doctors of quotes. Callers must already have found the quote for their user: only its id is passed. */
@Injectable()
export class QuoteDoctorsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** In the order in which they were added. */
  list(quoteId: number, tx: EntityManager = this.database.manager): Promise<QuoteDoctor[]> {
    return tx.find(QuoteDoctor, { where: { quoteId }, order: { addedAt: 'ASC', npi: 'ASC' } });
  }

  async add(tx: EntityManager, quoteId: number, { npi, name }: Pick<QuoteDoctor, 'npi' | 'name'>): Promise<void> {
    await addRows(tx, QuoteDoctor, { quoteId, npi, name, addedAt: this.clock.now() });
  }

  /** @returns whether the doctor was there */
  async remove(tx: EntityManager, quoteId: number, npi: string): Promise<boolean> {
    const { affected } = await tx.delete(QuoteDoctor, { quoteId, npi });
    return affected === 1;
  }

  async copy(tx: EntityManager, fromQuoteId: number, quoteId: number): Promise<void> {
    const doctors = await this.list(fromQuoteId, tx);
    if (doctors.length > 0) {
      await addRows(
        tx,
        QuoteDoctor,
        doctors.map(({ npi, name, addedAt }) => ({ quoteId, npi, name, addedAt })),
      );
    }
  }
}
