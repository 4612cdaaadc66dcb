import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { OPEN_STATUSES } from '#shared/business-rules/rule-impact.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { ExistingQuote } from '#shared/quotes/copy-quote';
import { Plan } from '../../../catalogue/plans/plan.table.ts';
import { Application } from '../../../enrollment/parts/application/application.table.ts';
import { grouped } from '../../../platform/database/grouped.ts';
import { rowsOf } from '../../../platform/database/run-sql.ts';
import { list, selected, type Sql, sql, table } from '../../../platform/database/sql.ts';
import { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { Group } from '../../../quoting/groups/group.table.ts';
import { QuotePlan } from '../../../quoting/quote-plans/quote-plan.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { IN_FORCE } from '../../../quoting/renewal-plans/renewals.repository.ts';
import type { CensusCounts, OpenQuote } from './quote-facts.ts';

const q = table(Quote, 'q');
const g = table(Group, 'g');
const m = table(CensusMember, 'm');
const chosen = table(QuotePlan, 'chosen');
const plan = table(Plan, 'plan');
const a = table(Application, 'a');

/**
 * Facts about many quotes, as plain columns: each method is one query for several hundred quotes. For super users only, who see every
 * group.
 */
@Injectable()
export class OpenQuotesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async findLastId(): Promise<number> {
    return (await this.database.manager.maximum(Quote, 'id')) ?? 0;
  }

  /** The last id of the next chunk of quotes after this one, open or not; null after the last. */
  async findEnd(after: number, count: number): Promise<number | null> {
    const page = sql`SELECT ${q.id} FROM ${q} WHERE ${q.id} > ${after} ORDER BY ${q.id} LIMIT ${count}`;
    const [row] = await this.rowsOf<{ last: number | null }>(sql`SELECT MAX(page.id) AS last FROM (${page}) page`);
    return row?.last ?? null;
  }

  /** The open quotes of groups among these ids, by id. */
  async listOpen(after: number, upTo: number): Promise<OpenQuote[]> {
    const rows = await this.rowsOf<OpenQuote>(
      sql`SELECT ${OPEN_QUOTE} FROM ${q} JOIN ${g} ON ${g.id} = ${q.groupId}
        WHERE ${q.id} > ${after} AND ${q.id} <= ${upTo} AND ${q.isDeleted} = 0 AND ${q.status} IN (${list(OPEN_STATUSES)})
        ORDER BY ${q.id}`,
    );
    return rows.map((row) => ({ ...row, isRenewOlfo: Boolean(row.isRenewOlfo) }));
  }

  async mapAdults(ids: readonly number[]): Promise<Map<number, IsoDate[]>> {
    const rows = await this.rowsOf<{ quoteId: number; dateOfBirth: IsoDate }>(
      sql`SELECT ${m.quoteId}, ${m.dateOfBirth} FROM ${m}
        WHERE ${m.quoteId} IN (${list(ids)}) AND ${m.relationship} <> 'Child'`,
    );
    return grouped(rows, 'quoteId', ({ dateOfBirth }) => dateOfBirth);
  }

  async mapCensus(ids: readonly number[]): Promise<Map<number, CensusCounts>> {
    const rows = await this.rowsOf<CensusCounts & { quoteId: number }>(
      sql`SELECT ${m.quoteId}, ${COUNTS} FROM ${m} WHERE ${m.quoteId} IN (${list(ids)}) GROUP BY ${m.quoteId}`,
    );
    return new Map(rows.map(({ quoteId, ...counts }) => [quoteId, counts]));
  }

  /** Ids of each quote's stored plans, in order. */
  async mapPlanIds(ids: readonly number[]): Promise<Map<number, number[]>> {
    const rows = await this.rowsOf<{ quoteId: number; planId: number }>(
      sql`SELECT ${chosen.quoteId}, ${chosen.planId} FROM ${chosen}
        WHERE ${chosen.quoteId} IN (${list(ids)}) ORDER BY ${chosen.quoteId}, ${chosen.position}`,
    );
    return grouped(rows, 'quoteId', ({ planId }) => planId);
  }

  /** The quotes of these groups, by group, without deleted ones. */
  async mapSiblings(groupIds: readonly number[]): Promise<Map<number, (ExistingQuote & { id: number })[]>> {
    const rows = await this.rowsOf<ExistingQuote & { id: number; quoteId: number }>(
      sql`SELECT ${q.groupId} AS quoteId, ${q.id}, ${q.name}, ${q.status}, ${q.effectiveDate} FROM ${q}
        WHERE ${q.groupId} IN (${list(groupIds)}) AND ${q.isDeleted} = 0 ORDER BY ${q.groupId}, ${q.id}`,
    );
    return grouped(rows, 'quoteId', ({ quoteId: _groupId, ...sibling }) => sibling);
  }

  /** Same for quotes that provide a group's coverage, newest first. */
  async mapInForce(groupIds: readonly number[]): Promise<Map<number, { id: number; effectiveDate: IsoDate }[]>> {
    const rows = await this.rowsOf<{ quoteId: number; id: number; effectiveDate: IsoDate }>(
      sql`SELECT ${q.groupId} AS quoteId, ${q.id}, ${q.effectiveDate} FROM ${q}
        WHERE ${q.groupId} IN (${list(groupIds)}) AND ${q.isDeleted} = 0 AND ${q.status} IN (${list(IN_FORCE)})
        ORDER BY ${q.groupId}, ${q.effectiveDate} DESC, ${q.id} DESC`,
    );
    return grouped(rows, 'quoteId', ({ id, effectiveDate }) => ({ id, effectiveDate }));
  }

  /** Which of each quote's stored plans are medical, and which are ACA plans. */
  async mapAcaPlans(ids: readonly number[]): Promise<Map<number, { isMedical: boolean; isAcaPlan: boolean }[]>> {
    const rows = await this.rowsOf<{ quoteId: number; coverage: string; isAcaPlan: number }>(
      sql`SELECT ${chosen.quoteId}, ${plan.coverage}, ${plan.isAcaPlan}
        FROM ${chosen} JOIN ${plan} ON ${plan.id} = ${chosen.planId} WHERE ${chosen.quoteId} IN (${list(ids)})`,
    );
    return grouped(rows, 'quoteId', ({ coverage, isAcaPlan }) => ({
      isMedical: coverage === 'medical',
      isAcaPlan: Boolean(isAcaPlan),
    }));
  }

  /** The number of employees stated in the application. */
  async mapStatedEmployees(ids: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.rowsOf<{ quoteId: number; stated: unknown }>(
      sql`SELECT ${a.quoteId}, JSON_EXTRACT(${a.answers}, '$.NumberOfEmployees') AS stated FROM ${a}
        WHERE ${a.quoteId} IN (${list(ids)})`,
    );
    // A number on SQLite, text on MySQL; "null" if not yet answered.
    return new Map(rows.map(({ quoteId, stated }) => [quoteId, Number(stated)] as const).filter(([, n]) => n > 0));
  }

  private rowsOf<Row>(statement: Sql): Promise<Row[]> {
    return rowsOf(this.database.manager, statement);
  }
}

