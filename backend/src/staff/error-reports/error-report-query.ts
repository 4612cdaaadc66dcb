import { detroitMidnight } from '#shared/dates/detroit-midnight';
import { addDays, type IsoDate, parseWireDay } from '#shared/dates/iso-date';
import type { ErrorReportFilter } from '#shared/error-reports/error-reports.record';
import { reportWindow, windowProblem } from '#shared/error-reports/report-window';
import { AppError } from '../../platform/errors.ts';
import { areIds, type FilterChecks, isText } from '../../platform/http/list-filter.ts';
import type { DayListQueryDto } from '../../platform/http/list-query.dto.ts';
import { type Asked, askedOf, type RawAsked } from '../../platform/lists/lists.ts';
import type { ReportSource } from './report-source.ts';

/** A checked question. Instants: from `since` on, before `until`. */
export interface ErrorReportQuery {
  since: Date;
  until: Date;
  /** Lower case; '' = everything. */
  text: string;
  /** Exactly this; null = any. */
  message: string | null;
  ids: readonly number[] | null;
  /** The filters that only this report has. */
  own: Readonly<Record<string, unknown>>;
  order: string;
  direction: 'ASC' | 'DESC';
}

const MAX_MESSAGE = 500;
const isDay = (value: unknown): boolean => typeof value === 'string' && parseWireDay(value) !== null;
const isMessage = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_MESSAGE;
const CHECKS = { fromDate: isDay, toDate: isDay, q: isText, Message: isMessage, id: areIds };

/** The question as lists ask it. */
export const toAsked = ({ fromDate, toDate, ...raw }: DayListQueryDto): RawAsked => ({
  ...raw,
  given: { fromDate, toDate },
});

/** What can be asked of a report as of any list; the newest first where callers do not say. */
export const reportFace = ({ rows, orders, filters }: Pick<ReportSource<never>, 'rows' | 'orders' | 'filters'>) => ({
  rows,
  filters: { ...CHECKS, ...filters } as FilterChecks<keyof ErrorReportFilter>,
  orders: Object.keys(orders),
  usual: { direction: 'DESC' } as const,
});

/** @throws INVALID_INPUT for what the report does not know */
export const errorReportQuery = (
  raw: RawAsked,
  source: Pick<ReportSource<never>, 'rows' | 'days' | 'orders' | 'filters'>,
  today: IsoDate,
): ErrorReportQuery => reportQuery(askedOf(reportFace(source), raw), source.days, today);

/** Without days the report's own. @throws INVALID_INPUT */
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
