import { Injectable } from '@nestjs/common';
import {
  type AuditDetails,
  type AuditFilter,
  type AuditRow,
  MOST_AUDIT_ROWS,
  MOST_PEOPLE,
  NARROW_THE_DAYS,
  TOO_MANY_PEOPLE,
  TOO_MANY_RECORDS,
} from '#shared/audit/audit.record';
import { THE_SYSTEM } from '#shared/timeline/timeline-actor';
import { actionWords } from '#shared/timeline/timeline-words';
import type { AuditedRecord } from '#shared/timeline/timeline.record';
import { CountCache } from '../../platform/database/count-cache.ts';
import { toInstant } from '../../platform/database/raw-values.ts';
import { AppError } from '../../platform/errors.ts';
import type { CsvColumns } from '../../platform/http/csv-answer.ts';
import { type Asked, type FiledList, inSteps, type PageQuery } from '../../platform/http/lists.ts';
import { auditDigest } from '../../platform/security/audit-digest.ts';
import { AuditKeys } from '../../platform/security/audit-keys.ts';
import { AUDIT_FILTERS, type AuditCondition, type AuditQuery, auditQuery } from './audit-query.ts';
import { AuditRepository, type StoredAuditRow } from './audit.repository.ts';
import { NamedRecordsRepository } from './named-records.repository.ts';
import { SearchedRecordsRepository } from './searched-records.repository.ts';

const NOT_SIGNED_IN = 'Not signed in';

function toAuditRow(row: StoredAuditRow, record: AuditedRecord): AuditRow {
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

const toAuditDetails = (row: StoredAuditRow, record: AuditedRecord, followsRowBefore: boolean): AuditDetails => ({
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
const AUDIT_COLUMNS: CsvColumns<StoredAuditRow> = [
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

/** The audit trail, for super users. Reading it is not audited; exporting it is. */
@Injectable()
export class AuditService implements FiledList<AuditFilter, 'At', AuditRow, StoredAuditRow> {
  readonly rows = 'audit';
  readonly filters = AUDIT_FILTERS;
  readonly orders = ['At'] as const;
  readonly usual = { direction: 'DESC' } as const;
  readonly columns = AUDIT_COLUMNS;
  private readonly totals = new CountCache<number>((total) => total);

  constructor(
    private readonly audit: AuditRepository,
    private readonly records: NamedRecordsRepository,
    private readonly searched: SearchedRecordsRepository,
    private readonly keys: AuditKeys,
  ) {}

  /** Counts and pages end at 10,000 rows. @throws INVALID_INPUT, RULE_BROKEN when a name is too common */
  async listPage({ filter, ...page }: PageQuery<AuditFilter, 'At'>) {
    if (page.first + page.count > MOST_AUDIT_ROWS) {
      throw new AppError('INVALID_INPUT', NARROW_THE_DAYS, { range: [NARROW_THE_DAYS] });
    }
    const query = await this.resolve(auditQuery(filter));
    const { all, anyOf } = query;
    const [stored, total] = await Promise.all([
      this.audit.listPage(query, page),
      this.totals.get(JSON.stringify([all, anyOf]), () => this.audit.count(query)),
    ]);
    const recordOf = await this.records.nameAll(stored);
    return { rows: stored.map((row) => toAuditRow(row, recordOf(row))), total };
  }

  /** Newest first. The export's own audit entry is its first row. */
  async listAll({ filter }: Asked<AuditFilter, 'At'>): Promise<AsyncIterable<StoredAuditRow[]>> {
    const query = await this.resolve(auditQuery(filter));
    return inSteps((after, count) => this.audit.listBefore(query, after, count));
  }

  /** @throws NOT_FOUND */
  async find(id: number): Promise<AuditDetails> {
    const row = await this.audit.findRow(id);
    if (!row) {
      throw new AppError('NOT_FOUND', `Row ${id} of the audit trail was not found.`);
    }
    const recordOf = await this.records.nameAll([row]);
    return toAuditDetails(row, recordOf(row), await this.followsRowBefore(row));
  }

  private async followsRowBefore(row: StoredAuditRow): Promise<boolean> {
    const { chain, position, keyId, hash } = row;
    const link = { chain, position, previous: await this.audit.digestBefore(row) };
    return keyId !== null && auditDigest(this.keys, keyId, link, { ...row, at: toInstant(row.at) }) === hash;
  }

  /** Resolves names to the users and records that may be meant, each a lookup of its own. */
  private async resolve(query: AuditQuery): Promise<AuditQuery> {
    const anyOf = query.name ? await this.named(query.name) : query.anyOf;
    const all = anyOf.length === 0 && query.name ? [...query.all, { ids: [] }] : query.all;
    if (!query.who) {
      return { ...query, all, anyOf };
    }
    const userIds = await this.people(query.who);
    // Beside another search it becomes a regular condition.
    return anyOf.length === 0 && userIds.length > 0
      ? { ...query, all, anyOf: byEach(userIds) }
      : { ...query, all: [...all, { userIds }], anyOf };
  }

  /** What people with this name did, and what others did to them and to records with this name. */
  private async named(name: string): Promise<AuditCondition[]> {
    const [userIds, records] = await Promise.all([
      this.people(name),
      name.length < FEWEST_SIGNS ? [] : this.searched.listNamed(name),
    ]);
    if (records === null) {
      throw new AppError('RULE_BROKEN', TOO_MANY_RECORDS);
    }
    const about = [{ equal: { subject: 'user' }, subjectIds: userIds.map(String) }, ...records];
    const found = about.filter(({ subjectIds }) => subjectIds.length > 0);
    return [...byEach(userIds), ...found.map((record) => ({ ...record, notBy: userIds }))];
  }

  private async people(name: string): Promise<number[]> {
    const ids = await this.audit.listPeople(name);
    if (ids.length > MOST_PEOPLE) {
      throw new AppError('RULE_BROKEN', TOO_MANY_PEOPLE);
    }
    return ids;
  }
}

/** Shorter texts are the beginning of too many records: they are searched among people alone. */
const FEWEST_SIGNS = 3;

const byEach = (userIds: readonly number[]): AuditCondition[] => userIds.map((userId) => ({ equal: { userId } }));
