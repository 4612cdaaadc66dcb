import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BulkRun, BulkRunItem } from '../../platform/bulk-runs/bulk-run.table.ts';
import { Clock } from '../../platform/clock.ts';
import { toInstant, toStoredInstant } from '../../platform/database/raw-values.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { sql, table } from '../../platform/database/sql.ts';
import { PassiveRenewal } from '../../quoting/renewals/passive/passive-renewal.table.ts';

interface UndoableRun {
  /** ISO 8601. */
  open: { groupId: number; undoUntil: string }[];
  /** When the last one became final; null = none ever could be undone. */
  ended: string | null;
}

const run = table(BulkRun, 'run');
const item = table(BulkRunItem, 'item');
const renewal = table(PassiveRenewal, 'renewal');
const again = table(BulkRun, 'again');
const undone = table(BulkRunItem, 'undone');

/** What a run of passive renewals has renewed. For internal staff only. */
@Injectable()
export class UndoableRenewalsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Without those that wait to be undone. null when there is no such run of passive renewals. */
  async find(runId: number): Promise<UndoableRun | null> {
    const { manager } = this.database;
    const known = await manager.findOneBy(BulkRun, { id: runId, kind: 'passive-renewal' });
    if (!known) {
      return null;
    }
    const rows = await rowsOf<{ groupId: number; undoUntil: Date | string }>(
      manager,
      sql`SELECT ${renewal.groupId}, ${renewal.undoUntil}
        FROM ${item} JOIN ${run} ON ${run.id} = ${item.runId}
          JOIN ${renewal} ON ${renewal.groupId} = ${item.subjectId}
        WHERE ${item.runId} = ${runId} AND ${item.state} = 'Done'
          AND ${renewal.outcome} = 'Renewed' AND ${renewal.undoUntil} IS NOT NULL
          AND ${renewal.finishedAt} >= ${run.requestedAt}
          AND ${renewal.finishedAt} <= ${toStoredInstant(known.finishedAt ?? this.clock.now())}
          AND ${item.subjectId} NOT IN (
            SELECT ${undone.subjectId} FROM ${again} JOIN ${undone} ON ${undone.runId} = ${again.id}
            WHERE ${again.kind} = 'undo-passive-renewal' AND ${again.finishedAt} IS NULL AND ${undone.state} = 'Waiting')`,
    );
    const now = this.clock.now().toISOString();
    const all = rows.map(({ groupId, undoUntil }) => ({ groupId, undoUntil: toInstant(undoUntil).toISOString() }));
    return {
      open: all.filter(({ undoUntil }) => undoUntil > now),
      ended:
        all
          .map(({ undoUntil }) => undoUntil)
          .sort()
          .at(-1) ?? null,
    };
  }
}
