import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ERROR_REPORTS, type ErrorReportName } from '#shared/error-reports/error-reports';
import { sourceOf } from '../../error-reports/report-sources.ts';

/** As selected: the count is text on MySQL, the instant on SQLite. */
export interface WaitingErrors {
  report: ErrorReportName;
  count: number | string;
  oldest: Date | string | null;
}

/** What waits in the error reports, by their own conditions: a report without bounds of days shows as many rows. */
@Injectable()
export class WaitingErrorsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Every report, in the order of their list. */
  countAll(): Promise<WaitingErrors[]> {
    return Promise.all(ERROR_REPORTS.map((report) => this.count(report)));
  }

  private async count(report: ErrorReportName): Promise<WaitingErrors> {
    const { table, at, narrowed } = sourceOf(report);
    const { sql, values } = narrowed({});
    const rows: Omit<WaitingErrors, 'report'>[] = await this.database.query(
      `SELECT COUNT(*) AS count, MIN(${at}) AS oldest FROM ${table} e WHERE ${sql} AND ${at} IS NOT NULL`,
      [...values],
    );
    return { report, ...rows[0]! };
  }
}
