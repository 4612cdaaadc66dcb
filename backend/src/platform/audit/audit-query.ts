import { isIP } from 'node:net';
import type { AuditFilter } from '#shared/audit/audit.record';
import { detroitMidnight } from '#shared/dates/detroit-midnight';
import { addDays, parseWireDay } from '#shared/dates/iso-date';
import { windowProblem } from '#shared/error-reports/report-window';
import { AUDITED_KINDS } from '#shared/timeline/audited-records';
import { toStoredInstant } from '../database/raw-values.ts';
import { AppError } from '../errors.ts';
import { areIds, isText } from '../http/list-filter.ts';

/** A condition on a row `e` of the audit trail. */
export interface AuditCondition {
  sql: string;
  values: (string | number)[];
}

/** A checked question: all conditions must hold, and one of `anyOf` where there are some. Each of them is a range of an index. */
export interface AuditQuery {
  all: AuditCondition[];
  anyOf: AuditCondition[];
  /** A name that is still to be looked up among the users. */
  people: string[];
}

const isDay = (value: unknown): boolean => typeof value === 'string' && parseWireDay(value) !== null;
const isId = (value: unknown): boolean => Number.isSafeInteger(value);
/** What callers may narrow the trail by. */
export const AUDIT_FILTERS = {
  q: isText,
  who: isText,
  userId: isId,
  action: isText,
  subject: isText,
  subjectId: isText,
  requestId: isText,
  ip: isText,
  fromDate: isDay,
  toDate: isDay,
  id: areIds,
};
const COLUMNS = ['userId', 'action', 'subject', 'subjectId', 'requestId', 'ip'] as const;

/** @throws INVALID_INPUT */
export function auditQuery(given: AuditFilter): AuditQuery {
  const typed = searched(given.q?.trim() ?? '');
  const people = [given.who?.trim() ?? '', typed.person ?? ''].filter(Boolean);
  const equal = COLUMNS.filter((column) => given[column] !== undefined).map((column) => is(column, given[column]!));
  return {
    all: [...equal, ...inDays(given), ...amongIds(given.id), ...(typed.all ?? [])],
    anyOf: typed.anyOf ?? [],
    people,
  };
}

const is = (column: string, value: string | number): AuditCondition => ({ sql: `e.${column} = ?`, values: [value] });

const amongIds = (ids: readonly number[] | undefined): AuditCondition[] =>
  ids ? [{ sql: `e.id IN (${['?', ...ids.map(() => '?')].join(', ')})`, values: [0, ...ids] }] : [];

function inDays({ fromDate, toDate }: AuditFilter): AuditCondition[] {
  const [from, to] = [parseWireDay(fromDate ?? ''), parseWireDay(toDate ?? '')];
  const problem = from && to ? windowProblem({ from, to }) : null;
  if (problem) {
    throw new AppError('INVALID_INPUT', problem, { fromDate: [problem] });
  }
  return [
    ...(from ? [{ sql: 'e.at >= ?', values: [toStoredInstant(detroitMidnight(from))] }] : []),
    ...(to ? [{ sql: 'e.at < ?', values: [toStoredInstant(detroitMidnight(addDays(to, 1)))] }] : []),
  ];
}

const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is typed into the one search field, by what it looks like: each is a look-up of its own. */
function searched(text: string): { all?: AuditCondition[]; anyOf?: AuditCondition[]; person?: string } {
  if (text === '') {
    return {};
  }
  if (REQUEST_ID.test(text)) {
    return { all: [is('requestId', text.toLowerCase())] };
  }
  if (isIP(text) !== 0) {
    return { all: [is('ip', text)] };
  }
  if (/^\d{1,15}$/.test(text)) {
    return {
      anyOf: AUDITED_KINDS.map((kind) => ({ sql: 'e.subject = ? AND e.subjectId = ?', values: [kind, text] })),
    };
  }
  return /^(the )?system$/i.test(text) ? { all: [{ sql: 'e.userId IS NULL', values: [] }] } : { person: text };
}
