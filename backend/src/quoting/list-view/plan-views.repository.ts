import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { PlanListView } from '#shared/plans/selection.record';
import { Clock } from '../../platform/clock.ts';
import { QuotePlanView } from './quote-plan-view.table.ts';

/** All queries on saved views. Callers must already have found the quote for their user: only its id is passed. */
@Injectable()
export class PlanViewsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async find(quoteId: number): Promise<PlanListView | null> {
    return (await this.database.manager.findOneBy(QuotePlanView, { quoteId }))?.view ?? null;
  }

  /** The last write wins: losing a view does no harm. */
  async keep(tx: EntityManager, quoteId: number, view: PlanListView): Promise<void> {
    await tx.upsert(QuotePlanView, { quoteId, view, savedAt: this.clock.now() }, ['quoteId']);
  }
}
