import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { OPEN_STATUSES } from '#shared/business-rules/rule-effects';
import type { IsoDate } from '#shared/dates/iso-date';
import type { ExistingQuote } from '#shared/quotes/copy-quote';
import { IN_FORCE } from '../../../quoting/renewal-plans/renewals.repository.ts';
import type { CensusCounts, OpenQuote } from './quote-facts.ts';

/**
 * Facts of many quotes at once, as plain columns: each method is one query for some hundred quotes. For super users alone, who see
 * every group.
 */
@Injectable()
export class OpenQuotesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async findLastId(): Promise<number> {
    const [row] = await this.query<{ last: number | null }>('SELECT MAX(id) AS last FROM quotes', []);
    return row?.last ?? 0;
  }

  /** The id that so many quotes after this one end with, open or not; null after the last. */
  async findEnd(after: number, count: number): Promise<number | null> {
    const sql = `SELECT MAX(id) AS last FROM (SELECT id FROM quotes WHERE id > ? ORDER BY id LIMIT ${count}) page`;
    const [row] = await this.query<{ last: number | null }>(sql, [after]);
    return row?.last ?? null;
  }

  /** The open quotes among these ids, by id. */
  async listOpen(after: number, upTo: number): Promise<OpenQuote[]> {
    const rows = await this.query<OpenQuote>(
      `SELECT quote.id, quote.groupId, employer.name AS groupName, quote.name, quote.status, quote.quoteType,
         quote.effectiveDate, quote.renewalDate, quote.readOnlyReason, employer.groupEnterpriseId,
         employer.renewalDate AS groupRenewalDate, employer.isRenewOlfo, employer.countyFips, employer.rateArea
       FROM quotes quote JOIN \`groups\` employer ON employer.id = quote.groupId
       WHERE quote.id > ? AND quote.id <= ? AND quote.isDeleted = 0 AND quote.status IN (${places(OPEN_STATUSES)})
       ORDER BY quote.id`,
      [after, upTo, ...OPEN_STATUSES],
    );
    return rows.map((row) => ({ ...row, isRenewOlfo: Boolean(row.isRenewOlfo) }));
  }

  async mapAdults(ids: readonly number[]): Promise<Map<number, IsoDate[]>> {
    const rows = await this.query<{ quoteId: number; dateOfBirth: IsoDate }>(
      `SELECT quoteId, dateOfBirth FROM census_members WHERE quoteId IN (${places(ids)}) AND relationship <> 'Child'`,
      ids,
    );
    return grouped(rows, ({ dateOfBirth }) => dateOfBirth);
  }

  async mapCensus(ids: readonly number[]): Promise<Map<number, CensusCounts>> {
    const rows = await this.query<CensusCounts & { quoteId: number }>(
      `SELECT quoteId,
         COUNT(CASE WHEN relationship = 'Self' THEN 1 END) AS employees,
         COUNT(CASE WHEN dentalStatus = 'Enroll' THEN 1 END) AS enrollInDental,
         COUNT(CASE WHEN visionStatus = 'Enroll' THEN 1 END) AS enrollInVision,
         COUNT(CASE WHEN relationship = 'Self' AND 'Enroll' IN (medicalStatus, dentalStatus, visionStatus) THEN 1 END)
           AS enrollingEmployees,
         COUNT(DISTINCT CASE WHEN medicalStatus = 'Waive' THEN employeeNumber END) AS waivingHouseholds
       FROM census_members WHERE quoteId IN (${places(ids)}) GROUP BY quoteId`,
      ids,
    );
    return new Map(rows.map(({ quoteId, ...counts }) => [quoteId, counts]));
  }

  /** Ids of the plans that are stored for each quote, in their order. */
  async mapPlanIds(ids: readonly number[]): Promise<Map<number, number[]>> {
    const rows = await this.query<{ quoteId: number; planId: number }>(
      `SELECT quoteId, planId FROM quote_plans WHERE quoteId IN (${places(ids)}) ORDER BY quoteId, position`,
      ids,
    );
    return grouped(rows, ({ planId }) => planId);
  }

  /** The quotes of these groups that are not deleted, by group. */
  async mapSiblings(groupIds: readonly number[]): Promise<Map<number, (ExistingQuote & { id: number })[]>> {
    const rows = await this.query<ExistingQuote & { id: number; quoteId: number }>(
      `SELECT groupId AS quoteId, id, name, status, effectiveDate FROM quotes
       WHERE groupId IN (${places(groupIds)}) AND isDeleted = 0 ORDER BY groupId, id`,
      groupIds,
    );
    return grouped(rows, ({ quoteId: _groupId, ...sibling }) => sibling);
  }

  /** The same of those that a group's coverage comes from: the newest first. */
  async mapInForce(groupIds: readonly number[]): Promise<Map<number, { id: number; effectiveDate: IsoDate }[]>> {
    const rows = await this.query<{ quoteId: number; id: number; effectiveDate: IsoDate }>(
      `SELECT groupId AS quoteId, id, effectiveDate FROM quotes
       WHERE groupId IN (${places(groupIds)}) AND isDeleted = 0 AND status IN (${places(IN_FORCE)})
       ORDER BY groupId, effectiveDate DESC, id DESC`,
      [...groupIds, ...IN_FORCE],
    );
    return grouped(rows, ({ id, effectiveDate }) => ({ id, effectiveDate }));
  }

  /** Which of the stored plans of each quote are medical, and which are ACA plans. */
  async mapAcaPlans(ids: readonly number[]): Promise<Map<number, { isMedical: boolean; isAcaPlan: boolean }[]>> {
    const rows = await this.query<{ quoteId: number; coverage: string; isAcaPlan: number }>(
      `SELECT chosen.quoteId, plan.coverage, plan.isAcaPlan FROM quote_plans chosen JOIN plans plan ON plan.id = chosen.planId
       WHERE chosen.quoteId IN (${places(ids)})`,
      ids,
    );
    return grouped(rows, ({ coverage, isAcaPlan }) => ({
      isMedical: coverage === 'medical',
      isAcaPlan: Boolean(isAcaPlan),
    }));
  }

  /** How many employees the application states. */
  async mapStatedEmployees(ids: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.query<{ quoteId: number; stated: unknown }>(
      `SELECT quoteId, JSON_EXTRACT(answers, '$.NumberOfEmployees') AS stated FROM applications
       WHERE quoteId IN (${places(ids)})`,
      ids,
    );
    // A number on SQLite, its text on MySQL; "null" where the question is still open.
    return new Map(rows.map(({ quoteId, stated }) => [quoteId, Number(stated)] as const).filter(([, n]) => n > 0));
  }

  private async query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return (await this.database.query(sql, [...values])) as Row[];
  }
}

/** No list is ever empty: callers ask only for quotes that they have. */
const places = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

function grouped<Row extends { quoteId: number }, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): Map<number, Value[]> {
  const byQuote = new Map<number, Value[]>();
  for (const row of rows) {
    const known = byQuote.get(row.quoteId);
    if (known) {
      known.push(valueOf(row));
    } else {
      byQuote.set(row.quoteId, [valueOf(row)]);
    }
  }
  return byQuote;
}
