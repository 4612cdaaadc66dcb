import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { CSV_TYPE, csvOfChunks } from '../../platform/http/csv-answer.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { type ErrorReportQuery, errorReportQuery, type RawReportQuery } from './error-report-query.ts';
import { ErrorReportsRepository, type ReportPlace } from './error-reports.repository.ts';
import type { ReportSource } from './report-source.ts';

/** Rows read at a time: few enough that other requests do not wait. */
const CHUNK = 500;

@Injectable()
export class ExportErrorReportService {
  constructor(
    private readonly transactions: Transactions,
    private readonly reports: ErrorReportsRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Every row of the report that matches, newest first, as a CSV file. Who took it out is written down. @throws INVALID_INPUT */
  async export<Stored extends object, Row extends object>(
    user: SessionUser,
    source: ReportSource<Stored, Row>,
    raw: RawReportQuery,
  ): Promise<FileAnswer> {
    const query = errorReportQuery(raw, source, this.clock.today());
    const { report: subjectId } = source;
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'export-error-report', subject: 'error-report', subjectId }),
    );
    const body = csvOfChunks(source.csvColumns, this.chunks(source, query));
    return { fileName: `${source.report}-errors.csv`, contentType: CSV_TYPE, body };
  }

  private async *chunks<Stored extends object, Row extends object>(
    source: ReportSource<Stored, Row>,
    query: ErrorReportQuery,
  ): AsyncIterable<Row[]> {
    let after: ReportPlace | null = null;
    do {
      const stored: (Stored & ReportPlace)[] = await this.reports.listAfter(source, query, { after, count: CHUNK });
      yield stored.map(source.toRow);
      after = stored.length === CHUNK ? stored.at(-1)! : null;
    } while (after !== null);
  }
}
