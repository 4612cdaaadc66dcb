import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { PlanListView } from '#shared/plans/selection.record';
import { Clock } from '../../platform/clock.ts';
import { QuotePlanView } from './quote-plan-view.entity.ts';

/** All queries on kept views. Callers have found the quote for their user first: only its id comes in here. */
@Injectable()
export class PlanViewsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async find(quoteId: number): Promise<PlanListView | null> {
    return (await this.database.manager.findOneBy(QuotePlanView, { quoteId }))?.view ?? null;
  }

  /** Whoever saves last is right: a view is nobody's work. */
  async keep(tx: EntityManager, quoteId: number, view: PlanListView): Promise<void> {
    await tx.upsert(QuotePlanView, { quoteId, view, savedAt: this.clock.now() }, ['quoteId']);
  }
}
