import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.ts';
import { CSV_TYPE, type CsvColumns, csvOfChunks } from '../../platform/http/csv-answer.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';

/** Rows read at a time: other requests do not wait for a long list. */
const CHUNK = 500;

interface PeopleExport<Row> {
  subject: 'users' | 'agents' | 'agencies';
  columns: CsvColumns<Row>;
  /** The rows behind this one, or the first ones. */
  next: (after: Row | null, count: number) => Promise<Row[]>;
}

/** Lists of people as files: written while they are read, and who took one out is in the audit trail. */
@Injectable()
export class ExportPeople {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  async file<Row>(user: SessionUser, { subject, columns, next }: PeopleExport<Row>): Promise<FileAnswer> {
    const entry = { user, action: `export-${subject}`, subject, subjectId: '' };
    await this.transactions.run((tx) => this.audit.record(tx, entry));
    return { fileName: `${subject}.csv`, contentType: CSV_TYPE, body: csvOfChunks(columns, chunks(next)) };
  }
}

async function* chunks<Row>(next: PeopleExport<Row>['next']): AsyncIterable<Row[]> {
  let after: Row | null = null;
  do {
    const rows: Row[] = await next(after, CHUNK);
    yield rows;
    after = rows.length === CHUNK ? rows.at(-1)! : null;
  } while (after !== null);
}
