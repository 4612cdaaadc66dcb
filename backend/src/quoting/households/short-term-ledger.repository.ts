import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { ShortTermPeriod } from '#shared/eligibility/short-term';
import { shortTermLastDay } from '#shared/individuals/individual-terms';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { list, sql, table } from '../../platform/database/sql.ts';
import { IndividualDetails } from '../quotes/individual-details.table.ts';
import { Quote } from '../quotes/quote.table.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';

const quote = table(Quote, 'quote');
const household = table(IndividualDetails, 'household');

/** The carrier has them, or waits only for the first payment. */
const SOLD: readonly QuoteStatus[] = ['Complete', 'PaymentPending'];

/** What the applicant of a quote had of short-term coverage from here. */
@Injectable()
export class ShortTermLedgerRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** By whomever. */
  async listSold(
    { id, individual: { subscriberBirthDate, lastNameKey, firstNameKey } }: IndividualQuote,
    tx: EntityManager = this.database.manager,
  ): Promise<(ShortTermPeriod & { quoteId: number })[]> {
    const rows = await rowsOf<{ quoteId: number; effectiveDate: IsoDate; coverageMonths: number | null }>(
      tx,
      sql`SELECT ${household.quoteId}, ${quote.effectiveDate}, ${household.coverageMonths} FROM ${household}
        JOIN ${quote} ON ${quote.id} = ${household.quoteId}
        WHERE ${household.subscriberBirthDate} = ${subscriberBirthDate} AND ${household.lastNameKey} = ${lastNameKey}
          AND ${household.firstNameKey} = ${firstNameKey} AND ${household.planType} = 'ShortTerm'
          AND ${quote.id} <> ${id} AND ${quote.isDeleted} = 0 AND ${quote.status} IN (${list(SOLD)})`,
    );
    return rows.map(({ quoteId, effectiveDate, coverageMonths }) => ({
      quoteId,
      first: effectiveDate,
      last: shortTermLastDay(effectiveDate, coverageMonths ?? 0),
    }));
  }
}
