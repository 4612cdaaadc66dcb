import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { addRows } from '../../platform/database/add-rows.ts';
import { PlanCrosswalk, WHOLE_STATE } from '../../catalogue/plans/plan-crosswalk.table.ts';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { CensusMember } from '../group-census/census-member.table.ts';
import { CensusSsn } from '../group-census/census-ssn.ts';
import type { QuotedMember } from '../quote-plans/quoted-member.ts';
import type { CensusMemberRow } from '../quote-plans/selection-questions.repository.ts';
import { Quote } from '../quotes/quote.table.ts';
import type { GroupQuote } from '../quotes/quotes.repository.ts';
import { RenewalChoice } from './renewal-choice.table.ts';

/** A census member for renewals: with data that identify the same person a year later. */
export type RenewingMember = QuotedMember &
  Pick<CensusMember, 'disabled' | 'assignedPlanId'> & {
    /** Equal for equal SSNs, without revealing them. */
    ssnKey: string | null;
  };

/** Statuses of quotes that provide a group's coverage. */
export const IN_FORCE: readonly QuoteStatus[] = ['Approved', 'PassivelyRenewed'];
/** Statuses of quotes that are decided or in progress. */
export const UNDER_WAY: readonly QuoteStatus[] = [
  'Enrolling',
  'SignatureRequired',
  'Complete',
  'Pended',
  'Approved',
  'FailedEnrollment',
  'PendingPassive',
  'PassivelyRenewed',
];

/** All queries that compare one year with the next. Callers must already have found the quote for their user. */
@Injectable()
export class RenewalsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly ssn: CensusSsn,
  ) {}

  /** The newest quote of the group that is in force, by effective date. */
  async findInForce(
    groupId: number,
    day: { before: IsoDate } | { upTo: IsoDate },
    tx: EntityManager = this.database.manager,
  ): Promise<GroupQuote | null> {
    const query = tx
      .createQueryBuilder(Quote, 'quote')
      .innerJoinAndSelect('quote.group', 'group')
      .where('quote.groupId = :groupId AND quote.isDeleted = :deleted', { groupId, deleted: false })
      .andWhere('quote.status IN (:...statuses)', { statuses: IN_FORCE })
      .orderBy('quote.effectiveDate', 'DESC')
      .addOrderBy('quote.id', 'DESC');
    const found =
      'before' in day
        ? query.andWhere('quote.effectiveDate < :before', day)
        : query.andWhere('quote.effectiveDate <= :upTo', day);
    return (await found.getOne()) as GroupQuote | null;
  }

  /** Another quote renews the group on the same date and is past quoting. */
  isRenewedElsewhere(quote: Quote, tx: EntityManager = this.database.manager): Promise<boolean> {
    return tx
      .createQueryBuilder(Quote, 'quote')
      .where('quote.groupId = :groupId AND quote.id <> :id AND quote.isDeleted = :deleted', {
        groupId: quote.groupId,
        id: quote.id,
        deleted: false,
      })
      .andWhere('quote.quoteType = :quoteType AND quote.effectiveDate = :effectiveDate', {
        quoteType: quote.quoteType,
        effectiveDate: quote.effectiveDate,
      })
      .andWhere('quote.status IN (:...statuses)', { statuses: UNDER_WAY })
      .getExists();
  }

  /** The group of this quote renews its current plans; otherwise it selects others. */
  isRenewing(quoteId: number, tx: EntityManager = this.database.manager): Promise<boolean> {
    return tx.existsBy(RenewalChoice, { quoteId });
  }

  /** @param choice null: it selects plans */
  async setRenewing(
    tx: EntityManager,
    quoteId: number,
    choice: Pick<RenewalChoice, 'chosenByUserId' | 'chosenAt'> | null,
  ): Promise<void> {
    if (choice) {
      await addRows(tx, RenewalChoice, { ...choice, quoteId });
    } else {
      await tx.delete(RenewalChoice, { quoteId });
    }
  }

  /** By household, the subscriber first. */
  async listMembers(quoteId: number, tx: EntityManager = this.database.manager): Promise<RenewingMember[]> {
    const members = await tx
      .createQueryBuilder(CensusMember, 'member')
      .select(MEMBER_COLUMNS.map((column) => `member.${column}`))
      .where('member.quoteId = :quoteId', { quoteId })
      .orderBy('member.employeeNumber')
      .addOrderBy(`CASE member.relationship WHEN 'Self' THEN 0 WHEN 'Child' THEN 2 ELSE 1 END`)
      .addOrderBy('member.id')
      .getMany();
    return this.toRenewing(members);
  }

  /** For members already read. */
  toRenewing(members: readonly CensusMemberRow[]): RenewingMember[] {
    return members.map(({ ssnSealed, ...member }) => ({
      ...member,
      ssnKey: this.ssn.keyOf({ id: member.id, ssnSealed }),
    }));
  }

  /** The insurer's replacements for these plans, statewide and in this county. */
  async listCrosswalk(planIds: readonly number[], countyFips: string): Promise<PlanCrosswalk[]> {
    return planIds.length === 0
      ? []
      : this.database.manager.findBy(PlanCrosswalk, {
          fromPlanId: In([...planIds]),
          countyFips: In([WHOLE_STATE, countyFips]),
        });
  }

  /** The plans with these filed ids in a year. */
  async listOfYear(hiosPlanIds: readonly string[], businessYear: number): Promise<Plan[]> {
    return hiosPlanIds.length === 0
      ? []
      : this.database.manager.findBy(Plan, { businessYear, hiosPlanId: In([...hiosPlanIds]) });
  }

  /** The same plans in a year, by id; in their own it is themselves. */
  async mapSameIds(
    plans: readonly Readonly<Pick<Plan, 'id' | 'hiosPlanId'>>[],
    year: number,
  ): Promise<Map<number, number>> {
    const others = await this.listOfYear(
      plans.map(({ hiosPlanId }) => hiosPlanId),
      year,
    );
    const idOf = new Map(others.map(({ hiosPlanId, id }) => [hiosPlanId, id]));
    return new Map(plans.flatMap(({ id, hiosPlanId }) => (idOf.has(hiosPlanId) ? [[id, idOf.get(hiosPlanId)!]] : [])));
  }
}

const MEMBER_COLUMNS = [
  'id',
  'employeeNumber',
  'relationship',
  'firstName',
  'lastName',
  'dateOfBirth',
  'disabled',
  'tobacco',
  'lastTobaccoUse',
  'medicalStatus',
  'dentalStatus',
  'visionStatus',
  'ssnSealed',
  'assignedPlanId',
] as const;
