import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { dollarsFromCents } from '#shared/formats/currency';
import { percentChange } from '#shared/formats/percent';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { RateDraftGroupRow } from '#shared/rate-drafts/rate-draft.record';
import { askTogether } from '../../platform/database/ask-together.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { DIRECTIONS, list, NOTHING, selected, sql, table } from '../../platform/database/sql.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { QuotePlan } from '../../quoting/quote-plans/quote-plan.table.ts';
import {
  byPosition,
  chosenPlansOf,
  membersOf,
  toAssignedMembers,
} from '../../quoting/quote-plans/selection-questions.repository.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { IN_FORCE } from '../../quoting/renewal-plans/renewals.repository.ts';
import { RateDraft, RehearsedGroup } from './rate-draft.table.ts';

const draft = table(RateDraft, 'draft');
const line = table(RehearsedGroup, 'line');
const quote = table(Quote, 'quote');
const employer = table(Group, 'employer');
const chosen = table(QuotePlan, 'chosen');

/** A group that waits to be priced. */
export interface WaitingGroup {
  draftId: number;
  periodStart: IsoDate;
  ratesVersion: number;
  quoteId: number;
  effectiveDate: IsoDate;
  countyFips: string;
  isInForce: boolean;
}

/** Groups whose premium rises by more than this many hundredths of a percent; null = all that are priced. */
export interface GroupsAsked {
  draftId: number;
  above: number | null;
}

/** Where a file resumes. */
export type GroupPlace = Pick<RehearsedGroup, 'rise' | 'id'>;
export type ListedGroup = RateDraftGroupRow & { place: GroupPlace };

const WHAT = {
  id: line.id,
  rise: line.rise,
  groupId: line.groupId,
  name: employer.name,
  groupEnterpriseId: employer.groupEnterpriseId,
  quoteId: line.quoteId,
  rateArea: line.rateArea,
  members: line.members,
  nowCents: line.nowCents,
  thenCents: line.thenCents,
};
type StoredLine = { [Name in keyof typeof WHAT]: number } & { name: string; groupEnterpriseId: string | null };

