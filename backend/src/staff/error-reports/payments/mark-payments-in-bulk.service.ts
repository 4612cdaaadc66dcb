import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type BulkItemOutcome, BulkRuns, type BulkRunWork } from '../../../platform/bulk-runs/bulk-runs.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { SubjectsRepository } from '../bulk/subjects.repository.ts';
import { MarkPaymentProcessedService } from './mark-payment-processed.service.ts';

/** Held payments that were booked by hand, many at once. Subjects are their ids. */
@Injectable()
export class MarkPaymentsInBulkService implements BulkRunWork, OnModuleInit {
  readonly kind = 'mark-payment-processed';
  readonly permission = 'internal';

  constructor(
    private readonly bulkRuns: BulkRuns,
    private readonly subjects: SubjectsRepository,
    private readonly marking: MarkPaymentProcessedService,
  ) {}

  onModuleInit(): void {
    this.bulkRuns.register(this);
  }

  nameSubjects(ids: readonly number[]): Promise<Map<number, string>> {
    return this.subjects.namePayers(ids);
  }

  async runOne(tx: EntityManager, user: SessionUser, id: number): Promise<BulkItemOutcome> {
    try {
      await this.marking.markIn(tx, user, id);
      return { state: 'Done', message: '' };
    } catch (error) {
      // Someone else has closed it.
      if (error instanceof AppError && error.code === 'WRONG_STATE') {
        return { state: 'Skipped', message: error.message };
      }
      throw error;
    }
  }
}
