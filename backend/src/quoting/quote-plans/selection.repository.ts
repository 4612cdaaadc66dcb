import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import { askTogether } from '../../platform/database/ask-together.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { jsonRows } from '../../platform/database/json-rows.ts';
import { toInstant, toStoredInstant } from '../../platform/database/raw-values.ts';
import { CensusMember } from '../group-census/census-member.entity.ts';
import { foundQuote, type QuoteTerms, termsOf } from '../quotes/quotes.repository.ts';
import type { RatedMember } from '../../catalogue/rating/charged-members.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { MemberPlan } from './member-plan.entity.ts';
import { type QuotedMember, toRatedMember } from './quoted-member.ts';
import { QuotePlan } from './quote-plan.entity.ts';
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
  toAssignedMembers,
  toMemberRows,
} from './selection-questions.repository.ts';

/** A plan chosen for a quote, with each member's rate as it was given. */
export type ChosenPlan = Omit<QuotePlan, 'id' | 'quoteId' | 'quote' | 'plan'> & {
  members: Omit<MemberPlan, 'id' | 'quotePlanId' | 'quotePlan' | 'member'>[];
};

/** What is known of a quote before other plans are chosen for it. */
export interface KnownChoice {
  /** Households in order, the subscriber first. */
  members: CensusMemberRow[];
  /** In the order in which they were chosen. */
  planIds: number[];
  /** The group renews what it has. */
  renewsCurrentPlans: boolean;
}

/** The same with the plans as they were priced. */
export interface StoredChoice extends Pick<KnownChoice, 'renewsCurrentPlans'> {
  members: AssignedMember[];
  plans: ChosenPlan[];
}

/** All queries on chosen plans. Callers have found the quote for their user first: only its id comes in here. */
@Injectable()
export class SelectionRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Households in order, the subscriber first. */
  listMembers(quoteId: number, tx: EntityManager = this.database.manager): Promise<QuotedMember[]> {
    return tx
      .createQueryBuilder(CensusMember, 'member')
      .select(MEMBER_COLUMNS.map((column) => `member.${column}`))
      .where('member.quoteId = :quoteId', { quoteId })
      .orderBy('member.employeeNumber')
      .addOrderBy(`CASE member.relationship WHEN 'Self' THEN 0 WHEN 'Child' THEN 2 ELSE 1 END`)
      .addOrderBy('member.id')
      .getMany();
  }

  /**
   * What the prices of all plans follow from, as quickly as it can be had: they are asked for all day. Of a quote that the user may
   * not see nothing is answered. @throws NOT_FOUND
   */
  async findPricing(
    user: SessionUser,
    quoteId: number,
  ): Promise<{ terms: QuoteTerms; members: RatedMember[]; chosenPlanIds: Set<number> }> {
    const { terms, members, chosen } = await askTogether(this.database.manager, {
      terms: termsOf(user, quoteId),
      members: ratedMembersOf(quoteId),
      chosen: chosenPlansOf(quoteId),
    });
    return {
      terms: foundQuote(quoteId, terms[0]),
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

  /** The same with the plans as they were priced. */
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

  /** The same with the plans themselves. */
  listNamedPlans(
    quoteId: number,
    tx: EntityManager = this.database.manager,
  ): Promise<(QuotePlan & Required<Pick<QuotePlan, 'plan'>>)[]> {
    return tx.find(QuotePlan, { where: { quoteId }, relations: { plan: true }, order: { position: 'ASC' } }) as Promise<
      (QuotePlan & Required<Pick<QuotePlan, 'plan'>>)[]
    >;
  }

  /** The stored rates of a quote's plans, by the id of the chosen plan. */
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

  /** Says which plan each of these members takes; everybody else of the quote takes none yet. */
  async assign(
    tx: EntityManager,
    members: readonly AssignedMember[],
    wanted: readonly MemberAssignment[],
  ): Promise<void> {
    const planOf = new Map(wanted.map(({ MemberId, PlanId }) => [MemberId, PlanId]));
    const changed = members.filter(({ id, assignedPlanId }) => assignedPlanId !== (planOf.get(id) ?? null));
    if (changed.length === 0) {
      return;
    }
    const planIds = [...new Set(planOf.values())];
    const idsOf = planIds.map((planId) => changed.map(({ id }) => id).filter((id) => planOf.get(id) === planId));
    const whens = planIds.map((_, at) => `WHEN id IN (${places([0, ...idsOf[at]!])}) THEN ?`);
    await tx.query(
      `UPDATE census_members SET version = version + 1, assignedPlanId = CASE ${whens.join(' ')} WHEN id = 0 THEN 0 END
       WHERE id IN (${places(changed)})`,
      [...planIds.flatMap((planId, at) => [0, ...idsOf[at]!, planId]), ...changed.map(({ id }) => id)],
    );
  }

  /** Takes away what was chosen before and writes this. */
  async replace(tx: EntityManager, quoteId: number, plans: readonly ChosenPlan[]): Promise<void> {
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

  /** With one statement, for any number of plans: it looks up itself which of them a rate is of. */
  private async insertRates(tx: EntityManager, quoteId: number, plans: readonly ChosenPlan[]): Promise<void> {
    const rates = plans.flatMap(({ planId, members }) =>
      members.map((rate) => [planId, ...RATE_COLUMNS.map((column) => rate[column])]),
    );
    if (rates.length === 0) {
      return;
    }
    const types = Object.fromEntries(RATE_COLUMNS.map((column) => [column, 'INT' as const]));
    const sent = jsonRows(tx, { planId: 'INT', ...types, tobacco: 'VARCHAR(10)' });
    await tx.query(
      `INSERT INTO member_plans (quotePlanId, ${RATE_COLUMNS.join(', ')})
       SELECT chosen.id, ${RATE_COLUMNS.map((column) => `rated.${column}`).join(', ')}
       FROM ${sent} rated JOIN quote_plans chosen ON chosen.quoteId = ? AND chosen.planId = rated.planId ORDER BY rated.place`,
      [JSON.stringify(rates), quoteId],
    );
  }
}

const RATE_COLUMNS = ['memberId', 'rateCents', 'age', 'ageBand', 'tobacco', 'uncountedChild'] as const;

const places = (values: readonly unknown[]): string => values.map(() => '?').join(',');

const MEMBER_COLUMNS = [
  'id',
  'employeeNumber',
  'relationship',
  'firstName',
  'lastName',
  'dateOfBirth',
  'tobacco',
  'medicalStatus',
  'dentalStatus',
  'visionStatus',
] as const;