const OPEN_QUOTE = selected<OpenQuote>({
  id: q.id,
  groupId: q.groupId,
  groupName: g.name,
  name: q.name,
  status: q.status,
  quoteType: q.quoteType,
  effectiveDate: q.effectiveDate,
  renewalDate: q.renewalDate,
  readOnlyReason: q.readOnlyReason,
  groupEnterpriseId: g.groupEnterpriseId,
  groupRenewalDate: g.renewalDate,
  isRenewOlfo: g.isRenewOlfo,
  countyFips: g.countyFips,
  rateArea: g.rateArea,
});

const COUNTS = selected<CensusCounts>({
  employees: sql`COUNT(CASE WHEN ${m.relationship} = 'Self' THEN 1 END)`,
  enrollInDental: sql`COUNT(CASE WHEN ${m.dentalStatus} = 'Enroll' THEN 1 END)`,
  enrollInVision: sql`COUNT(CASE WHEN ${m.visionStatus} = 'Enroll' THEN 1 END)`,
  enrollingEmployees: sql`COUNT(CASE WHEN ${m.relationship} = 'Self'
    AND 'Enroll' IN (${m.medicalStatus}, ${m.dentalStatus}, ${m.visionStatus}) THEN 1 END)`,
  waivingHouseholds: sql`COUNT(DISTINCT CASE WHEN ${m.medicalStatus} = 'Waive' THEN ${m.employeeNumber} END)`,
});
