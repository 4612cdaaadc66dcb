import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditVerification, VerifyAuditRequest } from '#shared/audit/audit.record';
import { Clock } from '../clock.ts';
import { Transactions } from '../database/transactions.ts';
import type { SessionUser } from '../http/current-user.ts';
import { AuditKeys } from '../security/audit-keys.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { VerificationRepository } from './verification.repository.ts';
import { begunAt, toAuditVerification, verifyCheckpoints, verifyRows, type WalkState } from './walk-state.ts';

/** Few enough to keep other requests moving: reading and digesting them takes some hundredths of a second. */
export const ROWS_AT_A_TIME = 2_000;
const CHECKPOINTS_AT_A_TIME = 200;

/** Verifies the digests of the audit trail, a number of rows per call: first the rows of every chain, then the checkpoints. */
@Injectable()
export class VerifyAuditService {
  constructor(
    private readonly transactions: Transactions,
    private readonly walks: VerificationRepository,
    private readonly audit: AuditTrail,
    private readonly keys: AuditKeys,
    private readonly clock: Clock,
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
