import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import type { Agent } from '../../platform/people/agent.table.ts';
import { AssignedAgents } from '../../platform/people/assigned-agents.repository.ts';
import { Clock } from '../../platform/clock.ts';
import { askTogether, type Question } from '../../platform/database/ask-together.ts';
import { EntityColumns } from '../../platform/database/entity-columns.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { takeTurn } from '../../platform/database/turns.ts';
import { preparedRows, write } from '../../platform/database/run-sql.ts';
import { NOTHING, selected, type Sql, sql, table } from '../../platform/database/sql.ts';
import { deleteFound } from '../../platform/database/delete-found.ts';
import { toInstant, toStoredInstant } from '../../platform/database/raw-values.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { GroupAgent } from '../groups/group-agent.table.ts';
import { Group } from '../groups/group.table.ts';
import { censusQuoteOf } from '../groups/census-quote.repository.ts';
import { noteGroupActivity } from '../groups/group-activity.repository.ts';
import { visibleGroups } from '../groups/visible-groups.repository.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { IndividualDetails } from './individual-details.table.ts';
import { QuoteAgent } from './quote-agent.table.ts';
import { Quote } from './quote.table.ts';

/** A quote with its group. */
export type GroupQuote = Quote & { groupId: number; group: Group };
/** The quote of a household. */
export type IndividualQuote = Quote & { groupId: null; individual: IndividualDetails };
export type AnyQuote = GroupQuote | IndividualQuote;

/** The inputs from each quote for rules about several quotes of one group. */
export type SiblingQuote = Pick<Quote, 'id' | 'name' | 'status' | 'effectiveDate' | 'censusChangedAt'>;

export const QUOTE_NOT_FOUND = notFound('quote');

const quote = table(Quote, 'quote');
const sibling = table(Quote, 'sibling');
const employer = table(Group, 'employer');
const seenBy = table(GroupAgent, 'seenBy');
const FROM = sql`FROM ${quote} JOIN ${employer} ON ${employer.id} = ${quote.groupId}`;

/** All queries on quotes, and the two ways of writing one. */
@Injectable()
export class QuotesRepository {
  private readonly quotes: EntityColumns<Quote>;
  private readonly groups: EntityColumns<Group>;
  private readonly agents: AssignedAgents;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {
    this.quotes = new EntityColumns(database, Quote, 'quote');
    this.groups = new EntityColumns(database, Group, 'employer');
    this.agents = new AssignedAgents(database, 'quote');
  }

  /** A quote that this user may see, with its group. Only internal staff see deleted ones. @throws NOT_FOUND */
  async findVisible(user: SessionUser, id: number, tx: EntityManager = this.database.manager): Promise<GroupQuote> {
    const [found] = await this.visible(user, sql`${quote.id} = ${id}`, tx);
    return foundQuote(id, found);
  }

  /**
   * Same as findVisible, locked until the transaction ends: changes of a quote, its census or its plans run one after another.
   * @throws NOT_FOUND
   */
  async findForUpdate(user: SessionUser, id: number, tx: EntityManager): Promise<GroupQuote> {
    await takeTurn(tx, 'quote', id);
    const [found] = await this.visible(user, sql`${quote.id} = ${id} ${lockOf(tx)}`, tx);
    return foundQuote(id, found);
  }

  /** The quotes of a group that this user may see, newest first. Empty for another agent's group. */
  listByGroup(user: SessionUser, groupId: number): Promise<GroupQuote[]> {
    const ofGroup = sql`${quote.groupId} = ${groupId} ORDER BY ${quote.modifiedAt} DESC, ${quote.id} DESC`;
    return this.visible(user, ofGroup, this.database.manager);
  }

  /** The quote whose census represents the group; null if all are empty. */
  async findWithGroupCensus(user: SessionUser, groupId: number): Promise<GroupQuote | null> {
    const condition = sql`${quote.id} = ${censusQuoteOf(groupId)}`;
    return (await this.visible(user, condition, this.database.manager))[0] ?? null;
  }

  /** Every quote of this quote's group, including itself, without deleted ones. */
  async listSiblings(
    { groupId }: Pick<GroupQuote, 'groupId'>,
    tx: EntityManager = this.database.manager,
  ): Promise<SiblingQuote[]> {
    const { siblings } = await askTogether(tx, { siblings: siblingsOf(groupId) });
    return siblings.map(toSibling);
  }

  /** Same as committed now; locks the group's quotes until the transaction ends. */
  async lockSiblings(tx: EntityManager, { groupId }: Pick<GroupQuote, 'groupId'>): Promise<SiblingQuote[]> {
    const { columns, from } = siblingsOf(groupId);
    const rows = await preparedRows<StoredSibling>(tx, sql`SELECT ${selected(columns)} ${from} ${lockOf(tx)}`);
    return rows.map(toSibling);
  }

  /**
   * Writes the changes only if no one saved since `quote` was read; its version is incremented. Does not write the status: only
   * MoveQuoteService does.
   * @throws STALE_VERSION
   */
  async save<Stored extends AnyQuote>(
    tx: EntityManager,
    quote: Stored,
    changes: Omit<
      QueryDeepPartialEntity<Quote>,
      'id' | 'version' | 'group' | 'createdBy' | 'copiedFrom' | 'assignedTo'
    >,
  ): Promise<Stored> {
    await guardedUpdate(tx, Quote, quote, { ...changes, modifiedAt: this.clock.now() });
    if (quote.groupId === null) {
      const saved = await tx.findOneByOrFail(Quote, { id: quote.id });
      return Object.assign(saved, { individual: quote.individual }) as AnyQuote as Stored;
    }
    await noteGroupActivity(tx, quote.groupId, this.clock.now());
    return (await tx.findOneOrFail(Quote, { where: { id: quote.id }, relations: { group: true } })) as Stored;
  }

