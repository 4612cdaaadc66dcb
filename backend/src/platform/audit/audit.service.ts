import { Injectable } from '@nestjs/common';
import { type AuditDetails, type AuditRow, MOST_PEOPLE, TOO_MANY_PEOPLE } from '#shared/audit/audit.record';
import { toInstant } from '../database/raw-values.ts';
import { CountCache } from '../database/count-cache.ts';
import { AppError } from '../errors.ts';
import type { RawListQuery } from '../http/list-query.ts';
import { auditDigest } from '../security/audit-digest.ts';
import { AuditKeys } from '../security/audit-keys.ts';
import { toAuditDetails, toAuditRow } from './audit-answers.ts';
import { auditQuery, type AuditCondition, type AuditQuery } from './audit-query.ts';
import { AuditRepository, type StoredAuditRow } from './audit.repository.ts';
import { NamedRecordsRepository } from './named-records.repository.ts';

export interface FoundAuditRows {
  rows: AuditRow[];
  /** Place of the first one among all that match, from 0. */
  first: number;
  /** As far as they are counted. */
  total: number;
}

/** The audit trail as super users read it. That they read it is not written down; that they take it out is. */
@Injectable()
export class AuditService {
  private readonly totals = new CountCache<number>((total) => total);

  constructor(
    private readonly audit: AuditRepository,
    private readonly records: NamedRecordsRepository,
    private readonly keys: AuditKeys,
  ) {}

  /** @throws INVALID_INPUT, RULE_BROKEN where a name is too common */
  async list(raw: RawListQuery): Promise<FoundAuditRows> {
    const query = await this.resolve(auditQuery(raw));
    const { all, anyOf } = query;
    const [stored, total] = await Promise.all([
      this.audit.listPage(query, query),
      this.totals.get(JSON.stringify([all, anyOf]), () => this.audit.count(query)),
    ]);
    const recordOf = await this.records.nameAll(stored);
    return { rows: stored.map((row) => toAuditRow(row, recordOf(row))), first: query.first, total };
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

  /** Names become the users who may be meant, each a look-up of its own. */
  async resolve(query: AuditQuery): Promise<AuditQuery> {
    let resolved = query;
    for (const name of query.people) {
      const ids = await this.audit.listPeople(name);
      if (ids.length > MOST_PEOPLE) {
        throw new AppError('RULE_BROKEN', TOO_MANY_PEOPLE);
      }
      resolved = byPeople(resolved, ids);
    }
    return resolved;
  }
}

/** A second name narrows the first: then it is a condition like any other. */
function byPeople(query: AuditQuery, ids: readonly number[]): AuditQuery {
  const one = (id: number): AuditCondition => ({ sql: 'e.userId = ?', values: [id] });
  if (query.anyOf.length === 0 && ids.length > 0) {
    return { ...query, anyOf: ids.map(one) };
  }
  const marks = ['?', ...ids.map(() => '?')].join(', ');
  return { ...query, all: [...query.all, { sql: `e.userId IN (${marks})`, values: [0, ...ids] }] };
}