/** The groups of the book as a draft prices them. Super users see every group. */
@Injectable()
export class RehearsedGroupsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Each group with coverage, by its newest quote in force in these days. */
  async listCovered(days: { after: IsoDate; upTo: IsoDate }, today: IsoDate, tx: EntityManager) {
    const rows = await rowsOf<{ groupId: number; quoteId: number }>(
      tx,
      sql`SELECT ${quote.groupId} AS groupId, ${quote.id} AS quoteId FROM ${quote}
        JOIN ${employer} ON ${employer.id} = ${quote.groupId}
        WHERE ${quote.status} IN (${list(IN_FORCE)}) AND ${quote.isDeleted} = 0
          AND ${quote.effectiveDate} > ${days.after} AND ${quote.effectiveDate} <= ${days.upTo}
          AND (${employer.termDate} IS NULL OR ${employer.termDate} > ${today})
          AND EXISTS (SELECT 1 FROM ${chosen} WHERE ${chosen.quoteId} = ${quote.id})
        ORDER BY ${quote.effectiveDate}, ${quote.id}`,
    );
    // The last one of a group replaces the others.
    return [...new Map(rows.map((row) => [row.groupId, row])).values()];
  }

  /** In place of those of an earlier run. @returns their ids */
  async begin(
    tx: EntityManager,
    draftId: number,
    groups: readonly { groupId: number; quoteId: number }[],
  ): Promise<number[]> {
    await this.deleteOf(tx, draftId);
    const columns = ['draftId', 'groupId', 'quoteId', 'outcome', 'rateArea', 'members'];
    const values = groups.flatMap(({ groupId, quoteId }) => [draftId, groupId, quoteId, 'Failed', 0, 0]);
    await insertRows(tx, 'rehearsed_groups', columns, values);
    const rows = await rowsOf<{ id: number }>(
      tx,
      sql`SELECT ${line.id} AS id FROM ${line} WHERE ${line.draftId} = ${draftId} ORDER BY ${line.id}`,
    );
    return rows.map(({ id }) => id);
  }

  async deleteOf(tx: EntityManager, draftId: number): Promise<void> {
    await tx.delete(RehearsedGroup, { draftId });
  }

  /** null when its draft was discarded. */
  async findWaiting(id: number, tx: EntityManager): Promise<WaitingGroup | null> {
    const [row] = await rowsOf<Omit<WaitingGroup, 'isInForce'> & { status: QuoteStatus; isDeleted: number }>(
      tx,
      sql`SELECT ${selected({
        draftId: line.draftId,
        periodStart: draft.periodStart,
        ratesVersion: draft.ratesVersion,
        quoteId: line.quoteId,
        effectiveDate: quote.effectiveDate,
        countyFips: employer.countyFips,
        status: quote.status,
        isDeleted: quote.isDeleted,
      })} FROM ${line} JOIN ${draft} ON ${draft.id} = ${line.draftId} JOIN ${quote} ON ${quote.id} = ${line.quoteId}
        JOIN ${employer} ON ${employer.id} = ${line.groupId} WHERE ${line.id} = ${id}`,
    );
    return row ? { ...row, isInForce: IN_FORCE.includes(row.status) && !row.isDeleted } : null;
  }

  /** The plans of a quote in order of selection, and its census. */
  async findSelection(quoteId: number, tx: EntityManager) {
    const { plans, members } = await askTogether(tx, { plans: chosenPlansOf(quoteId), members: membersOf(quoteId) });
    return { plans: plans.sort(byPosition), members: toAssignedMembers(members) };
  }

  async settle(tx: EntityManager, id: number, found: Partial<Omit<RehearsedGroup, 'id' | 'draft'>>): Promise<void> {
    await tx.update(RehearsedGroup, { id }, found as object);
  }

  /** The next groups by id, for sums. */
  listAfter(tx: EntityManager, draftId: number, after: number, count: number): Promise<RehearsedGroup[]> {
    return tx.find(RehearsedGroup, { where: { draftId, id: MoreThan(after) }, order: { id: 'ASC' }, take: count });
  }

  async mapNames(ids: readonly number[]): Promise<Map<number, string>> {
    const lines = await this.database.manager.find(RehearsedGroup, {
      where: { id: In([...ids]) },
      relations: { group: true },
    });
    return new Map(lines.map(({ id, group }) => [id, group!.name]));
  }

  async listPage(
    asked: GroupsAsked,
    { direction, first, count }: { direction: 'ASC' | 'DESC'; first: number; count: number },
  ): Promise<RateDraftGroupRow[]> {
    const inOrder = DIRECTIONS[direction];
    const rows = await rowsOf<StoredLine>(
      this.database.manager,
      sql`${SELECT} WHERE ${whereOf(asked)} ORDER BY ${line.rise} ${inOrder}, ${line.id} ${inOrder}
        LIMIT ${count} OFFSET ${first}`,
    );
    return rows.map(toRow);
  }

  /** The next groups, steepest increase first. */
  async listSteepest(asked: GroupsAsked, after: GroupPlace | null, count: number): Promise<ListedGroup[]> {
    const behind = after
      ? sql`AND ${line.rise} <= ${after.rise} AND (${line.rise} < ${after.rise} OR ${line.id} < ${after.id})`
      : NOTHING;
    const rows = await rowsOf<StoredLine>(
      this.database.manager,
      sql`${SELECT} WHERE ${whereOf(asked)} ${behind} ORDER BY ${line.rise} DESC, ${line.id} DESC LIMIT ${count}`,
    );
    return rows.map((row) => ({ ...toRow(row), place: { rise: row.rise, id: row.id } }));
  }

  async count(asked: GroupsAsked, tx: EntityManager = this.database.manager): Promise<number> {
    const [row] = await rowsOf<{ total: number | string }>(
      tx,
      sql`SELECT COUNT(*) AS total FROM ${line} WHERE ${whereOf(asked)}`,
    );
    return Number(row?.total ?? 0);
  }
}

const SELECT = sql`SELECT ${selected(WHAT)} FROM ${line} JOIN ${employer} ON ${employer.id} = ${line.groupId}`;

const whereOf = ({ draftId, above }: GroupsAsked) =>
  sql`${line.draftId} = ${draftId} AND ${line.rise} ${above === null ? sql`IS NOT NULL` : sql`> ${above}`}`;

const toRow = (row: StoredLine): RateDraftGroupRow => ({
  GroupId: row.groupId,
  GroupName: row.name,
  GroupEnterpriseId: row.groupEnterpriseId,
  QuoteId: row.quoteId,
  RateArea: row.rateArea,
  Members: row.members,
  PremiumNow: dollarsFromCents(row.nowCents),
  PremiumThen: dollarsFromCents(row.thenCents),
  ChangePercent: percentChange(row.nowCents, row.thenCents),
});
