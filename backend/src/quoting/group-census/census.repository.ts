import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, LessThan, MoreThanOrEqual } from 'typeorm';
import { compareCensus } from '#shared/census/census-member';
import { CENSUS_PERSON } from '#shared/persons/person.record';
import { columnNames } from '#shared/records/rows';
import { addRow } from '../../platform/database/add-rows.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import { insertRows, setByIds } from '../../platform/database/insert-rows.ts';
import { write } from '../../platform/database/run-sql.ts';
import { sql, table } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { Quote } from '../quotes/quote.table.ts';
import type { AnyQuote, GroupQuote } from '../quotes/quotes.repository.ts';
import type { NewMember, WrittenColumns } from './census-columns.ts';
import { CensusMember } from './census-member.table.ts';
import { CensusSnapshot, type SnapshotReason } from './census-snapshot.table.ts';
import { CensusSsn } from './census-ssn.ts';
import { SnapshotMember } from './snapshot-member.table.ts';

/** The columns of a member that users write, except the SSN, in insert order. */
export const MEMBER_COLUMNS = ['rowKey', ...columnNames(CENSUS_PERSON)] as const satisfies (keyof WrittenColumns)[];

/** What a snapshot keeps of a member. */
const KEPT_COLUMNS = [...MEMBER_COLUMNS, 'assignedPlanId'] as const;

interface Occasion {
  reason: SnapshotReason;
  takenAt: Date;
  /** The members to store, out of the current census. */
  members: readonly CensusMember[];
  census: readonly CensusMember[];
}

const quotes = table(Quote);
const members = table(CensusMember);

/** Call it after adding members to the census of a quote or removing some. */
export const countMembers = (tx: EntityManager, quoteId: number): Promise<void> =>
  write(
    tx,
    sql`UPDATE ${quotes} SET ${quotes.memberCount} =
        (SELECT COUNT(*) FROM ${members} WHERE ${members.quoteId} = ${quoteId}) WHERE ${quotes.id} = ${quoteId}`,
  );

/** The employee, spouse or domestic partner, children: same order as compareCensus. */
const PLACE_IN_HOUSEHOLD = `CASE member.relationship WHEN 'Self' THEN 0 WHEN 'Child' THEN 2 ELSE 1 END`;

/**
 * All queries on census members and on their snapshots. Each takes a quote that Quotes found for the user, so a user without access to the quote has
 * none to pass.
 */
