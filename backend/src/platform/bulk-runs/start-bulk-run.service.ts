import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BulkRunKind } from '#shared/bulk-runs/bulk-runs';
import type { StartedBulkRun } from '#shared/bulk-runs/bulk-run.record';
import { Clock } from '../clock.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { SessionUser } from '../http/current-user.ts';
import { Outbox } from '../jobs/outbox.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { BulkRun } from './bulk-run.entity.ts';

const COLUMNS = ['runId', 'subjectId', 'state', 'attempts', 'message'] as const;

/** Queues a long-running job: after the commit a worker does it, even if this process is killed. */
@Injectable()
export class StartBulkRunService {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Callers must already have found the subjects for their user. Duplicate subjects are processed once. Call it last in the transaction: it
   * locks the audit trail until the commit.
   */
  async start(
    tx: EntityManager,
    user: SessionUser,
    { kind, subjectIds }: { kind: BulkRunKind; subjectIds: readonly number[] },
  ): Promise<StartedBulkRun> {
    const ids = [...new Set(subjectIds)];
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
}
