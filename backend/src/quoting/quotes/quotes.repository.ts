import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { IsoDate } from '#shared/dates/iso-date';
import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import type { Agent } from '../../platform/people/agent.entity.ts';
import { AssignedAgents } from '../../platform/people/assigned-agents.ts';
import { Clock } from '../../platform/clock.ts';
import { askTogether, type Question } from '../../platform/database/ask-together.ts';
import { EntityColumns } from '../../platform/database/entity-columns.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { takeTurn } from '../../platform/database/turns.ts';
import { positional } from '../../platform/database/positional.ts';
import { preparedRows } from '../../platform/database/prepared-rows.ts';
import { deleteFound } from '../../platform/database/delete-found.ts';
import { toInstant } from '../../platform/database/raw-values.ts';
import { AppError } from '../../platform/errors.ts';
import { Group } from '../groups/group.entity.ts';
import { censusQuoteOf } from '../groups/census-quote.ts';
import { noteGroupActivity, noteQuoteActivity } from '../groups/group-activity.ts';
import { visibleGroups } from '../groups/visible-groups.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { QuoteAgent } from './quote-agent.entity.ts';
import { Quote } from './quote.entity.ts';

/** A quote with its group. */
export type GroupQuote = Quote & { group: Group };

/** What the price of a quote depends on besides its census. */
export interface QuoteTerms {
  effectiveDate: IsoDate;
  /** Of the employer's principal address. */
  countyFips: string;
  /** 1 to 16. */
  rateArea: number;
}

/** What rules about several quotes of one group ask of each. */
export type SiblingQuote = Pick<Quote, 'id' | 'name' | 'status' | 'effectiveDate' | 'censusChangedAt'>;

export const quoteNotFound = (id: number): string => `Quote ${id} was not found.`;

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

  /** A quote that this user may see, with its group. Deleted ones only internal staff see. @throws NOT_FOUND */
  async findVisible(user: SessionUser, id: number, tx: EntityManager = this.database.manager): Promise<GroupQuote> {
    const [quote] = await this.visible(user, 'quote.id = ?', id, tx);
    return foundQuote(id, quote);
  }

  /** What the price of a quote depends on. @throws NOT_FOUND */
  async findTerms(user: SessionUser, id: number): Promise<QuoteTerms> {
    const { terms } = await askTogether(this.database.manager, { terms: termsOf(user, id) });
    return foundQuote(id, terms[0]);
  }

  /**
   * The same as findVisible, and until the transaction ends nobody else gets it this way: changes of a quote, its census or its plans take turns.
   * @throws NOT_FOUND
   */
  async findForUpdate(user: SessionUser, id: number, tx: EntityManager): Promise<GroupQuote> {
    await takeTurn(tx, 'quote', id);
    const [quote] = await this.visible(user, `quote.id = ? ${isSqlite(tx) ? '' : 'FOR UPDATE'}`, id, tx);
    return foundQuote(id, quote);
  }

  /** The quotes of a group that this user may see, newest first. A group of somebody else has none. */
  listByGroup(user: SessionUser, groupId: number): Promise<GroupQuote[]> {
    const ofGroup = 'quote.groupId = ? ORDER BY quote.modifiedAt DESC, quote.id DESC';
    return this.visible(user, ofGroup, groupId, this.database.manager);
  }

  /** The quote whose census is the group's; null where nobody is on any. */
  async findWithGroupCensus(user: SessionUser, groupId: number): Promise<GroupQuote | null> {
    const condition = `quote.id = ${censusQuoteOf('?')}`;
    return (await this.visible(user, condition, groupId, this.database.manager))[0] ?? null;
  }

  /** Every quote of this quote's group that is not deleted, itself among them. */
  async listSiblings(
    { groupId }: Pick<Quote, 'groupId'>,
    tx: EntityManager = this.database.manager,
  ): Promise<SiblingQuote[]> {
    const { siblings } = await askTogether(tx, { siblings: siblingsOf(groupId) });
    return siblings.map(toSibling);
  }

  /** The same as committed now; until the transaction ends no quote of the group changes. */
  async lockSiblings(tx: EntityManager, { groupId }: Pick<Quote, 'groupId'>): Promise<SiblingQuote[]> {
    const lock = isSqlite(tx) ? '' : ' FOR UPDATE';
    const sql = `SELECT id, name, status, effectiveDate, censusChangedAt FROM quotes WHERE groupId = ? AND isDeleted = 0${lock}`;
    return (await preparedRows<StoredSibling>(tx, sql, [groupId])).map(toSibling);
  }

  /**
   * Writes the changes only if nobody saved since `quote` was read; its version goes up by one.
   * The status is not among them: only MoveQuoteService writes it.
   * @throws STALE_VERSION
   */
  async save(
    tx: EntityManager,
    quote: GroupQuote,
    changes: Omit<
      QueryDeepPartialEntity<Quote>,
      'id' | 'version' | 'group' | 'createdBy' | 'copiedFrom' | 'assignedTo'
    >,
  ): Promise<GroupQuote> {
    await guardedUpdate(tx, Quote, quote, { ...changes, modifiedAt: this.clock.now() });
    await noteGroupActivity(tx, quote.groupId, this.clock.now());
    return (await tx.findOneOrFail(Quote, { where: { id: quote.id }, relations: { group: true } })) as GroupQuote;
  }

  /** For changes of the census or the plans: the quote becomes the newest on every list, its version stays. */
  async touch(tx: EntityManager, quote: Pick<Quote, 'id' | 'groupId'>): Promise<void> {
    await noteQuoteActivity(tx, quote, this.clock.now());
  }

  /** The same for a change of the census, which may now be the group's latest. */
  async touchCensus(tx: EntityManager, quote: Pick<Quote, 'id' | 'groupId'>): Promise<void> {
    await tx.update(Quote, { id: quote.id }, { censusChangedAt: this.clock.now(), version: () => 'version' });
    await this.touch(tx, quote);
  }

  /** Names of the group's quotes that are not deleted, without that of `exceptId`. */
  async listNames(tx: EntityManager, groupId: number, exceptId = 0): Promise<string[]> {
    const quotes = await tx.find(Quote, { select: { id: true, name: true }, where: { groupId, isDeleted: false } });
    return quotes.filter(({ id }) => id !== exceptId).map(({ name }) => name);
  }

  /** In their order, with their agencies. */
  async listAgents(quoteId: number, tx: EntityManager = this.database.manager): Promise<Agent[]> {
    return (await this.mapAgents([quoteId], tx)).get(quoteId) ?? [];
  }

  /** The agents of several quotes, by quote. */
  mapAgents(quoteIds: readonly number[], tx: EntityManager = this.database.manager): Promise<Map<number, Agent[]>> {
    return this.agents.map(quoteIds, tx);
  }

  /** The quotes of the group that are not yet enrolling get these agents, in this order. */
  async replaceAgentsOfOpenQuotes(tx: EntityManager, groupId: number, agentIds: readonly number[]): Promise<void> {
    const quotes = await tx.findBy(Quote, { groupId, status: In([...BEFORE_ENROLLMENT]) });
    for (const { id } of quotes) {
      await this.replaceAgents(tx, id, agentIds);
    }
  }

  async replaceAgents(tx: EntityManager, quoteId: number, agentIds: readonly number[]): Promise<void> {
    await deleteFound(tx, 'quote_agents', 'quoteId', [quoteId]);
    await tx.insert(
      QuoteAgent,
      agentIds.map((agentId, index) => ({ quoteId, agentId, position: index + 1 })),
    );
  }

  private async visible(user: SessionUser, condition: string, value: number, tx: EntityManager): Promise<GroupQuote[]> {
    const { sql, values } = visibleQuotes(user);
    const rows = await preparedRows<Record<string, unknown>>(
      tx,
      `SELECT ${this.quotes.sql}, ${this.groups.sql} ${FROM} WHERE ${sql} AND ${condition}`,
      [...values, value],
    );
    return rows.map((row) => Object.assign(this.quotes.read(row), { group: this.groups.read(row) }));
  }
}