  /** For changes of the census or the plans: moves the quote to the top of every list; its version is unchanged. */
  async touch(tx: EntityManager, { id, groupId }: Pick<Quote, 'id' | 'groupId'>): Promise<void> {
    const now = this.clock.now();
    const instant = toStoredInstant(now);
    if (groupId === null || isSqlite(tx)) {
      const quotes = table(Quote);
      await write(tx, sql`UPDATE ${quotes} SET ${quotes.modifiedAt} = ${instant} WHERE ${quotes.id} = ${id}`);
      if (groupId !== null) {
        await noteGroupActivity(tx, groupId, now);
      }
      return;
    }
    // The same in one statement.
    await write(
      tx,
      sql`UPDATE ${quote} JOIN ${employer} ON ${employer.id} = ${quote.groupId}
          LEFT JOIN ${seenBy} ON ${seenBy.groupId} = ${employer.id}
        SET ${quote.modifiedAt} = ${instant}, ${employer.activityAt} = ${instant}, ${seenBy.activityAt} = ${instant}
        WHERE ${quote.id} = ${id}`,
    );
  }

  /** Same for a change of the census, which may now be the group's latest. */
  async touchCensus(tx: EntityManager, quote: Pick<Quote, 'id' | 'groupId'>): Promise<void> {
    await tx.update(Quote, { id: quote.id }, { censusChangedAt: this.clock.now(), version: () => 'version' });
    await this.touch(tx, quote);
  }

  /** Names of the group's quotes, without deleted ones and `exceptId`. */
  async listNames(tx: EntityManager, groupId: number, exceptId = 0): Promise<string[]> {
    const quotes = await tx.find(Quote, { select: { id: true, name: true }, where: { groupId, isDeleted: false } });
    return quotes.filter(({ id }) => id !== exceptId).map(({ name }) => name);
  }

  /** In order, with their agencies. */
  async listAgents(quoteId: number, tx: EntityManager = this.database.manager): Promise<Agent[]> {
    return (await this.mapAgents([quoteId], tx)).get(quoteId) ?? [];
  }

  /** The agents of several quotes, by quote. */
  mapAgents(quoteIds: readonly number[], tx: EntityManager = this.database.manager): Promise<Map<number, Agent[]>> {
    return this.agents.map(quoteIds, tx);
  }

  /** Sets these agents, in this order, on the group's quotes that are not yet enrolling. */
  async replaceAgentsOfOpenQuotes(tx: EntityManager, groupId: number, agentIds: readonly number[]): Promise<void> {
    const quotes = await tx.findBy(Quote, { groupId, status: In([...BEFORE_ENROLLMENT]) });
    for (const { id } of quotes) {
      await this.replaceAgents(tx, id, agentIds);
    }
  }

  async replaceAgents(tx: EntityManager, quoteId: number, agentIds: readonly number[]): Promise<void> {
    await deleteFound(tx, QuoteAgent, 'quoteId', [quoteId]);
    await tx.insert(
      QuoteAgent,
      agentIds.map((agentId, index) => ({ quoteId, agentId, position: index + 1 })),
    );
  }

  private async visible(user: SessionUser, condition: Sql, tx: EntityManager): Promise<GroupQuote[]> {
    const rows = await preparedRows<Record<string, unknown>>(
      tx,
      sql`SELECT ${this.quotes.selected}, ${this.groups.selected} ${FROM} WHERE ${visibleQuotes(user)} AND ${condition}`,
    );
    return rows.map((row) => Object.assign(this.quotes.read(row), { group: this.groups.read(row) }) as GroupQuote);
  }
}

export type StoredSibling = Omit<SiblingQuote, 'censusChangedAt'> & { censusChangedAt: Date | string | null };

/** For `askTogether`: the group's quotes, without deleted ones. */
export const siblingsOf = (groupId: number): Question<StoredSibling> => ({
  columns: {
    id: sibling.id,
    name: sibling.name,
    status: sibling.status,
    effectiveDate: sibling.effectiveDate,
    censusChangedAt: sibling.censusChangedAt,
  },
  from: sql`FROM ${sibling} WHERE ${sibling.groupId} = ${groupId} AND ${sibling.isDeleted} = 0`,
});

export const toSibling = ({ censusChangedAt, ...sibling }: StoredSibling): SiblingQuote => ({
  ...sibling,
  censusChangedAt: censusChangedAt === null ? null : toInstant(censusChangedAt),
});

/** Which quotes this user sees, as a condition on `quote`. */
function visibleQuotes(user: SessionUser): Sql {
  const visible = visibleGroups(user, quote.groupId);
  return user.isInternal ? visible : sql`${visible} AND ${quote.isDeleted} = 0`;
}

export const lockOf = (tx: EntityManager): Sql => (isSqlite(tx) ? NOTHING : sql`FOR UPDATE`);

/** @throws NOT_FOUND */
export function foundQuote<Found>(id: number, quote: Found | undefined): Found {
  if (!quote) {
    throw new AppError('NOT_FOUND', QUOTE_NOT_FOUND);
  }
  return quote;
}
