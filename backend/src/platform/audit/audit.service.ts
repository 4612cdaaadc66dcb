import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import {
  type AuditDetails,
  type AuditFilter,
  type AuditRow,
  type AuditVerification,
  MOST_AUDIT_ROWS,
  MOST_PEOPLE,
  NARROW_THE_DAYS,
  TOO_MANY_PEOPLE,
  type VerifyAuditRequest,
} from '#shared/audit/audit.record';
import { Clock } from '../clock.ts';
import { Env } from '../config/env.ts';
import { CountCache } from '../database/count-cache.ts';
import { isDuplicate } from '../database/database-errors.ts';
import { toInstant } from '../database/raw-values.ts';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import { type Asked, type FiledList, inSteps, type PageQuery } from '../http/lists.ts';
import { auditDigest, checkpointDigest } from '../security/audit-digest.ts';
import { AuditKeys } from '../security/audit-keys.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { AUDIT_COLUMNS, toAuditDetails, toAuditRow } from './audit-answers.ts';
import { AUDIT_FILTERS, type AuditQuery, auditQuery } from './audit-query.ts';
import { AuditRepository, type StoredAuditRow } from './audit.repository.ts';
import { CheckpointRepository } from './checkpoint.repository.ts';
import { NamedRecordsRepository } from './named-records.repository.ts';
import { VerificationRepository } from './verification.repository.ts';
import { begunAt, toAuditVerification, verifyCheckpoints, verifyRows, type WalkState } from './walk-state.ts';

const EVERY_MS = 60_000;
/** A process that runs soon after another has nothing to do. */
const SOON_MS = 50_000;

/** Few enough to keep other requests moving: reading and digesting them takes some hundredths of a second. */
export const ROWS_AT_A_TIME = 2_000;
const CHECKPOINTS_AT_A_TIME = 200;

/**
 * The audit trail, for super users: read, signed, and verified. Reading it is not audited; exporting it is, and so is the end of a
 * verification.
 */
@Injectable()
export class AuditService implements FiledList<AuditFilter, 'At', AuditRow, StoredAuditRow> {
  readonly rows = 'audit';
  readonly filters = AUDIT_FILTERS;
  readonly orders = ['At'] as const;
  readonly usual = { direction: 'DESC' } as const;
  readonly columns = AUDIT_COLUMNS;
  private readonly totals = new CountCache<number>((total) => total);
  private readonly logger = new Logger('Audit');

