import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { IsoDate } from '#shared/dates/iso-date';
import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import { Clock } from '../../platform/clock.ts';
import { askTogether } from '../../platform/database/ask-together.ts';
import { deleteFound } from '../../platform/database/delete-found.ts';
import { EntityColumns } from '../../platform/database/entity-columns.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { toStoredInstant } from '../../platform/database/raw-values.ts';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { selected, type Sql, sql } from '../../platform/database/sql.ts';
import { takeTurn } from '../../platform/database/turns.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Agent } from '../../platform/people/agent.table.ts';
import { AssignedAgents } from '../../platform/people/assigned-agents.repository.ts';
import { censusQuoteOf } from '../groups/census-quote.repository.ts';
import { noteGroupActivity } from '../groups/group-activity.repository.ts';
import { Group } from '../groups/group.table.ts';
import { IndividualDetails } from './individual-details.table.ts';
import { noteQuoteActivity, type QuoteChange, repeatHouseholds } from './quote-activity.repository.ts';
import { QuoteAgent } from './quote-agent.table.ts';
import {
  foundQuote,
  FROM_EITHER,
  FROM_GROUPS,
  household,
  lockOf,
  quote,
  type SiblingQuote,
  siblingsOf,
  type StoredSibling,
  toSibling,
  visibleOfEitherLine,
  visibleOfGroups,
} from './quote-questions.repository.ts';
import { Quote } from './quote.table.ts';

/** A quote with its group. */
export type GroupQuote = Quote & { groupId: number; group: Group };
/** The quote of a household. */
export type IndividualQuote = Quote & { groupId: null; individual: IndividualDetails };
export type AnyQuote = GroupQuote | IndividualQuote;

interface QuotesOf<Found extends AnyQuote> {
  /** One that this user may see. Only internal staff see deleted ones. @throws NOT_FOUND, for a quote of the other line too */
  find(user: SessionUser, id: number, tx?: EntityManager): Promise<Found>;
  /** Same, locked until the transaction ends: changes of a quote, its census or its plans run one after another. @throws NOT_FOUND */
  lock(user: SessionUser, id: number, tx: EntityManager): Promise<Found>;
}

interface Lines {
  group: QuotesOf<GroupQuote>;
  household: QuotesOf<IndividualQuote>;
  either: QuotesOf<AnyQuote>;
}

type Columns = Omit<
  QueryDeepPartialEntity<Quote>,
  'id' | 'version' | 'group' | 'createdBy' | 'copiedFrom' | 'assignedTo'
>;
type Details = Omit<IndividualDetails, 'quoteId' | 'quote' | 'companion'>;

/** All queries on quotes, of groups and of households, and the ways of writing one. */
@Injectable()
export class Quotes implements QuotesOf<AnyQuote> {
  private readonly quotes: EntityColumns<Quote>;
  private readonly groups: EntityColumns<Group>;
  private readonly households: EntityColumns<IndividualDetails>;
  private readonly agents: AssignedAgents;
  private readonly lines: Lines;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {
    this.quotes = new EntityColumns(database, Quote, 'quote');
    this.groups = new EntityColumns(database, Group, 'employer');
    this.households = new EntityColumns(database, IndividualDetails, 'household');
    this.agents = new AssignedAgents(database, 'quote');
    this.lines = {
      group: this.oneBy((...asked) => this.readGroups(...asked)),
      household: this.oneBy(async (...asked) => (await this.readEither(...asked)).filter(isOfHousehold)),
      either: this.oneBy((...asked) => this.readEither(...asked)),
    };
  }

  /** A quote of either line that this user may see: groups need the permission for groups, households one of those for individuals. */
  find(user: SessionUser, id: number, tx?: EntityManager): Promise<AnyQuote> {
    return this.lines.either.find(user, id, tx);
  }

  lock(user: SessionUser, id: number, tx: EntityManager): Promise<AnyQuote> {
    return this.lines.either.lock(user, id, tx);
  }

  of<Line extends keyof Lines>(line: Line): Lines[Line] {
    return this.lines[line];
  }

  /** The quotes of a group that this user may see, newest first. Empty for another agent's group. */
  listByGroup(user: SessionUser, groupId: number): Promise<GroupQuote[]> {
    const ofGroup = sql`${quote.groupId} = ${groupId} ORDER BY ${quote.modifiedAt} DESC, ${quote.id} DESC`;
    return this.readGroups(user, ofGroup, this.database.manager);
  }

