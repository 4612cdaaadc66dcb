import { Injectable } from '@nestjs/common';
import type { GroupQuoteRow } from '#shared/sales/group-quote.record';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { CSV_TYPE, csvOfChunks } from '../../platform/http/csv-answer.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { RawListQuery } from '../../platform/http/list-query.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { GroupQuotesRepository } from './group-quotes.repository.ts';
import { GroupQuotesService } from './group-quotes.service.ts';
import { QUEUE_COLUMNS, QUEUE_CSV_NAME } from './queue-csv.ts';
import { queueQuery } from './queue-query.ts';

/** Rows read at a time: few enough that other requests do not wait, enough that a long file does not take many queries. */
const CHUNK = 500;

@Injectable()
export class ExportGroupQuotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: GroupQuotesRepository,
    private readonly service: GroupQuotesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Every quote that matches, in the order of the list, as a CSV file. Who took it out is written down.
   * Which quotes, and in which order, is decided once: numbers alone, so that a quote that moves while the file is written
   * is neither left out nor there twice, and no chunk sorts the rest again.
   * @throws INVALID_INPUT
   */
  async export(user: SessionUser, raw: Pick<RawListQuery, 'filter' | 'sort'>): Promise<FileAnswer> {
    const { query, window } = queueQuery(user, { filter: raw.filter, sort: raw.sort }, this.clock.today());
    const ids = await this.quotes.listAllIds(query, window);
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'export-group-quotes', subject: 'user', subjectId: user.id }),
    );
    return { fileName: QUEUE_CSV_NAME, contentType: CSV_TYPE, body: csvOfChunks(QUEUE_COLUMNS, this.chunks(ids)) };
  }

  private async *chunks(ids: readonly number[]): AsyncIterable<GroupQuoteRow[]> {
    for (let first = 0; first < ids.length; first += CHUNK) {
      yield await this.service.rowsOf(ids.slice(first, first + CHUNK));
    }
  }
}
