import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import { CensusMember } from '../../group-census/census-member.entity.ts';
import { preparedRows } from '../../database/prepared-rows.ts';
import type { RatedMember } from '../../rating/charged-members.ts';
import { MemberPlan } from './member-plan.entity.ts';
import { type QuotedMember, type StoredMember, toRatedMember } from './quoted-member.ts';
import { QuotePlan } from './quote-plan.entity.ts';

/** Rows of one INSERT: well inside the drivers' limits on parameters. */
const INSERT_ROWS = 500;

export type NewQuotePlan = Omit<QuotePlan, 'id' | 'quoteId' | 'quote' | 'plan'> & {
  members: Omit<MemberPlan, 'id' | 'quotePlanId' | 'quotePlan' | 'member'>[];
};

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

  /** What rating needs of the members, as quickly as it can be had: the list of all plans is asked for all day. */
  async listRatedMembers(quoteId: number): Promise<RatedMember[]> {
    const rows = await preparedRows<StoredMember>(
      this.database.manager,
      `SELECT id, employeeNumber, relationship, dateOfBirth, tobacco, medicalStatus, dentalStatus, visionStatus
       FROM census_members WHERE quoteId = ?`,
      [quoteId],
    );
    return rows.map(toRatedMember);
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
  async assign(tx: EntityManager, quoteId: number, wanted: readonly MemberAssignment[]): Promise<void> {
    await tx.update(CensusMember, { quoteId }, { assignedPlanId: null });
    for (const planId of new Set(wanted.map(({ PlanId }) => PlanId))) {
      const ids = wanted.filter(({ PlanId }) => PlanId === planId).map(({ MemberId }) => MemberId);
      for (let first = 0; first < ids.length; first += INSERT_ROWS) {
        const some = ids.slice(first, first + INSERT_ROWS);
        await tx.update(CensusMember, { quoteId, id: In(some) }, { assignedPlanId: planId });
      }
    }
  }

  /** Takes away what was chosen before and writes this. */
  async replace(tx: EntityManager, quoteId: number, plans: readonly NewQuotePlan[]): Promise<void> {
    await tx.delete(QuotePlan, { quoteId });
    for (const { members, ...plan } of plans) {
      const { identifiers } = await tx.insert(QuotePlan, { ...plan, quoteId });
      const quotePlanId = identifiers[0]!['id'] as number;
      for (let first = 0; first < members.length; first += INSERT_ROWS) {
        await tx.insert(
          MemberPlan,
          members.slice(first, first + INSERT_ROWS).map((member) => ({ ...member, quotePlanId })),
        );
      }
    }
  }
}

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