@Injectable()
export class CensusRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly ssn: CensusSsn,
  ) {}

  /** The census of a quote in order (spec 002 section 9, "Census sort"). */
  async listOf(quote: Pick<AnyQuote, 'id'>, tx: EntityManager = this.database.manager): Promise<CensusMember[]> {
    const members = await tx.findBy(CensusMember, { quoteId: quote.id });
    return members.sort((one, other) => compareCensus(placeOf(one), placeOf(other)));
  }

  /** Whether these are the people of the quote, in all that is stored of them. */
  async isOf(tx: EntityManager, quote: AnyQuote, people: readonly NewMember[]): Promise<boolean> {
    const stored = await tx.findBy(CensusMember, { quoteId: quote.id });
    const withSsn = stored.map((member) => ({ ...member, ssn: this.ssn.digits(member) }));
    return isDeepStrictEqual(toldOf(withSsn), toldOf(people));
  }

  /** One page of it, and the total count. */
  async listPageOf(
    quote: AnyQuote,
    { first, count }: { first: number; count: number },
  ): Promise<{ members: CensusMember[]; total: number }> {
    const [members, total] = await this.database.manager
      .createQueryBuilder(CensusMember, 'member')
      .where('member.quoteId = :quoteId', { quoteId: quote.id })
      .orderBy('member.employeeNumber')
      .addOrderBy(PLACE_IN_HOUSEHOLD)
      .addOrderBy('member.id')
      .offset(first)
      .limit(count)
      .getManyAndCount();
    return { members, total };
  }

  /** @throws NOT_FOUND */
  async findMember(
    quote: AnyQuote,
    memberId: number,
    tx: EntityManager = this.database.manager,
  ): Promise<CensusMember> {
    const member = await tx.findOneBy(CensusMember, { id: memberId, quoteId: quote.id });
    if (!member) {
      throw new AppError('NOT_FOUND', `Member ${memberId} was not found on this census.`);
    }
    return member;
  }

  async insert(tx: EntityManager, quote: AnyQuote, member: NewMember): Promise<CensusMember> {
    await this.insertAll(tx, quote, [member]);
    return tx.findOneByOrFail(CensusMember, { quoteId: quote.id, rowKey: member.rowKey });
  }

  /** Thousands of rows with few statements. SSNs are bound to the ids of their rows, so they are written after the rows. */
  async insertAll(tx: EntityManager, quote: AnyQuote, rows: readonly NewMember[]): Promise<void> {
    const values = rows.flatMap((row) => [
      ...[quote.id, FIRST_VERSION, this.bucketOf(quote, row.ssn)],
      ...MEMBER_COLUMNS.map((column) => row[column]),
    ]);
    await insertRows(tx, 'census_members', ['quoteId', 'version', 'ssnBucket', ...MEMBER_COLUMNS], values);
    const ssns = new Map(rows.flatMap(({ rowKey, ssn }) => (ssn === null ? [] : [[rowKey, ssn] as const])));
    if (ssns.size > 0) {
      const stored = await tx.find(CensusMember, { select: { id: true, rowKey: true }, where: { quoteId: quote.id } });
      const sealed = stored.flatMap(({ id, rowKey }) =>
        ssns.has(rowKey) ? [[id, this.ssn.seal(id, ssns.get(rowKey))] as const] : [],
      );
      await setByIds(tx, 'census_members', 'ssnSealed', sealed);
    }
    await countMembers(tx, quote.id);
  }

  /** Only the people of households are searched by their SSNs. */
  private bucketOf({ groupId }: AnyQuote, ssn: string | null): number | null {
    return groupId === null ? this.ssn.bucket(ssn) : null;
  }

  /** Restores removed members with the next version. */
  async putBack(tx: EntityManager, quote: AnyQuote, rows: readonly SnapshotMember[]): Promise<void> {
    const values = rows.flatMap((row) => [
      ...[quote.id, row.memberId, row.memberVersion + 1, this.ssn.sealRestored(row)],
      ...KEPT_COLUMNS.map((column) => row[column]),
    ]);
    await insertRows(tx, 'census_members', ['quoteId', 'id', 'version', 'ssnSealed', ...KEPT_COLUMNS], values);
    await countMembers(tx, quote.id);
  }

  /** @throws STALE_VERSION when someone saved after this version of `member` was read */
  async update(
    tx: EntityManager,
    member: Pick<CensusMember, 'id' | 'version'>,
    changes: Partial<WrittenColumns & Pick<CensusMember, 'ssnBucket' | 'setAside'>>,
  ): Promise<void> {
    await guardedUpdate(tx, CensusMember, member, changes);
  }

  async remove(tx: EntityManager, quote: AnyQuote, memberIds: readonly number[]): Promise<void> {
    for (let start = 0; start < memberIds.length; start += IDS_AT_ONCE) {
      const some = memberIds.slice(start, start + IDS_AT_ONCE);
      await tx.delete(CensusMember, { quoteId: quote.id, id: In(some) });
    }
    await countMembers(tx, quote.id);
  }

  async removeAll(tx: EntityManager, quote: AnyQuote): Promise<void> {
    await tx.delete(CensusMember, { quoteId: quote.id });
    await countMembers(tx, quote.id);
  }

  /** Stores members as they are now. @returns the snapshot's id */
  async takeSnapshot(tx: EntityManager, quote: GroupQuote, occasion: Occasion): Promise<number> {
    const { reason, takenAt, members, census } = occasion;
    const snapshotId = await addRow(tx, CensusSnapshot, { quoteId: quote.id, reason, takenAt });
    const employees = new Map(
      census
        .filter(({ relationship }) => relationship === 'Self')
        .map(({ employeeNumber, id }) => [employeeNumber, id] as const),
    );
    const values = members.flatMap((member) => [
      ...[snapshotId, member.id, member.version, employees.get(member.employeeNumber) ?? null],
      ...KEPT_COLUMNS.map((column) => member[column]),
    ]);
    const columns = ['snapshotId', 'memberId', 'memberVersion', 'employeeId', ...KEPT_COLUMNS];
    await insertRows(tx, 'census_snapshot_members', columns, values);
    await this.keepSsns(tx, snapshotId, members);
    return snapshotId;
  }

  /** SSNs are bound to the ids of their rows: each is encrypted again for its snapshot row. */
  private async keepSsns(tx: EntityManager, snapshotId: number, members: readonly CensusMember[]): Promise<void> {
    const ssns = new Map(
      members.flatMap((member) => {
        const digits = this.ssn.digits(member);
        return digits === null ? [] : [[member.id, digits] as const];
      }),
    );
    if (ssns.size > 0) {
      const kept = await tx.find(SnapshotMember, { select: { id: true, memberId: true }, where: { snapshotId } });
      const sealed = kept.flatMap(({ id, memberId }) =>
        ssns.has(memberId) ? [[id, this.ssn.seal(id, ssns.get(memberId), 'census_snapshot_members')] as const] : [],
      );
      await setByIds(tx, 'census_snapshot_members', 'ssnSealed', sealed);
    }
  }

  /** The members removed together, if no longer ago than `since`; empty without a snapshot. */
  async listRemoved(tx: EntityManager, quote: GroupQuote, snapshotId: number, since: Date): Promise<SnapshotMember[]> {
    const kept = { id: snapshotId, quoteId: quote.id, reason: 'removed', takenAt: MoreThanOrEqual(since) } as const;
    return (await tx.existsBy(CensusSnapshot, kept)) ? tx.findBy(SnapshotMember, { snapshotId }) : [];
  }

  async forgetSnapshot(tx: EntityManager, quote: GroupQuote, snapshotId: number): Promise<void> {
    await tx.delete(CensusSnapshot, { id: snapshotId, quoteId: quote.id });
  }

  /** The census as last approved; empty if it was never approved. */
  async listApproved(quote: GroupQuote): Promise<SnapshotMember[]> {
    const { manager } = this.database;
    const [last] = await manager.find(CensusSnapshot, {
      where: { quoteId: quote.id, reason: 'approved' },
      order: { id: 'DESC' },
      take: 1,
    });
    return last ? manager.findBy(SnapshotMember, { snapshotId: last.id }) : [];
  }

  async purgeRemoved(tx: EntityManager, before: Date): Promise<void> {
    await tx.delete(CensusSnapshot, { reason: 'removed', takenAt: LessThan(before) });
  }
}

const FIRST_VERSION = 1;
/** SQLite limits the number of parameters. */
const IDS_AT_ONCE = 500;

/** Everything but the key of the row, which each request makes anew; in an order of its own. */
const toldOf = (people: readonly NewMember[]): string[] =>
  people
    .map((person) => JSON.stringify([person.ssn, ...MEMBER_COLUMNS.slice(1).map((column) => person[column])]))
    .sort();

const placeOf = ({ id, employeeNumber, relationship }: CensusMember) => ({
  Id: id,
  EmployeeNumber: employeeNumber,
  RelationshipToSubscriber: relationship,
});
