import { isIP } from 'node:net';
import type { AuditFilter } from '#shared/audit/audit.record';
import { detroitMidnight } from '#shared/dates/detroit-time';
import { addDays, parseWireDay } from '#shared/dates/iso-date';
import { windowProblem } from '#shared/error-reports/error-reports';
import { AUDITED_KINDS } from '#shared/timeline/audited-records';
import { AppError } from '../../platform/errors.ts';
import { areIds, isDay, isText } from '../../platform/http/list-filter.ts';
import type { AuditEvent } from '../../platform/security/audit-trail.table.ts';

/** What is asked of a row of the audit trail: all of it must be so. */
export interface AuditCondition {
  /** Columns that have these very values. */
  equal?: Partial<Pick<AuditEvent, AuditColumn>>;
  ids?: readonly number[];
  userIds?: readonly number[];
  /** Not by these users. */
  notBy?: readonly number[];
  /** With one `subject`: records of that kind. */
  subjectIds?: readonly string[];
  from?: Date;
  before?: Date;
}

/** A validated query: all conditions must hold, plus one of `anyOf` if there are any. Each of those is an index range. */
export interface AuditQuery {
  all: AuditCondition[];
  anyOf: AuditCondition[];
  /** A name still to be looked up among the users; '' for none. */
  who: string;
  /** The same among users and records. */
  name: string;
}

const isId = (value: unknown): boolean => Number.isSafeInteger(value);
/** The filters of the audit list. */
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
type AuditColumn = (typeof COLUMNS)[number];

/** @throws INVALID_INPUT */
export function auditQuery(given: AuditFilter): AuditQuery {
  const typed = searched(given.q?.trim() ?? '');
  const equal = COLUMNS.filter((column) => given[column] !== undefined).map((column) => ({
    equal: { [column]: given[column] },
  }));
  return {
    all: [...equal, ...inDays(given), ...(given.id ? [{ ids: given.id }] : []), ...(typed.all ?? [])],
    anyOf: typed.anyOf ?? [],
    who: given.who?.trim() ?? '',
    name: typed.name ?? '',
  };
}

function inDays({ fromDate, toDate }: AuditFilter): AuditCondition[] {
  const [from, to] = [parseWireDay(fromDate ?? ''), parseWireDay(toDate ?? '')];
  const problem = from && to ? windowProblem({ from, to }) : null;
  if (problem) {
    throw new AppError('INVALID_INPUT', problem, { fromDate: [problem] });
  }
  return [
    ...(from ? [{ from: detroitMidnight(from) }] : []),
    ...(to ? [{ before: detroitMidnight(addDays(to, 1)) }] : []),
  ];
}

const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The value of the one search field, classified by its form: each kind is a lookup of its own. */
function searched(text: string): { all?: AuditCondition[]; anyOf?: AuditCondition[]; name?: string } {
  if (text === '') {
    return {};
  }
  if (REQUEST_ID.test(text)) {
    return { all: [{ equal: { requestId: text.toLowerCase() } }] };
  }
  if (isIP(text) !== 0) {
    return { all: [{ equal: { ip: text } }] };
  }
  if (/^\d{1,15}$/.test(text)) {
    return { anyOf: AUDITED_KINDS.map((subject) => ({ equal: { subject, subjectId: text } })) };
  }
  return /^(the )?system$/i.test(text) ? { all: [{ equal: { userId: null } }] } : { name: text };
}