/** For `askTogether`: no row where the user may not see the quote. */
export function termsOf(user: SessionUser, id: number): Question<QuoteTerms> {
  const { sql, values } = visibleQuotes(user);
  return {
    columns: {
      effectiveDate: 'quote.effectiveDate',
      countyFips: 'employer.countyFips',
      rateArea: 'employer.rateArea',
    },
    from: `${FROM} WHERE quote.id = ? AND ${sql}`,
    values: [id, ...values],
  };
}

export type StoredSibling = Omit<SiblingQuote, 'censusChangedAt'> & { censusChangedAt: string | null };

/** For `askTogether`: the group's quotes that are not deleted. */
export const siblingsOf = (groupId: number): Question<StoredSibling> => ({
  columns: {
    id: 'sibling.id',
    name: 'sibling.name',
    status: 'sibling.status',
    effectiveDate: 'sibling.effectiveDate',
    censusChangedAt: 'sibling.censusChangedAt',
  },
  from: 'FROM quotes sibling WHERE sibling.groupId = ? AND sibling.isDeleted = 0',
  values: [groupId],
});

export const toSibling = ({ censusChangedAt, ...sibling }: StoredSibling): SiblingQuote => ({
  ...sibling,
  censusChangedAt: censusChangedAt === null ? null : toInstant(censusChangedAt),
});

const FROM = 'FROM quotes quote JOIN `groups` employer ON employer.id = quote.groupId';

/** Which quotes this user sees, as a condition on `quote`. */
function visibleQuotes(user: SessionUser) {
  const { sql, values } = positional(visibleGroups(user, 'quote.groupId'));
  return { sql: user.isInternal ? sql : `${sql} AND quote.isDeleted = 0`, values };
}

/** @throws NOT_FOUND */
export function foundQuote<Found>(id: number, quote: Found | undefined): Found {
  if (!quote) {
    throw new AppError('NOT_FOUND', quoteNotFound(id));
  }
  return quote;
}
