import type { AuditDetails, AuditRow } from '#shared/audit/audit.record';
import { THE_SYSTEM } from '#shared/timeline/timeline-actor';
import { actionWords } from '#shared/timeline/timeline-words';
import type { AuditedRecord } from '#shared/timeline/timeline.record';
import { toInstant } from '../../platform/database/raw-values.ts';
import type { CsvColumns } from '../../platform/http/csv-answer.ts';
import type { StoredAuditRow } from './audit.repository.ts';

export const NOT_SIGNED_IN = 'Not signed in';

export function toAuditRow(row: StoredAuditRow, record: AuditedRecord): AuditRow {
  const { what, detail } = actionWords(row.action, row.fields);
  const { userId, fullName, username } = row;
  return {
    Id: row.id,
    At: toInstant(row.at).toISOString(),
    Who: userId === null ? null : { Id: userId, Name: fullName ?? '', Username: username ?? '' },
    WhoWords: whoWords(row),
    Action: row.action,
    What: what,
    Detail: detail,
    Record: record,
    From: row.ip,
    RequestId: row.requestId,
  };
}

export const toAuditDetails = (
  row: StoredAuditRow,
  record: AuditedRecord,
  followsRowBefore: boolean,
): AuditDetails => ({
  ...toAuditRow(row, record),
  Fields: row.fields.split(',').filter(Boolean),
  Chain: row.chain,
  Position: row.position,
  Digest: row.hash,
  FollowsRowBefore: followsRowBefore,
});

/** Entries without a user are the system's own, or from someone on the sign-in page. */
function whoWords({ userId, fullName, ip }: StoredAuditRow): string {
  if (userId === null) {
    return ip === '' ? THE_SYSTEM : NOT_SIGNED_IN;
  }
  return fullName ?? `User ${userId}`;
}

/** Records only by number: names stay inside. */
export const AUDIT_COLUMNS: CsvColumns<StoredAuditRow> = [
  ['Row', ({ id }) => String(id)],
  ['At (UTC)', ({ at }) => toInstant(at).toISOString()],
  ['Who', whoWords],
  ['User name', ({ username }) => username ?? ''],
  ['Action', ({ action }) => action],
  ['What', ({ action, fields }) => actionWords(action, fields).what],
  ['Kind of record', ({ subject }) => subject],
  ['Record', ({ subjectId }) => subjectId],
  ['Fields', ({ fields }) => fields],
  ['From', ({ ip }) => ip],
  ['Request', ({ requestId }) => requestId],
  ['Chain', ({ chain }) => String(chain)],
  ['Position', ({ position }) => String(position)],
  ['Digest', ({ hash }) => hash],
];
