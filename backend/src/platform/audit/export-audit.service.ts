import { Injectable } from '@nestjs/common';
import { Transactions } from '../database/transactions.ts';
import type { SessionUser } from '../http/current-user.ts';
import { CSV_TYPE, csvOfChunks } from '../http/csv-answer.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import type { RawListQuery } from '../http/list-query.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { AUDIT_COLUMNS, AUDIT_CSV_NAME } from './audit-answers.ts';
import { auditQuery, type AuditQuery } from './audit-query.ts';
import { type AuditPlace, AuditRepository, type StoredAuditRow } from './audit.repository.ts';
import { AuditService } from './audit.service.ts';

/** Rows read at a time: few enough that other requests do not wait. */
const CHUNK = 500;

@Injectable()
export class ExportAuditService {
  constructor(
    private readonly service: AuditService,
    private readonly rows: AuditRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Everything that matches, newest first, as a CSV file. Who took it out is written down, which is the first row of it. */
  async export(user: SessionUser, { filter }: Pick<RawListQuery, 'filter'>): Promise<FileAnswer> {
    const query = await this.service.resolve(auditQuery({ filter }));
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'export-audit', subject: 'audit', subjectId: '' }),
    );
    return { fileName: AUDIT_CSV_NAME, contentType: CSV_TYPE, body: csvOfChunks(AUDIT_COLUMNS, this.chunks(query)) };
  }

  private async *chunks(query: AuditQuery): AsyncIterable<StoredAuditRow[]> {
    let place: AuditPlace | null = null;
    do {
      const rows: StoredAuditRow[] = await this.rows.listBefore(query, place, CHUNK);
      yield rows;
      place = rows.length === CHUNK ? rows.at(-1)! : null;
    } while (place !== null);
  }
}
