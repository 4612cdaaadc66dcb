import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ONLY_FAILED } from '#shared/renewals/passive-renewal';
import { type BulkItemOutcome, BulkRuns, type BulkRunWork } from '../../../platform/bulk-runs/bulk-runs.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { UpcomingRenewalsRepository } from '../upcoming/upcoming-renewals.repository.ts';
import { ResubmitPassiveRenewalService } from './resubmit-passive-renewal.service.ts';

/** Retries many failed passive renewals: the run started by the error report. Subjects are quotes. */
@Injectable()
export class ResubmitRenewalsInBulkService implements BulkRunWork, OnModuleInit {
  readonly kind = 'resubmit-passive-renewal';
  readonly permission = 'internal';

  constructor(
    private readonly bulkRuns: BulkRuns,
    private readonly upcoming: UpcomingRenewalsRepository,
    private readonly resubmitRenewal: ResubmitPassiveRenewalService,
  ) {}

  onModuleInit(): void {
    this.bulkRuns.register(this);
  }

  nameSubjects(quoteIds: readonly number[]): Promise<Map<number, string>> {
    return this.upcoming.mapNamesByQuote(quoteIds);
  }

  async runOne(tx: EntityManager, user: SessionUser, quoteId: number): Promise<BulkItemOutcome> {
    try {
      const { Outcome, Message } = await this.resubmitRenewal.resubmitIn(tx, user, quoteId);
      return { state: Outcome === 'Renewed' ? 'Done' : 'Failed', message: Message };
    } catch (error) {
      // Resolved by someone else in the meantime, which is fine. Nothing has been written yet.
      if (error instanceof AppError && error.message === ONLY_FAILED) {
        return { state: 'Skipped', message: ONLY_FAILED };
      }
      throw error;
    }
  }
}
