import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { dollarsFromCents } from '#shared/formats/currency';
import { type PricedSelection, quotePremium, type QuotePremium } from '#shared/quotes/quote-premium';
import type { PremiumAnswer } from '#shared/quotes/quote-premium.record';
import { Plan } from '../../catalogue/plans/plan.entity.ts';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { roundedList, sql, table } from '../../platform/database/sql.ts';
import { QuotePlan } from './quote-plan.entity.ts';

const chosen = table(QuotePlan, 'chosen');
const plan = table(Plan, 'plan');

/** What quotes cost: one statement, however many they are. */
@Injectable()
export class QuotePremiumsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** By quote, without those that have no plans. */
  async find(quoteIds: readonly (number | null)[]): Promise<ReadonlyMap<number, QuotePremium>> {
    const ids = [...new Set(quoteIds)].filter((id) => id !== null);
    if (ids.length === 0) {
      return new Map();
    }
    const rows = await preparedRows<PricedSelection & { quoteId: number }>(
      this.database.manager,
      sql`SELECT ${chosen.quoteId} AS quoteId, ${plan.coverage} AS coverage, ${chosen.monthlyRateCents} AS cents
        FROM ${chosen} JOIN ${plan} ON ${plan.id} = ${chosen.planId} WHERE ${chosen.quoteId} IN (${roundedList(ids)})`,
    );
    const plans = new Map<number, PricedSelection[]>();
    for (const { quoteId, ...chosenPlan } of rows) {
      plans.set(quoteId, [...(plans.get(quoteId) ?? []), chosenPlan]);
    }
    return new Map([...plans].map(([quoteId, selection]) => [quoteId, quotePremium(selection)!]));
  }
}

export const toPremiumAnswer = (premium: QuotePremium | undefined): PremiumAnswer | null =>
  premium === undefined ? null : { Amount: dollarsFromCents(premium.cents), IsLowest: premium.isLowest };
