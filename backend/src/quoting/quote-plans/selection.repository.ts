import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { askTogether } from '../../platform/database/ask-together.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { jsonRows } from '../../platform/database/json-rows.ts';
import { toInstant, toStoredInstant } from '../../platform/database/raw-values.ts';
import { write } from '../../platform/database/run-sql.ts';
import { joined, list, sql, table } from '../../platform/database/sql.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CensusMember } from '../group-census/census-member.table.ts';
import { foundQuote } from '../quotes/quote-questions.repository.ts';
import type { QuoteTerms } from '../quotes/quote-terms.ts';
import { MemberPlan } from './member-plan.table.ts';
import { QuotePlan } from './quote-plan.table.ts';
import { type CreditMember, type QuotedMember, toRatedMember } from './quoted-member.ts';
import {
  type AssignedMember,
  byPosition,
  type CensusMemberRow,
  chosenPlansOf,
  memberRatesOf,
  memberRowsOf,
  membersOf,
  ratedMembersOf,
  ratesByPlan,
  renewalChoiceOf,
  termsOf,
  toAssignedMembers,
  toMemberRows,
  toTerms,
} from './selection-questions.repository.ts';

/** A plan selected for a quote, with each member's quoted rate. */
export type ChosenPlan = Omit<QuotePlan, 'id' | 'quoteId' | 'quote' | 'plan'> & {
  members: Omit<MemberPlan, 'id' | 'quotePlanId' | 'quotePlan' | 'member'>[];
};

/** The stored data of a quote before its selection is changed. */
export interface KnownChoice {
  /** By household, the subscriber first. */
  members: CensusMemberRow[];
  /** In order of selection. */
  planIds: number[];
  /** The group renews its current plans. */
  renewsCurrentPlans: boolean;
}

/** Same with the priced plans. */
export interface StoredChoice extends Pick<KnownChoice, 'renewsCurrentPlans'> {
  members: AssignedMember[];
  plans: ChosenPlan[];
}

