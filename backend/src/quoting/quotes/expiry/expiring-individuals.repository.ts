import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { ContinuableDays } from '#shared/individuals/individual-expiry';
import { CAN_EXPIRE_INDIVIDUAL } from '#shared/individuals/individual-status';
import { INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import { SIGNED } from '#shared/quotes/read-only-reason';
import { rowsOf } from '../../../platform/database/run-sql.ts';
import { list, type Sql, sql, table } from '../../../platform/database/sql.ts';
import { IndividualDetails } from '../individual-details.table.ts';
import { Quote } from '../quote.table.ts';
import type { IndividualQuote } from '../quotes.repository.ts';
import { lockOf } from '../quote-questions.repository.ts';

const quote = table(Quote, 'quote');
const household = table(IndividualDetails, 'household');

/** Quotes of every household that can no longer be continued, except those whose submission waits for its answer. For the system only: no user calls this. */
@Injectable()
export class ExpiringIndividualsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The next quotes after this id, by id. */
  async listIds(days: ContinuableDays, { after, count }: { after: number; count: number }): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      this.database.manager,
      sql`SELECT ${quote.id} ${expiring(days)} AND ${quote.id} > ${after} ORDER BY ${quote.id} LIMIT ${count}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Locked until the transaction ends; null when someone has continued it since. */
  async findForUpdate(tx: EntityManager, id: number, days: ContinuableDays): Promise<IndividualQuote | null> {
    const found = await rowsOf(tx, sql`SELECT ${quote.id} ${expiring(days)} AND ${quote.id} = ${id} ${lockOf(tx)}`);
    if (found.length === 0) {
      return null;
    }
    const individual = await tx.findOneByOrFail(IndividualDetails, { quoteId: id });
    return Object.assign(await tx.findOneByOrFail(Quote, { id }), { individual }) as IndividualQuote;
  }
}

/** At the marketplace an old event can be granted to who learned of it late: 45 CFR 155.420(c)(5). There only the day that was granted passes. */
const expiring = ({ open, event, shortTerm }: ContinuableDays): Sql =>
  sql`FROM ${quote} JOIN ${household} ON ${household.quoteId} = ${quote.id}
    WHERE ${quote.isDeleted} = 0 AND ${quote.quoteType} IN (${list(INDIVIDUAL_QUOTE_TYPES)})
      AND ${quote.status} IN (${list(CAN_EXPIRE_INDIVIDUAL)}) AND ${quote.readOnlyReason} <> ${SIGNED}
      AND (${household.enrollmentType} = ${'Open'} AND ${quote.effectiveDate} < ${open}
        OR ${household.enrollmentType} = ${'Special'} AND ${household.isFfm} = 0 AND ${household.eventDate} < ${event}
        OR ${household.enrollmentType} = ${'Special'} AND ${household.isFfm} = 1 AND ${quote.effectiveDate} < ${event}
        OR ${household.planType} = ${'ShortTerm'} AND ${quote.effectiveDate} < ${shortTerm})`;
