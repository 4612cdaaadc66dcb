import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BulkRunKind, StartedBulkRun } from '#shared/bulk-runs/bulk-run.record';
import { Clock } from '../clock.ts';
import { insertRows } from '../database/insert-rows.ts';
import { takeTurnOf } from '../database/turns.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import { Outbox } from '../jobs/outbox.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { BulkRun } from './bulk-run.table.ts';
import { BulkRunsRepository } from './bulk-runs.repository.ts';

/** A second click, or a colleague at the same moment. */
export const ALL_WAITING = 'All of these are waiting to be done already.';
const IDS_A_QUERY = 1_000;
const COLUMNS = ['runId', 'subjectId', 'state', 'attempts', 'message'] as const;

interface NewBulkRun {
  kind: BulkRunKind;
  subjectIds: readonly number[];
  allWaiting?: string;
}

/** Queues a long-running job: after the commit a worker does it, even if this process is killed. */
@Injectable()
export class StartBulkRunService {
  constructor(
    private readonly runs: BulkRunsRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Callers must already have found the subjects for their user. Duplicate subjects are processed once, and those that wait in another
   * run of the kind are left to it. Call it last in the transaction: it locks the audit trail until the commit.
   *
   * @throws WRONG_STATE with `allWaiting` when all wait already
   */
  async start(
    tx: EntityManager,
    user: SessionUser,
    { kind, subjectIds, allWaiting = ALL_WAITING }: NewBulkRun,
  ): Promise<StartedBulkRun> {
    // Until the commit nobody else starts a run of the kind: otherwise two would both find that nothing is waiting.
    await takeTurnOf(tx, `bulk-run ${kind}`);
    const ids = await this.withoutWaiting(tx, kind, [...new Set(subjectIds)]);
    if (ids.length === 0) {
      throw new AppError('WRONG_STATE', allWaiting);
    }
    const run = Object.assign(new BulkRun(), {
      kind,
      requestedByUserId: user.id,
      requestedAt: this.clock.now(),
      total: ids.length,
      finishedAt: null,
      cancelledAt: null,
    });
    const { id: runId } = await tx.save(run);
    const values = ids.flatMap((subjectId) => [runId, subjectId, 'Waiting', 0, '']);
    await insertRows(tx, 'bulk_run_items', COLUMNS, values);
    await this.outbox.add(tx, { topic: 'bulk-run', subjectId: runId });
    await this.audit.record(tx, { user, action: `start-${kind}`, subject: 'bulk-run', subjectId: runId });
    return { BulkRunId: runId, Total: ids.length };
  }

  private async withoutWaiting(tx: EntityManager, kind: BulkRunKind, ids: readonly number[]): Promise<number[]> {
    const waiting = new Set<number>();
    for (let first = 0; first < ids.length; first += IDS_A_QUERY) {
      const some = await this.runs.listWaitingSubjects(kind, ids.slice(first, first + IDS_A_QUERY), tx);
      some.forEach((id) => waiting.add(id));
    }
    return ids.filter((id) => !waiting.has(id));
  }
}
