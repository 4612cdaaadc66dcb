import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { dollarsFromCents } from '#shared/formats/currency';
import { type PricedSelection, quotePremium, type QuotePremium } from '#shared/quotes/quote-premium';
import type { PremiumAnswer, PremiumSum } from '#shared/quotes/quote-premium.record';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { preparedRows, rowsOf, write } from '../../platform/database/run-sql.ts';
import { roundedList, type Sql, sql, type Table, table } from '../../platform/database/sql.ts';
import { CensusMember } from '../group-census/census-member.table.ts';
import { setPremium } from '../quotes/quote-activity.repository.ts';
import { Quote } from '../quotes/quote.table.ts';
import { MemberPlan } from './member-plan.table.ts';
import { QuotePlan } from './quote-plan.table.ts';

const quotes = table(Quote);
const quote = table(Quote, 'quote');
const chosen = table(QuotePlan, 'chosen');
const plan = table(Plan, 'plan');
const rated = table(MemberPlan, 'rated');
const member = table(CensusMember, 'member');

/** Sums are text on MySQL. */
type StoredSelection = Record<Exclude<keyof PricedSelection, 'coverage'>, number | string> &
  Pick<PricedSelection, 'coverage'>;

/**
 * Call it after changing the plans of a quote, their prices, or who is assigned to which; and before the quote is touched, which repeats the
 * premium where lists read it.
 */
export async function countPremium(tx: EntityManager, quoteId: number): Promise<void> {
  const isAssigned = sql`${member.assignedPlanId} = ${chosen.planId}`;
  const plans = await rowsOf<StoredSelection>(
    tx,
    sql`SELECT ${plan.coverage} AS coverage, ${chosen.monthlyRateCents} AS cents, COUNT(${rated.id}) AS people,
        SUM(CASE WHEN ${isAssigned} THEN 1 ELSE 0 END) AS assigned,
        SUM(CASE WHEN ${isAssigned} THEN ${rated.rateCents} ELSE 0 END) AS assignedCents
      FROM ${chosen} JOIN ${plan} ON ${plan.id} = ${chosen.planId} LEFT JOIN ${rated} ON ${rated.quotePlanId} = ${chosen.id}
      LEFT JOIN ${member} ON ${member.id} = ${rated.memberId}
      WHERE ${chosen.quoteId} = ${quoteId} GROUP BY ${chosen.id}, ${plan.coverage}, ${chosen.monthlyRateCents}`,
  );
  const { total } = quotePremium(plans.map(toPriced));
  await write(tx, sql`UPDATE ${quotes} SET ${setPremium(total)} WHERE ${quotes.id} = ${quoteId}`);
}

const toPriced = ({ coverage, ...numbers }: StoredSelection): PricedSelection => ({
  coverage,
  cents: Number(numbers.cents),
  people: Number(numbers.people),
  assigned: Number(numbers.assigned),
  assignedCents: Number(numbers.assignedCents),
});

/** Columns for the sums over quotes. Numbers are text on MySQL, and null where there is no such quote. */
export const premiumSums = (of: Pick<Table<Quote>, 'premiumCents' | 'isPremiumLowest'>): Sql =>
  sql`SUM(CASE WHEN ${of.isPremiumLowest} = 0 THEN ${of.premiumCents} END) AS known,
    COUNT(CASE WHEN ${of.isPremiumLowest} = 0 THEN ${of.premiumCents} END) AS knownQuotes,
    SUM(CASE WHEN ${of.isPremiumLowest} = 1 THEN ${of.premiumCents} END) AS atLeast,
    COUNT(CASE WHEN ${of.isPremiumLowest} = 1 THEN ${of.premiumCents} END) AS atLeastQuotes`;

export type PremiumSumsRow = Record<'known' | 'knownQuotes' | 'atLeast' | 'atLeastQuotes', number | string | null>;

export const toPremiumSumAnswer = ({ known, knownQuotes, atLeast, atLeastQuotes }: PremiumSumsRow): PremiumSum => ({
  Known: dollarsFromCents(Number(known)),
  KnownQuotes: Number(knownQuotes),
  AtLeast: dollarsFromCents(Number(atLeast)),
  AtLeastQuotes: Number(atLeastQuotes),
});

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
    const rows = await preparedRows<{ id: number; cents: number; isLowest: number }>(
      this.database.manager,
      sql`SELECT ${quote.id} AS id, ${quote.premiumCents} AS cents, ${quote.isPremiumLowest} AS isLowest FROM ${quote}
        WHERE ${quote.id} IN (${roundedList(ids)}) AND ${quote.premiumCents} IS NOT NULL`,
    );
    return new Map(rows.map(({ id, cents, isLowest }) => [id, { cents, isLowest: Boolean(isLowest) }]));
  }
}

export const toPremiumAnswer = (premium: QuotePremium | null | undefined): PremiumAnswer | null =>
  premium ? { Amount: dollarsFromCents(premium.cents), IsLowest: premium.isLowest } : null;
