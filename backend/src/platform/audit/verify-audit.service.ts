import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Interval } from '@nestjs/schedule';
import type { AuditVerification, VerifyAuditRequest } from '#shared/audit/audit.record';
import { Clock } from '../clock.ts';
import { Env } from '../config/env.ts';
import { isDuplicate } from '../database/database-errors.ts';
import { Transactions } from '../database/transactions.ts';
import type { SessionUser } from '../http/current-user.ts';
import { checkpointDigest } from '../security/audit-digest.ts';
import { AuditKeys } from '../security/audit-keys.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { CheckpointRepository } from './checkpoint.repository.ts';
import { VerificationRepository } from './verification.repository.ts';
import { begunAt, toAuditVerification, verifyCheckpoints, verifyRows, type WalkState } from './walk-state.ts';

/** Few enough to keep other requests moving: reading and digesting them takes some hundredths of a second. */
export const ROWS_AT_A_TIME = 2_000;
const CHECKPOINTS_AT_A_TIME = 200;

const EVERY_MS = 60_000;
/** A process that runs soon after another has nothing to do. */
const SOON_MS = 50_000;

/**
 * Proves that nobody changed the audit trail. Signs the ends of all chains every minute, so that truncation is detected; only one
 * process signs. Verifies the digests, a number of rows per call: first the rows of every chain, then the checkpoints.
 */
@Injectable()
export class VerifyAuditService {
  private readonly logger = new Logger('Audit');

  constructor(
    private readonly transactions: Transactions,
    private readonly walks: VerificationRepository,
    private readonly audit: AuditTrail,
    private readonly keys: AuditKeys,
    private readonly clock: Clock,
    private readonly checkpoints: CheckpointRepository,
    private readonly env: Env,
  ) {}

  async read(): Promise<AuditVerification> {
    return this.answer(await this.walks.read());
  }

  /** A finished verification keeps its result until someone restarts it. The end is audited, whatever the result. */
  async goOn(user: SessionUser, { Restart = false }: VerifyAuditRequest): Promise<AuditVerification> {
    const walk = await this.transactions.run(async (tx) => {
      const before = await this.walks.take(tx);
      if (before && before.endedAt !== null && !Restart) {
        return before;
      }
      const begun = Restart || !before ? begunAt(this.clock.now(), await this.walks.countRows(tx)) : before;
      const after = await this.walkOn(tx, begun);
      await this.walks.keep(tx, after);
      if (after.endedAt !== null) {
        await this.audit.record(tx, { user, action: 'verify-audit', subject: 'audit', subjectId: '' });
      }
      return after;
    });
    return this.answer(walk);
  }

  @Interval(EVERY_MS)
  async onTime(): Promise<void> {
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

  private async answer(walk: WalkState | null): Promise<AuditVerification> {
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
