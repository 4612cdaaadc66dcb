import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { setByIds } from '../../../platform/database/set-by-ids.ts';
import type { GroupQuote } from '../../quotes/quotes.repository.ts';
import type { CensusMember } from '../census-member.table.ts';
import { CensusSsn } from '../census-ssn.ts';
import { MEMBER_COLUMNS } from '../census.repository.ts';
import { CensusSnapshot, type SnapshotReason } from './census-snapshot.table.ts';
import { SnapshotMember } from './snapshot-member.table.ts';

const KEPT_COLUMNS = [...MEMBER_COLUMNS, 'assignedPlanId'] as const;

interface Occasion {
  reason: SnapshotReason;
  takenAt: Date;
  /** The members to store, out of the current census. */
  members: readonly CensusMember[];
  census: readonly CensusMember[];
}

/** All queries on snapshots of members. Each takes a quote that QuotesRepository found for the user. */
@Injectable()
export class CensusSnapshots {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly ssn: CensusSsn,
  ) {}

  /** Stores members as they are now. @returns the snapshot's id */
  async take(tx: EntityManager, quote: GroupQuote, occasion: Occasion): Promise<number> {
    const { reason, takenAt, members, census } = occasion;
    const { identifiers } = await tx.insert(CensusSnapshot, { quoteId: quote.id, reason, takenAt });
    const snapshotId = Number(identifiers[0]?.id);
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

  async forget(tx: EntityManager, quote: GroupQuote, snapshotId: number): Promise<void> {
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