  constructor(
    private readonly audit: AuditRepository,
    private readonly records: NamedRecordsRepository,
    private readonly keys: AuditKeys,
    private readonly transactions: Transactions,
    private readonly checkpoints: CheckpointRepository,
    private readonly clock: Clock,
    private readonly env: Env,
    private readonly walks: VerificationRepository,
    private readonly trail: AuditTrail,
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

  /** Signs the ends of all chains, so that truncation is detected. Only one process signs. */
  @Interval(EVERY_MS)
  async signOnTime(): Promise<void> {
    if (this.env.jobsPollMs === 0) {
      return;
    }
    try {
      await this.sign();
    } catch (error) {
      if (isDuplicate(error)) {
        return;
      }
      this.logger.warn(
        `The audit trail could not be signed, which is tried again in a minute: ${(error as Error).name}`,
      );
    }
  }

  /** Does nothing if nothing was written since. @throws a duplicate error if another process signs at the same moment */
  async sign(): Promise<void> {
    const signed = await this.transactions.run(async (tx) => {
      const before = await this.checkpoints.newest(tx);
      const now = this.clock.now();
      if (before && now.getTime() - before.at.getTime() < SOON_MS) {
        return null;
      }
      const heads = await this.checkpoints.listMoved(tx);
      if (heads.length === 0) {
        return null;
      }
      const number = (before?.number ?? 0) + 1;
      const keyId = this.keys.newest;
      const contents = { number, at: now, previous: before?.digest ?? '', heads };
      const digest = checkpointDigest(this.keys, keyId, contents)!;
      await this.checkpoints.insert(tx, { number, at: now, keyId, digest }, heads);
      return { number, digest };
    });
    if (signed) {
      // With logs stored elsewhere, an intruder with access to the database alone cannot remove checkpoints unnoticed.
      this.logger.log(`Audit checkpoint ${signed.number}: ${signed.digest}`);
    }
  }

  async readVerification(): Promise<AuditVerification> {
    return this.answerOf(await this.walks.read());
  }

  /**
   * Verifies a number of digests per call: first the rows of every chain, then the checkpoints. A finished verification keeps its result until
   * someone restarts it. The end is audited, whatever the result.
   */
  async verify(user: SessionUser, { Restart = false }: VerifyAuditRequest): Promise<AuditVerification> {
    const walk = await this.transactions.run(async (tx) => {
      const before = await this.walks.take(tx);
      if (before && before.endedAt !== null && !Restart) {
        return before;
      }
      const begun = Restart || !before ? begunAt(this.clock.now(), await this.walks.countRows(tx)) : before;
      const after = await this.walkOn(tx, begun);
      await this.walks.keep(tx, after);
      if (after.endedAt !== null) {
        await this.trail.record(tx, { user, action: 'verify-audit', subject: 'audit', subjectId: '' });
      }
      return after;
    });
    return this.answerOf(walk);
  }

  private async followsRowBefore(row: StoredAuditRow): Promise<boolean> {
    const { chain, position, keyId, hash } = row;
    const link = { chain, position, previous: await this.audit.digestBefore(row) };
    return keyId !== null && auditDigest(this.keys, keyId, link, { ...row, at: toInstant(row.at) }) === hash;
  }

  /** Resolves names to the users who may be meant, each a lookup of its own. */
  private async resolve(query: AuditQuery): Promise<AuditQuery> {
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

  private async answerOf(walk: WalkState | null): Promise<AuditVerification> {
    return toAuditVerification(walk, (await this.walks.newestCheckpoint())?.at ?? null);
  }

  private async walkOn(tx: EntityManager, from: WalkState): Promise<WalkState> {
    const walked = from.checkpoint === null ? await this.walkRows(tx, from) : await this.walkCheckpoints(tx, from);
    const isOver =
      walked.problem !== null || (walked.checkpoint !== null && (await this.isLast(tx, walked.checkpoint)));
    return isOver ? { ...walked, endedAt: this.clock.now().toISOString() } : walked;
  }

  private async walkRows(tx: EntityManager, from: WalkState): Promise<WalkState> {
    const rows = await this.walks.listBehind(tx, from, ROWS_AT_A_TIME);
    const walked = verifyRows(this.keys, from, { rows, digest: await this.walks.digestAt(tx, from) });
    if (walked.problem !== null || rows.length === ROWS_AT_A_TIME) {
      return walked;
    }
    if (await this.walks.hasEmptyChain(tx)) {
      return { ...walked, problem: 'removed' };
    }
    return this.walkCheckpoints(tx, { ...walked, checkpoint: 0 });
  }

  private async walkCheckpoints(
    tx: EntityManager,
    from: WalkState & { checkpoint: number | null },
  ): Promise<WalkState> {
    const [first, last] = [from.checkpoint! + 1, from.checkpoint! + CHECKPOINTS_AT_A_TIME];
    const before = await this.walks.findCheckpoint(tx, from.checkpoint!);
    const checkpoints = await this.walks.listCheckpoints(tx, first, last);
    const heads = await this.walks.listHeads(tx, first, last);
    return verifyCheckpoints(this.keys, from, { before, checkpoints, heads });
  }

  private async isLast(tx: EntityManager, checkpoint: number): Promise<boolean> {
    return ((await this.walks.newestCheckpoint(tx))?.number ?? 0) <= checkpoint;
  }
}

/** A second name narrows the first: it becomes a regular condition. */
function byPeople(query: AuditQuery, ids: readonly number[]): AuditQuery {
  if (query.anyOf.length === 0 && ids.length > 0) {
    return { ...query, anyOf: ids.map((userId) => ({ equal: { userId } })) };
  }
  return { ...query, all: [...query.all, { userIds: ids }] };
}
