import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Subgroup } from '#shared/enrollment/application.record';
import { parseTaxId } from '#shared/formats/tax-id';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { addRows } from '../../../platform/database/add-rows.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { Application } from './application.table.ts';
import { deleteFound } from '../../../platform/database/delete-found.ts';
import { rowsOf } from '../../../platform/database/run-sql.ts';
import { list, sql, table } from '../../../platform/database/sql.ts';
import { StoredSubgroup } from './stored-subgroup.table.ts';
import { Group } from '../../../quoting/groups/group.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { QuotePlan } from '../../../quoting/quote-plans/quote-plan.table.ts';

/** The application of another quote of the same group, with that quote. */
export interface EarlierApplication {
  application: Application;
  quote: { id: number; name: string; status: QuoteStatus };
}

/** Counts of the people on the census that the application needs. */
export interface CensusCounts {
  employees: number;
  /** Employees who waive medical coverage. */
  waiving: number;
  domesticPartners: number;
}

const g = table(Group, 'g');
const s = table(StoredSubgroup, 's');
const a = table(Application, 'a');
const q = table(Quote, 'q');
const newer = table(Quote, 'newer');

/**
 * All queries on applications, and on what they derive from the quote's census and selected plans. Callers must already have found the
 * quote for their user: only its id is passed.
 */
@Injectable()
export class ApplicationsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** null until something is saved. */
  find(quoteId: number, tx: EntityManager = this.database.manager): Promise<Application | null> {
    return tx.findOneBy(Application, { quoteId });
  }

  /** The last saved one among the group's other quotes that are not deleted. */
  async findEarlier(quote: GroupQuote, tx: EntityManager = this.database.manager): Promise<EarlierApplication | null> {
    const application = await tx
      .createQueryBuilder(Application, 'application')
      .innerJoinAndSelect('application.quote', 'quote')
      .where('quote.groupId = :groupId AND quote.id <> :id', { groupId: quote.groupId, id: quote.id })
      .andWhere('quote.isDeleted = :deleted', { deleted: false })
      .orderBy('application.savedAt', 'DESC')
      .addOrderBy('application.id', 'DESC')
      .getOne();
    return application?.quote ? { application, quote: application.quote } : null;
  }

  /** Replaces the employers of an application. */
  async replaceSubgroups(tx: EntityManager, applicationId: number, subgroups: readonly Subgroup[]): Promise<void> {
    await deleteFound(tx, StoredSubgroup, 'applicationId', [applicationId]);
    await addRows(
      tx,
      StoredSubgroup,
      subgroups.map(({ SubGroupId, GroupName, TaxId, GroupStatus }) => ({
        applicationId,
        subGroupId: SubGroupId,
        name: GroupName,
        taxId: parseTaxId(TaxId),
        status: GroupStatus,
      })),
    );
  }

  /**
   * Which of these tax ids another group is enrolled under on that day: a group with an insurer-assigned number, or an active employer in
   * the newest approved application of its group. Groups that have ended do not count.
   */
  async listTakenTaxIds(
    taxIds: readonly string[],
    { groupId, today }: { groupId: number; today: IsoDate },
    tx: EntityManager = this.database.manager,
  ): Promise<string[]> {
    if (taxIds.length === 0) {
      return [];
    }
    const others = sql`${g.id} <> ${groupId} AND (${g.termDate} IS NULL OR ${g.termDate} > ${today})`;
    const rows = await rowsOf<{ taxId: string }>(
      tx,
      sql`SELECT ${g.taxId} FROM ${g}
       WHERE ${g.taxId} IN (${list(taxIds)}) AND ${others} AND ${g.groupEnterpriseId} IS NOT NULL
       UNION
       SELECT ${s.taxId} FROM ${s}
         JOIN ${a} ON ${a.id} = ${s.applicationId}
         JOIN ${q} ON ${q.id} = ${a.quoteId}
         JOIN ${g} ON ${g.id} = ${q.groupId}
       WHERE ${s.taxId} IN (${list(taxIds)}) AND ${others} AND ${s.status} IN ('Active', 'New')
         AND ${q.status} = 'Approved' AND ${q.isDeleted} = 0
         AND NOT EXISTS (SELECT 1 FROM ${newer} WHERE ${newer.groupId} = ${q.groupId} AND ${newer.status} = 'Approved'
           AND ${newer.isDeleted} = 0 AND ${newer.effectiveDate} > ${q.effectiveDate})`,
    );
    return rows.map(({ taxId }) => taxId);
  }

  async countCensus(quoteId: number, tx: EntityManager = this.database.manager): Promise<CensusCounts> {
    const count = await tx
      .createQueryBuilder(CensusMember, 'member')
      .select(`COUNT(CASE WHEN member.relationship = 'Self' THEN 1 END)`, 'employees')
      .addSelect(
        `COUNT(CASE WHEN member.relationship = 'Self' AND member.medicalStatus = 'Waive' THEN 1 END)`,
        'waiving',
      )
      .addSelect(`COUNT(CASE WHEN member.relationship = 'DomesticPartner' THEN 1 END)`, 'domesticPartners')
      .where('member.quoteId = :quoteId', { quoteId })
      .getRawOne<Record<keyof CensusCounts, number | string>>();
    return {
      employees: Number(count?.employees ?? 0),
      waiving: Number(count?.waiving ?? 0),
      domesticPartners: Number(count?.domesticPartners ?? 0),
    };
  }

  async findChosenKinds(
    quoteId: number,
    tx: EntityManager = this.database.manager,
  ): Promise<{ hasHraPlan: boolean; hasDeltaDentalPlan: boolean }> {
    const chosen = await tx.find(QuotePlan, { where: { quoteId }, relations: { plan: true } });
    return {
      hasHraPlan: chosen.some(({ plan }) => plan?.planKind === 'HRA'),
      hasDeltaDentalPlan: chosen.some(({ plan }) => plan?.isDeltaDentalPlan === true),
    };
  }
}