  /** The quote whose census represents the group; null if all are empty. */
  async findWithGroupCensus(user: SessionUser, groupId: number): Promise<GroupQuote | null> {
    const condition = sql`${quote.id} = ${censusQuoteOf(groupId)}`;
    return (await this.readGroups(user, condition, this.database.manager))[0] ?? null;
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

  /** The quotes of households that this user began since, with an applicant born on this day. */
  async listBegunSince(
    tx: EntityManager,
    user: SessionUser,
    { since, birthDate }: { since: Date; birthDate: IsoDate },
  ): Promise<IndividualQuote[]> {
    const mine = sql`${quote.createdByUserId} = ${user.id} AND ${quote.createdAt} >= ${toStoredInstant(since)}`;
    const same = sql`${household.subscriberBirthDate} = ${birthDate} AND ${quote.isDeleted} = 0`;
    return (await this.readEither(user, sql`${mine} AND ${same}`, tx)).filter(isOfHousehold);
  }

  /**
   * Writes the changes only if no one saved since `quote` was read; its version is incremented. Does not write the status: only
   * MoveQuoteService does.
   * @throws STALE_VERSION
   */
  async save<Stored extends AnyQuote>(tx: EntityManager, quote: Stored, changes: Columns): Promise<Stored> {
    await guardedUpdate(tx, Quote, quote, { ...changes, modifiedAt: this.clock.now() });
    if (quote.groupId === null) {
      await repeatHouseholds(tx, quote.id);
      const saved = await tx.findOneByOrFail(Quote, { id: quote.id });
      return Object.assign(saved, { individual: quote.individual }) as AnyQuote as Stored;
    }
    await noteGroupActivity(tx, quote.groupId, this.clock.now());
    return (await tx.findOneOrFail(Quote, { where: { id: quote.id }, relations: { group: true } })) as Stored;
  }

  /** Same with what a household has; without agents they stay. @throws STALE_VERSION */
  async saveIndividual(
    tx: EntityManager,
    quote: IndividualQuote,
    changes: {
      columns: Partial<Pick<Quote, 'name' | 'effectiveDate' | 'readOnlyReason'>>;
      details: Partial<Details>;
      agentIds: readonly number[] | null;
    },
  ): Promise<IndividualQuote> {
    const { columns, details, agentIds } = changes;
    const saved = await this.save(tx, quote, columns);
    await saveDetails(tx, quote.id, details);
    if (agentIds) {
      await this.replaceAgents(tx, quote.id, agentIds);
    }
    if (agentIds ?? ('eventDate' in details || 'enrollmentType' in details)) {
      await repeatHouseholds(tx, quote.id);
    }
    return Object.assign(saved, { individual: { ...quote.individual, ...details } });
  }

  /** The quote of a household, with its agents. Its people are added by the caller. */
  async insertIndividual(
    tx: EntityManager,
    columns: Omit<QueryDeepPartialEntity<Quote>, 'id' | 'groupId' | 'group'>,
    { details, agentIds }: { details: Details; agentIds: readonly number[] },
  ): Promise<IndividualQuote> {
    const quote = await tx.save(Quote, { ...columns, groupId: null } as Quote);
    const individual = await tx.save(IndividualDetails, { ...details, quoteId: quote.id });
    await this.replaceAgents(tx, quote.id, agentIds);
    await repeatHouseholds(tx, quote.id);
    return Object.assign(quote, { individual }) as IndividualQuote;
  }

  /** For changes of the census or the plans: moves the quote to the top of every list; its version is unchanged. */
  touch(tx: EntityManager, quote: Pick<Quote, 'id' | 'groupId'>, change?: QuoteChange): Promise<void> {
    return noteQuoteActivity(tx, quote, this.clock.now(), change);
  }

  /** Same for a change of the census, which may now be the group's latest. */
  touchCensus(tx: EntityManager, quote: Pick<Quote, 'id' | 'groupId'>): Promise<void> {
    return this.touch(tx, quote, { isOfCensus: true });
  }

  /** Same for the people of a household, with what lists show of the applicant. */
  async noteHousehold(tx: EntityManager, quote: IndividualQuote, applicant: Partial<Details>): Promise<void> {
    await saveDetails(tx, quote.id, applicant);
    await this.touchCensus(tx, quote);
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

  /** Only their ids. */
  async listAgentIds(tx: EntityManager | undefined, quoteId: number): Promise<number[]> {
    return (await this.listAgents(quoteId, tx)).map(({ id }) => id);
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
    const rows = agentIds.flatMap((agentId, index) => [quoteId, agentId, index + 1]);
    await insertRows(tx, 'quote_agents', ['quoteId', 'agentId', 'position'], rows);
  }

  private oneBy<Found extends AnyQuote>(
    read: (user: SessionUser, condition: Sql, tx: EntityManager) => Promise<Found[]>,
  ): QuotesOf<Found> {
    return {
      find: async (user, id, tx = this.database.manager) =>
        foundQuote(id, (await read(user, sql`${quote.id} = ${id}`, tx))[0]),
      lock: async (user, id, tx) => {
        await takeTurn(tx, 'quote', id);
        return foundQuote(id, (await read(user, sql`${quote.id} = ${id} ${lockOf(tx)}`, tx))[0]);
      },
    };
  }

  private async readGroups(user: SessionUser, condition: Sql, tx: EntityManager): Promise<GroupQuote[]> {
    const rows = await preparedRows<Record<string, unknown>>(
      tx,
      sql`SELECT ${this.quotes.selected}, ${this.groups.selected} ${FROM_GROUPS} WHERE ${visibleOfGroups(user)} AND ${condition}`,
    );
    return rows.map((row) => Object.assign(this.quotes.read(row), { group: this.groups.read(row) }) as GroupQuote);
  }

  private async readEither(user: SessionUser, condition: Sql, tx: EntityManager): Promise<AnyQuote[]> {
    const rows = await preparedRows<Record<string, unknown>>(
      tx,
      sql`SELECT ${this.quotes.selected}, ${this.groups.selected}, ${this.households.selected}
        ${FROM_EITHER} WHERE ${visibleOfEitherLine(user)} AND ${condition}`,
    );
    return rows.map((row) =>
      row['quote_groupId'] === null
        ? (Object.assign(this.quotes.read(row), { individual: this.households.read(row) }) as IndividualQuote)
        : (Object.assign(this.quotes.read(row), { group: this.groups.read(row) }) as GroupQuote),
    );
  }
}

const isOfHousehold = (found: AnyQuote): found is IndividualQuote => found.groupId === null;

async function saveDetails(tx: EntityManager, quoteId: number, changes: Partial<Details>): Promise<void> {
  if (Object.keys(changes).length > 0) {
    await tx.update(IndividualDetails, { quoteId }, changes);
  }
}
