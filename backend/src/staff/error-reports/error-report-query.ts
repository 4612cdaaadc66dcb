import type { ErrorReportFilter } from '#shared/error-reports/error-reports.record';
import { detroitMidnight } from '#shared/dates/detroit-midnight';
import { addDays, type IsoDate, parseWireDay } from '#shared/dates/iso-date';
import { reportWindow, windowProblem } from '#shared/error-reports/report-window';
import { AppError } from '../../platform/errors.ts';
import { areIds, givenFilter, isText } from '../../platform/http/list-filter.ts';
import { MAX_RANGE, parseListQuery, type RawListQuery } from '../../platform/http/list-query.ts';
import type { ReportSource } from './report-source.ts';

/** What callers may ask of an error report: react-admin's list query, and the days as the specification sends them. */
export interface RawReportQuery extends RawListQuery {
  fromDate?: IsoDate;
  toDate?: IsoDate;
}

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
  first: number;
  count: number;
}

const MAX_MESSAGE = 500;
const isDay = (value: unknown): boolean => typeof value === 'string' && parseWireDay(value) !== null;
const isMessage = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_MESSAGE;
const CHECKS = { fromDate: isDay, toDate: isDay, q: isText, Message: isMessage, id: areIds };

type Asked = Pick<ReportSource<never, never>, 'days' | 'orders' | 'filters'>;

/** Without days the report's own, without range the first hundred, without sort the newest first. @throws INVALID_INPUT */
export function errorReportQuery(raw: RawReportQuery, source: Asked, today: IsoDate): ErrorReportQuery {
  const checks = { ...CHECKS, ...source.filters };
  const orders = Object.keys(source.orders);
  const { filter, range, sort } = parseListQuery(raw, { sort: orders, filter: Object.keys(checks) });
  const { fromDate, toDate, q, Message, id, ...own } = givenFilter(filter, checks) as ErrorReportFilter;
  const window = windowOf({ fromDate, toDate }, raw, { today, days: source.days });
  return {
    since: detroitMidnight(window.from),
    until: detroitMidnight(addDays(window.to, 1)),
    text: (q ?? '').trim().toLowerCase(),
    message: Message ?? null,
    ids: (id as number[] | undefined) ?? null,
    own,
    order: sort?.field ?? orders[0]!,
    direction: sort?.direction ?? 'DESC',
    first: range?.first ?? 0,
    count: range?.count ?? MAX_RANGE,
  };
}

/** Days that stand beside the filter come before those in it. */
function windowOf(
  filter: Pick<ErrorReportFilter, 'fromDate' | 'toDate'>,
  raw: RawReportQuery,
  { today, days }: { today: IsoDate; days: number },
) {
  const from = raw.fromDate ?? parseWireDay(filter.fromDate ?? '') ?? undefined;
  const to = raw.toDate ?? parseWireDay(filter.toDate ?? '') ?? undefined;
  const window = reportWindow({ from, to }, today, days);
  const problem = windowProblem(window);
  if (problem) {
    throw new AppError('INVALID_INPUT', problem, { fromDate: [problem] });
  }
  return window;
}
