import { Injectable } from '@nestjs/common';
import { detroitMidnight } from '#shared/dates/detroit-time';
import { detroitDay, type IsoDate } from '#shared/dates/iso-date';
import {
  ERROR_REPORTS,
  type ErrorReportName,
  fingerprint,
  MOST_ROWS_OF_A_RUN,
} from '#shared/error-reports/error-reports';
import type {
  ErrorAttempt,
  ErrorCounts,
  ErrorMessageCount,
  ErrorReportFilter,
  OlderErrors,
} from '#shared/error-reports/error-reports.record';
import type { ErrorCount } from '#shared/sales-home/home.record';
import { Clock } from '../../platform/clock.ts';
import { CountCache } from '../../platform/database/count-cache.ts';
import { toInstant } from '../../platform/database/raw-values.ts';
import { AppError } from '../../platform/errors.ts';
import { type Asked, type FiledList, inSteps, type RawAsked } from '../../platform/http/lists.ts';
import { rowOf } from '../../platform/http/list-rows.ts';
import { type ErrorReportQuery, errorReportQuery, reportFace, reportQuery } from './error-report-query.ts';
import {
  ErrorReportsRepository,
  type MessageCount,
  type OpenErrors,
  type SelectedRow,
  type StoredAttempt,
} from './error-reports.repository.ts';
import type { ReportSource } from './sources/report-source.repository.ts';
import { sourceOf } from './sources/report-sources.ts';

/** Maximum number of groups of messages; beyond that users search. */
const MOST_MESSAGES = 100;

/**
 * Reads the error reports, and the calls to the carrier system behind an error: spec 002 sections 2, "Internal operations", and 9.
 */
@Injectable()
export class ErrorReportsService {
  private readonly totals = new CountCache<number>((total) => total);
  private readonly open = new CountCache<OpenErrors>(({ count }) => count);
  private readonly messages = new CountCache<MessageCount[]>((counts) =>
    counts.reduce((sum, { total }) => sum + total, 0),
  );

  constructor(
    private readonly reports: ErrorReportsRepository,
    private readonly clock: Clock,
  ) {}

  /** A report as a list: its rows, and the file of all that match, newest first. */
  listOf<Row extends object>(source: ReportSource<Row>): FiledList<ErrorReportFilter, string, Row> {
    const checked = (asked: Asked<ErrorReportFilter, string>) => reportQuery(asked, source.days, this.clock.today());
    return {
      ...reportFace(source),
      columns: source.csvColumns,
      fileOf: () => ({
        name: `${source.report}-errors`,
        action: 'export-error-report',
        subject: 'error-report',
        subjectId: source.report,
      }),
      listPage: async (page) => {
        const query = checked(page);
        const [stored, total] = await Promise.all([
          this.reports.listPage(source, query, page),
          this.count(source, query),
        ]);
        return { rows: stored.map((each) => rowOf(source.fields, each) as Row), total };
      },
      listAll: (asked) => this.rowsOf(source, checked(asked)),
    };
  }

  /** By the report's filter, except the message. @throws INVALID_INPUT */
  async countMessages(report: ErrorReportName, raw: RawAsked): Promise<ErrorMessageCount[]> {
    const source = sourceOf(report);
    const query = { ...errorReportQuery(raw, source, this.clock.today()), message: null };
    const key = keyOf(source, query);
    const counts = await this.messages.get(key, async () =>
      byFingerprint(await this.reports.countMessages(source, query, MOST_ROWS_OF_A_RUN)).slice(0, MOST_MESSAGES),
    );
    return counts.map(({ message, total, resubmittable, firstSeen, lastSeen }) => ({
      Message: message,
      Count: total,
      Resubmittable: resubmittable,
      FirstSeen: firstSeen.toISOString(),
      LastSeen: lastSeen.toISOString(),
    }));
  }

  /** All reports, regardless of age. */
  async countAll(): Promise<ErrorCounts> {
    const counts = await this.countOpen();
    return Object.fromEntries(counts.map(({ Report, Count }) => [Report, Count])) as unknown as ErrorCounts;
  }

