import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { CHILD_AGE_LIMIT_YEARS } from '#shared/census/age-rules';
import type { IsoDate } from '#shared/dates/iso-date';
import { BEFORE_ENROLLMENT, type QuoteStatus } from '#shared/quotes/quote-status';
import {
  ENROLLING_RENEWALS,
  RENEWAL_STANDINGS,
  type RenewalStanding,
  type RenewalState,
  RENEWED,
} from '#shared/renewals/renewal-state';
import type { UpcomingOrder } from '#shared/renewals/upcoming-renewal.record';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { BulkRun, BulkRunItem } from '../../platform/bulk-runs/bulk-run.table.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import {
  DIRECTIONS,
  joined,
  list,
  NOTHING,
  selected,
  type Sql,
  sql,
  type Table,
  table,
} from '../../platform/database/sql.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { PageQuery } from '../../platform/http/lists.ts';
import { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { matchesTerms } from '../../quoting/groups/search-index/matches-terms.repository.ts';
import { visibleGroups } from '../../quoting/groups/visible-groups.repository.ts';
import { QuotePlan } from '../../quoting/quote-plans/quote-plan.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { IN_FORCE, UNDER_WAY } from '../../quoting/renewal-plans/renewals.repository.ts';
import type { DayRange, UpcomingQuery } from './upcoming-query.ts';

const had = table(Quote, 'had');
const covered = table(QuotePlan, 'covered');
const chosen = table(QuotePlan, 'chosen');
const plan = table(Plan, 'plan');
const run = table(BulkRun, 'run');
const item = table(BulkRunItem, 'item');
const person = table(CensusMember, 'person');

/** The quote that the group has until its renewal date. */
export const inForceOf = (employer: Table<Group>): Sql => sql`(
  SELECT ${had.id} FROM ${had}
  WHERE ${had.groupId} = ${employer.id} AND ${had.effectiveDate} < ${employer.renewalDate} AND ${had.isDeleted} = 0
    AND ${had.status} IN (${list(IN_FORCE)})
  ORDER BY ${had.effectiveDate} DESC, ${had.id} DESC LIMIT 1)`;

/** The census that a passive renewal is of: that of the quote, or the people in force where nobody has touched it. */
const censusOf = (employer: Table<Group>, quote: Table<Quote>): Sql => sql`(
  CASE WHEN ${quote.id} IS NULL OR (${quote.status} = 'EditingCensus' AND ${quote.memberCount} = 0)
    THEN ${inForceOf(employer)} ELSE ${quote.id} END)`;

/** @param quote as in `standingOf` */
export const somebodyEnrolls = (employer: Table<Group>, quote: Table<Quote>): Sql => sql`EXISTS (
  SELECT 1 FROM ${person} WHERE ${person.quoteId} = ${censusOf(employer, quote)} AND ${person.medicalStatus} = 'Enroll')`;

/** Days read as numbers differ by 10,000 a year: the same on every database. Same as `dateOfBirthProblem` of a child. */
export const aChildIsTooOld = (employer: Table<Group>, quote: Table<Quote>): Sql => sql`EXISTS (
  SELECT 1 FROM ${person} WHERE ${person.quoteId} = ${censusOf(employer, quote)} AND ${person.relationship} = 'Child'
    AND ${person.disabled} = 0
    AND REPLACE(${person.dateOfBirth}, '-', '') + ${(CHILD_AGE_LIMIT_YEARS + 1) * 10_000} <= REPLACE(${employer.renewalDate}, '-', '') + 0)`;

/**
 * `renewalStanding` of shared/src/renewals as SQL, with the conditions of `passiveRenewalProblem` and of the census for a quote without plans.
 * @param quote joined to its group; its columns are NULL where no renewal has been started
 * @param open the renewal dates that can be renewed passively today
 */
export const standingOf = (employer: Table<Group>, quote: Table<Quote>, open: readonly DayRange[]): Sql => sql`CASE
  WHEN ${quote.status} IN (${list(RENEWED as readonly QuoteStatus[])}) THEN 'Renewed'
  WHEN ${quote.status} IN (${list(ENROLLING_RENEWALS as readonly QuoteStatus[])}) THEN 'Enrolling'
  WHEN ${quote.status} = 'PendingPassive' OR ${employer.id} IN (
    SELECT ${item.subjectId} FROM ${run} JOIN ${item} ON ${item.runId} = ${run.id}
    WHERE ${run.kind} = 'passive-renewal' AND ${run.finishedAt} IS NULL AND ${item.state} = 'Waiting') THEN 'Submitted'
  WHEN ${quote.status} = 'PassiveRenewalFailure' THEN 'Failed'
  WHEN ${quote.id} IS NOT NULL AND ${quote.status} NOT IN (${list(BEFORE_ENROLLMENT)}) THEN 'NotPossible'
  WHEN EXISTS (SELECT 1 FROM ${chosen} WHERE ${chosen.quoteId} = ${quote.id}) THEN 'PlansChosen'
  WHEN (${renewsOn(employer, open)}) AND (
    SELECT MIN(${plan.isAcaPlan}) FROM ${covered} JOIN ${plan} ON ${plan.id} = ${covered.planId}
    WHERE ${covered.quoteId} = ${inForceOf(employer)} AND ${plan.coverage} = 'medical') = 1
    AND ${somebodyEnrolls(employer, quote)} AND NOT ${aChildIsTooOld(employer, quote)} THEN 'Ready'
  ELSE 'NotPossible' END`;

const renewsOn = ({ renewalDate }: Table<Group>, open: readonly DayRange[]): Sql =>
  open.length === 0
    ? sql`1 = 0`
    : joined(
        open.map(({ from, to }) => sql`(${renewalDate} >= ${from} AND ${renewalDate} <= ${to})`),
        ' OR ',
      );

/** A group with an upcoming renewal, and the quote that renews it. */
export interface UpcomingGroup {
  groupId: number;
  groupName: string;
  groupEnterpriseId: string | null;
  renewalDate: IsoDate;
  quoteId: number | null;
  status: QuoteStatus | null;
}

/** A query with the renewal dates that can be renewed passively today: read only where it asks for standings. */
export type DatedQuery = UpcomingQuery & { open: readonly DayRange[] };
export type StandingCounts = Record<RenewalStanding, number>;

/** Where a file resumes. */
export type UpcomingPlace = Pick<UpcomingGroup, 'groupId' | 'renewalDate'>;

const employer = table(Group, 'employer');
const quote = table(Quote, 'quote');
const candidate = table(Quote, 'candidate');

/**
 * Picks one of a group's quotes for its renewal date: one in progress or decided, otherwise the last one worked on, otherwise one that
 * failed or was rejected.
 */
const RENEWAL_QUOTE = sql`(
  SELECT ${candidate.id} FROM ${candidate}
  WHERE ${candidate.groupId} = ${employer.id} AND ${candidate.effectiveDate} = ${employer.renewalDate}
    AND ${candidate.quoteType} = 'SmallGroupRenewal' AND ${candidate.isDeleted} = 0
  ORDER BY CASE WHEN ${candidate.status} IN (${list(UNDER_WAY)}) THEN 0
    WHEN ${candidate.status} IN (${list(BEFORE_ENROLLMENT)}) THEN 1 ELSE 2 END,
    ${candidate.modifiedAt} DESC, ${candidate.id} DESC LIMIT 1)`;

const FROM = sql`FROM ${employer} LEFT JOIN ${quote} ON ${quote.id} = ${RENEWAL_QUOTE}`;
const UPCOMING = sql`SELECT ${selected<UpcomingGroup>({
  groupId: employer.id,
  groupName: employer.name,
  groupEnterpriseId: employer.groupEnterpriseId,
  renewalDate: employer.renewalDate,
  quoteId: quote.id,
  status: quote.status,
})} ${FROM}`;
const ORDERS: Record<UpcomingOrder, Sql> = {
  RenewalDate: employer.renewalDate,
  GroupName: employer.name,
  Status: quote.status,
};

/** Groups with upcoming renewals, as plain rows. */
@Injectable()
export class UpcomingRenewalsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  listPage(
    user: SessionUser,
    query: DatedQuery,
    { order, direction, first, count }: Omit<PageQuery<unknown, UpcomingOrder>, 'filter'>,
  ): Promise<UpcomingGroup[]> {
    const inOrder = DIRECTIONS[direction];
    return rowsOf(
      this.database.manager,
      sql`${UPCOMING} WHERE ${whereOf(user, query)}
        ORDER BY ${ORDERS[order]} ${inOrder}, ${employer.id} ${inOrder} LIMIT ${count} OFFSET ${first}`,
    );
  }

  /** The next rows by renewal date. */
  listAfter(
    user: SessionUser,
    query: DatedQuery,
    { after, count }: { after: UpcomingPlace | null; count: number },
  ): Promise<UpcomingGroup[]> {
    return rowsOf(
      this.database.manager,
      sql`${UPCOMING} WHERE ${whereOf(user, query)} ${after ? behindPlace(after) : NOTHING}
        ORDER BY ${employer.renewalDate}, ${employer.id} LIMIT ${count}`,
    );
  }

  /** Those of these groups that the user may see and that have an upcoming renewal. */
  listUpcoming(
    user: SessionUser,
    query: Pick<UpcomingQuery, 'from' | 'to'>,
    ids: readonly number[],
  ): Promise<UpcomingGroup[]> {
    const whole = { ...query, terms: [], states: null, standings: null, groupIds: ids, open: [] };
    return rowsOf(this.database.manager, sql`${UPCOMING} WHERE ${whereOf(user, whole)}`);
  }

  /** Those of these groups that the user may see, whenever they renew. */
  async listVisibleIds(user: SessionUser, ids: readonly number[]): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      this.database.manager,
      sql`SELECT ${employer.id} FROM ${employer}
        WHERE ${employer.id} IN (${list(ids)}) AND ${visibleGroups(user, employer.id)}`,
    );
    return rows.map(({ id }) => id);
  }

  /** The quote that renews the group on its renewal date; null = none started. */
  async findQuoteId(groupId: number, tx: EntityManager = this.database.manager): Promise<number | null> {
    const [row] = await rowsOf<{ quoteId: number | null }>(
      tx,
      sql`SELECT ${quote.id} AS quoteId ${FROM} WHERE ${employer.id} = ${groupId}`,
    );
    return row?.quoteId ?? null;
  }

  /** Names of groups, for lists of results. */
  async mapNames(ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.database.manager.find(Group, {
      select: { id: true, name: true },
      where: { id: In([...ids]) },
    });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Same by the id of one of the group's quotes. */
  async mapNamesByQuote(quoteIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await rowsOf<{ id: number; name: string }>(
      this.database.manager,
      sql`SELECT ${quote.id}, ${employer.name} FROM ${quote} JOIN ${employer} ON ${employer.id} = ${quote.groupId}
        WHERE ${quote.id} IN (${list(quoteIds)})`,
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** How many groups match, apart from the standings asked for, in each. */
  async countStandings(user: SessionUser, query: DatedQuery): Promise<StandingCounts> {
    const rows = await rowsOf<{ standing: RenewalStanding; total: number | string }>(
      this.database.manager,
      sql`SELECT ${standingOf(employer, quote, query.open)} AS standing, COUNT(*) AS total ${FROM}
        WHERE ${whereOf(user, { ...query, standings: null })} GROUP BY standing`,
    );
    const found = new Map(rows.map(({ standing, total }) => [standing, Number(total)]));
    return Object.fromEntries(RENEWAL_STANDINGS.map((each) => [each, found.get(each) ?? 0])) as StandingCounts;
  }

  async count(user: SessionUser, query: DatedQuery): Promise<number> {
    // The quote is only looked up to filter by its status.
    const from = query.states ? FROM : sql`FROM ${employer}`;
    const [row] = await rowsOf<{ total: number | string }>(
      this.database.manager,
      sql`SELECT COUNT(*) AS total ${from} WHERE ${whereOf(user, query)}`,
    );
    return Number(row?.total ?? 0);
  }
}

const whereOf = (user: SessionUser, { from, to, terms, states, standings, groupIds, open }: DatedQuery): Sql =>
  joined(
    [
      sql`${employer.renewalDate} >= ${from} AND ${employer.renewalDate} <= ${to}`,
      visibleGroups(user, employer.id),
      matchesTerms(employer.id, terms),
      ...(states ? [isIn(states)] : []),
      ...(standings ? [sql`${standingOf(employer, quote, open)} IN (${list(standings)})`] : []),
      ...(groupIds ? [sql`${employer.id} IN (${list(groupIds)})`] : []),
    ],
    ' AND ',
  );

function isIn(states: readonly RenewalState[]): Sql {
  const statuses = states.filter((state) => state !== 'NotStarted');
  const notBegun = states.includes('NotStarted') ? sql` OR ${quote.id} IS NULL` : NOTHING;
  return sql`(${quote.status} IN (${list(statuses)})${notBegun})`;
}

/** Written out with a bound of its own on the day: neither database looks a pair of values up in an index. */
const behindPlace = ({ renewalDate, groupId }: UpcomingPlace): Sql =>
  sql`AND ${employer.renewalDate} >= ${renewalDate} AND (${employer.renewalDate} > ${renewalDate} OR ${employer.id} > ${groupId})`;
