import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CARE, EMPLOYMENT } from '#shared/persons/person.record';
import { columnNames } from '#shared/records/rows';
import { addRows } from '../../../platform/database/add-rows.ts';
import { deleteFound } from '../../../platform/database/delete-found.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import type { AnyQuote, GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { DemographicsConfirmationRow } from './demographics-confirmation.table.ts';
import { MemberEnrollment } from './member-enrollment.table.ts';

export type EnrollmentColumns = Omit<MemberEnrollment, 'id' | 'member'>;

const COLUMNS = [
  'memberId',
  ...columnNames(EMPLOYMENT),
  ...columnNames(CARE),
  'livesWithEmployee',
  'rateArea',
  'mailingSameAsHome',
  'wasOnCobra',
  'savedByStaff',
] as const satisfies (keyof EnrollmentColumns)[];

/** Maximum number of ids per list on SQLite and MySQL. */
const IDS_AT_ONCE = 500;

/** All queries on the enrollment details of members, and on their confirmation. Each takes a quote that was found for the user. */
@Injectable()
export class MemberEnrollmentsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** By member id; members without details are missing. */
  async mapOf(quote: AnyQuote, tx: EntityManager = this.database.manager): Promise<Map<number, MemberEnrollment>> {
    const rows = await tx
      .createQueryBuilder(MemberEnrollment, 'enrollment')
      .innerJoin('enrollment.member', 'member')
      .where('member.quoteId = :quoteId', { quoteId: quote.id })
      .getMany();
    return new Map(rows.map((row) => [row.memberId, row]));
  }

  /** Replaces the members' rows with these. */
  async replace(tx: EntityManager, rows: readonly EnrollmentColumns[]): Promise<void> {
    const ids = rows.map(({ memberId }) => memberId);
    for (let first = 0; first < ids.length; first += IDS_AT_ONCE) {
      await deleteFound(tx, MemberEnrollment, 'memberId', ids.slice(first, first + IDS_AT_ONCE));
    }
    await this.insert(tx, rows);
  }

  /**
   * The plan of a household: assigned by plan selection, corrected by enrollment. Versions are unchanged: dependents follow the employee.
   */
  async assignPlan(tx: EntityManager, quote: GroupQuote, employeeNumber: number, planId: number | null): Promise<void> {
    await tx.update(
      CensusMember,
      { quoteId: quote.id, employeeNumber, medicalStatus: 'Enroll' },
      { assignedPlanId: planId, version: () => 'version' },
    );
  }

  /** The details of one quote's members, for their copies in another: the keys map each original to its copy. */
  async copy(
    tx: EntityManager,
    { from, to }: { from: AnyQuote; to: AnyQuote },
    copyKeys: ReadonlyMap<string, string>,
  ): Promise<void> {
    const select = { id: true, rowKey: true } as const;
    const originals = await tx.find(CensusMember, { select, where: { quoteId: from.id } });
    const copies = await tx.find(CensusMember, { select, where: { quoteId: to.id } });
    const idOf = new Map(copies.map(({ id, rowKey }) => [rowKey, id]));
    const stored = await this.mapOf(from, tx);
    const rows = originals.flatMap(({ id, rowKey }): EnrollmentColumns[] => {
      const row = stored.get(id);
      const memberId = idOf.get(copyKeys.get(rowKey) ?? '');
      return row && memberId ? [{ ...row, memberId, dentalPlanId: null, wasOnCobra: row.memberClass === 'COBRA' }] : [];
    });
    await this.insert(tx, rows);
  }

  /** The agent's confirmation, with the user who confirmed. */
  findConfirmation(
    quote: GroupQuote,
    tx: EntityManager = this.database.manager,
  ): Promise<DemographicsConfirmationRow | null> {
    return tx.findOne(DemographicsConfirmationRow, {
      where: { quoteId: quote.id },
      relations: { confirmedBy: true },
    });
  }

  async putConfirmation(
    tx: EntityManager,
    quote: GroupQuote,
    by: Pick<DemographicsConfirmationRow, 'confirmedByUserId' | 'confirmedAt'>,
  ): Promise<void> {
    await this.clearConfirmation(tx, quote);
    await addRows(tx, DemographicsConfirmationRow, { quoteId: quote.id, ...by });
  }

  async clearConfirmation(tx: EntityManager, quote: GroupQuote): Promise<void> {
    await tx.delete(DemographicsConfirmationRow, { quoteId: quote.id });
  }

  private async insert(tx: EntityManager, rows: readonly EnrollmentColumns[]): Promise<void> {
    const values = rows.flatMap((row) => [
      ...COLUMNS.map((column) => row[column]),
      JSON.stringify(row.homeAddress),
      JSON.stringify(row.mailingAddress),
    ]);
    await insertRows(tx, 'member_enrollments', [...COLUMNS, 'homeAddress', 'mailingAddress'], values);
  }
}
