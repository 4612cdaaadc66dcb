import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BulkRunKind } from '#shared/bulk-runs/bulk-runs';
import type { Permission } from '#shared/roles/permissions';
import type { SessionUser } from '../http/current-user.ts';

/** What became of one subject. `message` says why it was not done; '' where there is nothing to say. */
export interface BulkItemOutcome {
  state: 'Done' | 'Failed' | 'Skipped' | 'Sent';
  message: string;
}

/** Does the runs of one kind, one subject at a time. */
export interface BulkRunWork {
  kind: BulkRunKind;
  /** Whoever asked must still have it while the run goes on. */
  permission: Permission;
  /**
   * All that is to be done with one subject, in the one transaction that also writes down that it is done: a kill in between
   * undoes both. An AppError is the reason why the subject failed; anything else is tried again later.
   */
  runOne(tx: EntityManager, user: SessionUser, subjectId: number): Promise<BulkItemOutcome>;
  /** What the other system has answered about subjects that were sent; those without an answer are left out. */
  answersOf?(subjectIds: readonly number[]): Promise<Map<number, BulkItemOutcome>>;
  /** What people call these subjects, at most 100 at a time. */
  nameSubjects(subjectIds: readonly number[]): Promise<Map<number, string>>;
}

/** Who does which kind of run. */
@Injectable()
export class BulkRuns {
  private readonly works = new Map<BulkRunKind, BulkRunWork>();

  /** Features say what they do in runs of their kind. */
  register(work: BulkRunWork): void {
    this.works.set(work.kind, work);
  }

  /** @throws when nobody registered the kind: a newer process may do it */
  find(kind: BulkRunKind): BulkRunWork {
    const work = this.works.get(kind);
    if (!work) {
      throw new Error(`Nobody does runs of kind ${kind}.`);
    }
    return work;
  }
}
