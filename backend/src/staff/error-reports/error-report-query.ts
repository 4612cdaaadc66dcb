import type { DayListQuery } from '#shared/answers/list-query.record';
import { detroitMidnight } from '#shared/dates/detroit-time';
import { addDays, type IsoDate, parseWireDay } from '#shared/dates/iso-date';
import { reportWindow, windowProblem } from '#shared/error-reports/error-reports';
import type { ErrorReportFilter } from '#shared/error-reports/error-reports.record';
import { AppError } from '../../platform/errors.ts';
import { areIds, type FilterChecks, isDay, isText } from '../../platform/http/list-filter.ts';
import { type Asked, askedOf, type RawAsked } from '../../platform/http/lists.ts';
import type { ReportSource } from './sources/report-source.repository.ts';

/** A validated query. Instants: from `since` on, before `until`. */
export interface ErrorReportQuery {
  since: Date;
  until: Date;
  /** Lower case; '' = all. */
  text: string;
  /** As `fingerprint` sees it; null = any. */
  message: string | null;
  ids: readonly number[] | null;
  /** The report's own filters. */
  own: Readonly<Record<string, unknown>>;
  order: string;
  direction: 'ASC' | 'DESC';
}

const MAX_MESSAGE = 500;
const isMessage = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_MESSAGE;
const CHECKS = { fromDate: isDay, toDate: isDay, q: isText, Message: isMessage, id: areIds };

/** The query of a list. */
export const toAsked = ({ fromDate, toDate, ...raw }: DayListQuery): RawAsked => ({
  ...raw,
  given: { fromDate, toDate },
});

/** The report's allowed queries, as for any list; newest first by default. */
export const reportFace = ({ rows, orders, filters }: Pick<ReportSource<never>, 'rows' | 'orders' | 'filters'>) => ({
  rows,
  filters: { ...CHECKS, ...filters } as FilterChecks<keyof ErrorReportFilter>,
  orders: Object.keys(orders),
  usual: { direction: 'DESC' } as const,
});

/** @throws INVALID_INPUT for an unknown field */
export const errorReportQuery = (
  raw: RawAsked,
  source: Pick<ReportSource<never>, 'rows' | 'days' | 'orders' | 'filters'>,
  today: IsoDate,
): ErrorReportQuery => reportQuery(askedOf(reportFace(source), raw), source.days, today);

/** Defaults to the report's own period. @throws INVALID_INPUT */
export function reportQuery(
  { filter, order, direction }: Asked<ErrorReportFilter, string>,
  days: number,
  today: IsoDate,
): ErrorReportQuery {
  const { fromDate = '', toDate = '', q = '', Message = null, id = null, ...own } = filter;
  const given = { from: parseWireDay(fromDate) ?? undefined, to: parseWireDay(toDate) ?? undefined };
  const window = reportWindow(given, today, days);
  const problem = windowProblem(window);
  if (problem) {
    throw new AppError('INVALID_INPUT', problem, { fromDate: [problem] });
  }
  return {
    since: detroitMidnight(window.from),
    until: detroitMidnight(addDays(window.to, 1)),
    text: q.trim().toLowerCase(),
    message: Message,
    ids: id as number[] | null,
    own,
    order,
    direction,
  };
}