  /** Same with the day of the oldest, in report order. */
  countOpen(): Promise<ErrorCount[]> {
    return Promise.all(
      ERROR_REPORTS.map(async (report) => {
        const found = await this.open.get(report, () => this.reports.countOpen(sourceOf(report)));
        return { Report: report, ...toOlderErrors(found) };
      }),
    );
  }

  /** The open rows of a report from before a day. */
  async countOlder(report: ErrorReportName, before: IsoDate): Promise<OlderErrors> {
    return toOlderErrors(await this.reports.countOpen(sourceOf(report), detroitMidnight(before)));
  }

  private async *rowsOf<Row extends object>(source: ReportSource<Row>, query: ErrorReportQuery): AsyncIterable<Row[]> {
    const steps = inSteps<SelectedRow>((after, count) => this.reports.listAfter(source, query, { after, count }));
    for await (const stored of steps) {
      yield stored.map((each) => rowOf(source.fields, each) as Row);
    }
  }

  private count<Row extends object>(source: ReportSource<Row>, query: ErrorReportQuery): Promise<number> {
    return this.totals.get(keyOf(source, query), () => this.reports.count(source, query));
  }

  /** @param censusMemberId only the calls about this member; null = all @throws NOT_FOUND */
  async listAttempts(groupInstallId: number, censusMemberId: number | null): Promise<ErrorAttempt[]> {
    const stored = await this.reports.listAttempts(groupInstallId, censusMemberId, MOST_ATTEMPTS);
    if (stored.length === 0 && !(await this.reports.installationExists(groupInstallId))) {
      throw new AppError('NOT_FOUND', 'This installation was not found.');
    }
    return stored.map(toErrorAttempt);
  }

  /** @throws NOT_FOUND */
  async listAttemptsOfApplication(individualApplicationId: number): Promise<ErrorAttempt[]> {
    const stored = await this.reports.listAttemptsOfApplication(individualApplicationId, MOST_ATTEMPTS);
    if (stored.length === 0 && !(await this.reports.applicationExists(individualApplicationId))) {
      throw new AppError('NOT_FOUND', 'This enrollment was not found.');
    }
    return stored.map(toErrorAttempt);
  }
}

/** Messages that differ in numbers or quoted names count as one; the most frequent first. */
function byFingerprint(counts: readonly MessageCount[]): MessageCount[] {
  const groups = new Map<string, MessageCount>();
  for (const count of counts) {
    const message = fingerprint(count.message);
    const known = groups.get(message);
    groups.set(message, known ? together(message, known, count) : count);
  }
  return [...groups.values()].sort((one, other) => other.total - one.total);
}

const together = (message: string, one: MessageCount, other: MessageCount): MessageCount => ({
  message,
  total: one.total + other.total,
  resubmittable: one.resubmittable + other.resubmittable,
  firstSeen: one.firstSeen < other.firstSeen ? one.firstSeen : other.firstSeen,
  lastSeen: one.lastSeen > other.lastSeen ? one.lastSeen : other.lastSeen,
});

const toOlderErrors = ({ count, oldest }: OpenErrors): OlderErrors => ({
  Count: count,
  Since: oldest && detroitDay(oldest),
});

/** The filters of the rows, without page and order. */
function keyOf(
  { report }: Pick<ReportSource<never>, 'report'>,
  { since, until, text, message, ids, own }: ErrorReportQuery,
): string {
  return JSON.stringify([report, since, until, text, message, ids, own]);
}

/** Maximum number of calls: a group may have been retried for days, and the newest matter. */
const MOST_ATTEMPTS = 200;

const toErrorAttempt = (stored: StoredAttempt): ErrorAttempt => ({
  EwsTransactionId: stored.id,
  CensusMemberId: stored.censusMemberId,
  MemberName: stored.lastName === null ? '' : `${stored.firstName} ${stored.lastName}`,
  At: toInstant(stored.at).toISOString(),
  Outcome: stored.outcome,
  Message: stored.message,
  Detail: stored.detail,
});
