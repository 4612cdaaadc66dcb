import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BulkRunKind } from '#shared/bulk-runs/bulk-run.record';
import type { Permission } from '#shared/roles/permissions';
import type { SessionUser } from '../http/current-user.ts';

/** The result for one subject. `message` says why it was not done; '' for none. */
export interface BulkItemOutcome {
  state: 'Done' | 'Failed' | 'Skipped' | 'Sent';
  message: string;
}

/** Processes the runs of one kind, one subject at a time. */
export interface BulkRunWork {
  kind: BulkRunKind;
  /** The permission that the requesting user must keep while the run is in progress. */
  permission: Permission;
  /**
   * Processes one subject in the transaction that also records that it is done: a kill in between undoes both. An AppError is the reason
   * why the subject failed; any other error is retried later.
   */
  runOne(tx: EntityManager, user: SessionUser, subjectId: number): Promise<BulkItemOutcome>;
  /** The other system's answers for subjects that were sent; those without an answer are missing. */
  answersOf?(subjectIds: readonly number[]): Promise<Map<number, BulkItemOutcome>>;
  /** Called once, in the transaction that ends the run after its last subject; not for a canceled one. */
  finished?(tx: EntityManager, runId: number): Promise<void>;
  /** Display names of these subjects, at most 100 at a time. */
  nameSubjects(subjectIds: readonly number[]): Promise<Map<number, string>>;
}

/** The registry of work by kind of run. */
@Injectable()
export class BulkRuns {
  private readonly works = new Map<BulkRunKind, BulkRunWork>();

  /** Features register the work of their kind. */
  register(work: BulkRunWork): void {
    this.works.set(work.kind, work);
  }

  /** @throws if the kind is not registered: a newer process may do it */
  find(kind: BulkRunKind): BulkRunWork {
    const work = this.works.get(kind);
    if (!work) {
      throw new Error(`Nobody does runs of kind ${kind}.`);
    }
    return work;
  }
}