/** All queries on selected plans. Callers must already have found the quote for their user: only its id is passed. */
@Injectable()
export class SelectionRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** By household, the subscriber first. */
  async listMembers(quoteId: number, tx: EntityManager = this.database.manager): Promise<QuotedMember[]> {
    const { members } = await askTogether(tx, { members: membersOf(quoteId) });
    return toAssignedMembers(members).map(({ assignedPlanId: _, ...member }) => member);
  }

  /**
   * The inputs for pricing all plans, read as fast as possible because they are requested all the time. Checks that the user may see the
   * quote. @throws NOT_FOUND
   */
  async findPricing(
    user: SessionUser,
    quoteId: number,
  ): Promise<{ terms: QuoteTerms; members: CreditMember[]; chosenPlanIds: Set<number> }> {
    const { terms, members, chosen } = await askTogether(this.database.manager, {
      terms: termsOf(user, quoteId),
      members: ratedMembersOf(quoteId),
      chosen: chosenPlansOf(quoteId),
    });
    return {
      terms: toTerms(foundQuote(quoteId, terms[0])),
      members: members.map(toRatedMember),
      chosenPlanIds: new Set(chosen.map(({ planId }) => planId)),
    };
  }

  async findKnownChoice(quoteId: number, tx: EntityManager): Promise<KnownChoice> {
    const { members, chosen, renewal } = await askTogether(tx, {
      members: memberRowsOf(quoteId),
      chosen: chosenPlansOf(quoteId),
      renewal: renewalChoiceOf(quoteId),
    });
    return {
      members: toMemberRows(members),
      planIds: chosen.sort(byPosition).map(({ planId }) => planId),
      renewsCurrentPlans: renewal.length > 0,
    };
  }

  /** Same with the priced plans. */
  async findChoice(quoteId: number, tx: EntityManager = this.database.manager): Promise<StoredChoice> {
    const { members, chosen, rates, renewal } = await askTogether(tx, {
      members: membersOf(quoteId),
      chosen: chosenPlansOf(quoteId),
      rates: memberRatesOf(quoteId),
      renewal: renewalChoiceOf(quoteId),
    });
    const ratesOf = ratesByPlan(rates);
    return {
      members: toAssignedMembers(members),
      plans: chosen.sort(byPosition).map(({ id, pricedAt, ...plan }) => ({
        ...plan,
        pricedAt: toInstant(pricedAt),
        members: ratesOf.get(id) ?? [],
      })),
      renewsCurrentPlans: renewal.length > 0,
    };
  }

  listQuotePlans(quoteId: number, tx: EntityManager = this.database.manager): Promise<QuotePlan[]> {
    return tx.find(QuotePlan, { where: { quoteId }, order: { position: 'ASC' } });
  }

  /** Same with the plans themselves. */
  listNamedPlans(
    quoteId: number,
    tx: EntityManager = this.database.manager,
  ): Promise<(QuotePlan & Required<Pick<QuotePlan, 'plan'>>)[]> {
    return tx.find(QuotePlan, { where: { quoteId }, relations: { plan: true }, order: { position: 'ASC' } }) as Promise<
      (QuotePlan & Required<Pick<QuotePlan, 'plan'>>)[]
    >;
  }

  /** What these plans cover. */
  async listCoverages(planIds: readonly number[]): Promise<Pick<Plan, 'id' | 'coverage'>[]> {
    return planIds.length === 0
      ? []
      : this.database.manager.find(Plan, { select: { id: true, coverage: true }, where: { id: In([...planIds]) } });
  }

  /** The stored rates of a quote's plans, by the id of the selected plan. */
  async mapMemberPlans(quoteId: number, tx: EntityManager = this.database.manager): Promise<Map<number, MemberPlan[]>> {
    const rows = await tx
      .createQueryBuilder(MemberPlan, 'memberPlan')
      .innerJoin('memberPlan.quotePlan', 'quotePlan')
      .where('quotePlan.quoteId = :quoteId', { quoteId })
      .orderBy('memberPlan.id')
      .getMany();
    const byPlan = new Map<number, MemberPlan[]>();
    for (const row of rows) {
      const known = byPlan.get(row.quotePlanId);
      if (known) {
        known.push(row);
      } else {
        byPlan.set(row.quotePlanId, [row]);
      }
    }
    return byPlan;
  }

  /**
   * Replaces the selection, and gives each of these members the plan that they are assigned to; all other members get none. The premium is
   * written by the caller, who may know it: see countPremium.
   */
  async store(
    tx: EntityManager,
    quoteId: number,
    {
      plans,
      members,
      assigned,
    }: {
      plans: readonly ChosenPlan[];
      members: readonly Pick<AssignedMember, 'id' | 'assignedPlanId'>[];
      assigned: readonly MemberAssignment[];
    },
  ): Promise<void> {
    await this.replace(tx, quoteId, plans);
    await this.assign(tx, members, assigned);
  }

  private async assign(
    tx: EntityManager,
    members: readonly Pick<AssignedMember, 'id' | 'assignedPlanId'>[],
    wanted: readonly MemberAssignment[],
  ): Promise<void> {
    const planOf = new Map(wanted.map(({ MemberId, PlanId }) => [MemberId, PlanId]));
    const changed = members.filter(({ id, assignedPlanId }) => assignedPlanId !== (planOf.get(id) ?? null));
    if (changed.length === 0) {
      return;
    }
    const planIds = [...new Set(planOf.values())];
    const idsOf = (planId: number) => list(changed.map(({ id }) => id).filter((id) => planOf.get(id) === planId));
    const whens = planIds.map((planId) => sql`WHEN ${stored.id} IN (${idsOf(planId)}) THEN ${planId}`);
    await write(
      tx,
      sql`UPDATE ${stored} SET ${stored.version} = ${stored.version} + 1,
          ${stored.assignedPlanId} = CASE ${joined(whens, ' ')} WHEN ${stored.id} = 0 THEN 0 END
        WHERE ${stored.id} IN (${list(changed.map(({ id }) => id))})`,
    );
  }

  private async replace(tx: EntityManager, quoteId: number, plans: readonly ChosenPlan[]): Promise<void> {
    await tx.delete(QuotePlan, { quoteId });
    const columns = ['planId', 'position', 'monthlyRateCents', 'effectiveDate', 'rateArea'] as const;
    await insertRows(
      tx,
      'quote_plans',
      ['quoteId', 'pricedAt', ...columns],
      plans.flatMap((plan) => [quoteId, toStoredInstant(plan.pricedAt), ...columns.map((column) => plan[column])]),
    );
    await this.insertRates(tx, quoteId, plans);
  }

  /** A single statement for any number of plans: it looks up which plan a rate belongs to. */
  private async insertRates(tx: EntityManager, quoteId: number, plans: readonly ChosenPlan[]): Promise<void> {
    const rates = plans.flatMap(({ planId, members }) =>
      members.map((rate) => [planId, ...RATE_COLUMNS.map((column) => rate[column])]),
    );
    if (rates.length === 0) {
      return;
    }
    const types = Object.fromEntries(RATE_COLUMNS.map((column) => [column, 'INT' as const]));
    const sent = jsonRows(tx, { planId: 'INT', ...types, tobacco: 'VARCHAR(10)' }, rates);
    const columnsOf = (rows: typeof given) =>
      joined(
        RATE_COLUMNS.map((column) => rows[column]),
        ', ',
      );
    await write(
      tx,
      sql`INSERT INTO ${given} (${given.quotePlanId}, ${columnsOf(given)})
        SELECT ${chosen.id}, ${columnsOf(rated)} FROM ${sent} rated
          JOIN ${chosen} ON ${chosen.quoteId} = ${quoteId} AND ${chosen.planId} = rated.planId ORDER BY rated.place`,
    );
  }
}

const RATE_COLUMNS = ['memberId', 'rateCents', 'age', 'ageBand', 'tobacco', 'uncountedChild'] as const;

const stored = table(CensusMember);
const given = table(MemberPlan);
const rated = table(MemberPlan, 'rated');
const chosen = table(QuotePlan, 'chosen');
