import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditVerification, VerifyAuditRequest } from '#shared/contract/audit';
import { Clock } from '../../clock.ts';
import { Transactions } from '../../database/transactions.ts';
import type { SessionUser } from '../../http/current-user.ts';
import type { AuditEvent } from '../../security/audit-event.entity.ts';
import { AuditTrail, auditHash } from '../../security/audit-trail.ts';
import { VerificationRepository } from './verification.repository.ts';
import { begunAt, toAuditVerification, type WalkState } from './walk-state.ts';

/** Few enough that other requests do not wait: reading and digesting them takes some hundredths of a second. */
export const ROWS_AT_A_TIME = 2_000;

/** Walks along the digests of the audit trail, some rows with each call. */
@Injectable()
export class VerifyAuditService {
  constructor(
    private readonly transactions: Transactions,
    private readonly walks: VerificationRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<AuditVerification> {
    return toAuditVerification(await this.walks.read(), await this.walks.newestId());
  }

  /** A walk that has ended stays as it is until somebody begins anew. Its end is written down, whatever it found. */
  async goOn(user: SessionUser, { Restart = false }: VerifyAuditRequest): Promise<AuditVerification> {
    const walk = await this.transactions.run(async (tx) => {
      const before = await this.walks.take(tx);
      if (before && before.endedAt !== null && !Restart) {
        return before;
      }
      const after = await this.walkOn(tx, Restart || !before ? begunAt(this.clock.now()) : before);
      await this.walks.keep(tx, after);
      if (after.endedAt !== null) {
        await this.audit.record(tx, { user, action: 'verify-audit', subject: 'audit', subjectId: '' });
      }
      return after;
    });
    return toAuditVerification(walk, await this.walks.newestId());
  }

  private async walkOn(tx: EntityManager, from: WalkState): Promise<WalkState> {
    const events = await this.walks.listBehind(tx, from.verifiedTo, ROWS_AT_A_TIME);
    const walked = walkAlong(from, events);
    if (walked.problem === null && events.length === ROWS_AT_A_TIME) {
      return walked;
    }
    const endedAt = this.clock.now().toISOString();
    // Rows that are missing at the end break no link: the head knows what the last one was.
    if (walked.problem === null && walked.digest !== (await this.walks.readHead(tx))) {
      return { ...walked, endedAt, brokenAt: walked.verifiedTo, problem: 'cut' };
    }
    return { ...walked, endedAt };
  }
}

/** To the first row that does not follow from the one before it. */
function walkAlong(from: WalkState, events: readonly AuditEvent[]): WalkState {
  let { verifiedTo, digest } = from;
  for (const { id, hash, ...event } of events) {
    if (auditHash(digest, event) !== hash) {
      return { ...from, verifiedTo, digest, brokenAt: id, problem: 'changed' };
    }
    verifiedTo = id;
    digest = hash;
  }
  return { ...from, verifiedTo, digest };
}
