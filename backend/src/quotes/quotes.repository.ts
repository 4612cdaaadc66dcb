import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { IsoDate } from '#shared/dates/iso-date';
import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import type { Agent } from '../agents/agent.entity.ts';
import { Clock } from '../clock.ts';
import { guardedUpdate } from '../database/guarded-update.ts';
import { isSqlite } from '../database/is-sqlite.ts';
import { positional } from '../database/positional.ts';
import { AppError } from '../errors.ts';
import type { Group } from '../groups/group.entity.ts';
import { noteGroupActivity } from '../groups/group-activity.ts';
import { visibleGroups } from '../groups/visible-groups.ts';
import type { SessionUser } from '../http/current-user.ts';
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
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A quote that this user may see, with its group. Deleted ones only internal staff see. @throws NOT_FOUND */
  async findVisible(user: SessionUser, id: number, tx: EntityManager = this.database.manager): Promise<GroupQuote> {
    return found(id, (await this.visible(user, tx).andWhere('quote.id = :id', { id }).getOne()) as GroupQuote | null);
  }

  /** What the price of a quote depends on, for reads that need to be quick. @throws NOT_FOUND */
  async findTerms(user: SessionUser, id: number): Promise<QuoteTerms> {
    const { sql, values } = positional(visibleGroups(user, 'quote.groupId'));
    const rows: QuoteTerms[] = await this.database.query(
      `SELECT quote.effectiveDate, employer.countyFips, employer.rateArea
       FROM quotes quote JOIN \`groups\` employer ON employer.id = quote.groupId
       WHERE quote.id = ? AND ${sql} ${user.isInternal ? '' : 'AND quote.isDeleted = 0'}`,
      [id, ...values],
    );
    return found(id, rows[0] ?? null);
  }

  /**
   * The same as findVisible, and until the transaction ends nobody else gets it this way: changes of a quote, its census or its plans take turns.
   * @throws NOT_FOUND
   */
  async findForUpdate(user: SessionUser, id: number, tx: EntityManager): Promise<GroupQuote> {
    const query = this.visible(user, tx).andWhere('quote.id = :id', { id });
    const locked = isSqlite(tx) ? query : query.setLock('pessimistic_write');
    return found(id, (await locked.getOne()) as GroupQuote | null);
  }

  /** The quotes of a group that this user may see, newest first. A group of somebody else has none. */
  listByGroup(user: SessionUser, groupId: number): Promise<GroupQuote[]> {
    return this.visible(user, this.database.manager)
      .andWhere('quote.groupId = :groupId', { groupId })
      .orderBy('quote.modifiedAt', 'DESC')
      .addOrderBy('quote.id', 'DESC')
      .getMany() as Promise<GroupQuote[]>;
  }

  /** Every quote of this quote's group that is not deleted, itself among them. */
  listSiblings(
    { groupId }: Pick<Quote, 'groupId'>,
    tx: EntityManager = this.database.manager,
  ): Promise<SiblingQuote[]> {
    const select = { id: true, name: true, status: true, effectiveDate: true, censusChangedAt: true } as const;
    return tx.find(Quote, { select, where: { groupId, isDeleted: false } });
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
    await this.touchGroup(tx, quote);
    return (await tx.findOneOrFail(Quote, { where: { id: quote.id }, relations: { group: true } })) as GroupQuote;
  }

  /** For changes of the census or the plans: the quote becomes the newest on every list, its version stays. */
  async touch(tx: EntityManager, quote: Pick<Quote, 'id' | 'groupId'>): Promise<void> {
    await tx.update(Quote, { id: quote.id }, { modifiedAt: this.clock.now(), version: () => 'version' });
    await this.touchGroup(tx, quote);
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
  async mapAgents(
    quoteIds: readonly number[],
    tx: EntityManager = this.database.manager,
  ): Promise<Map<number, Agent[]>> {
    const rows = await tx.find(QuoteAgent, {
      where: { quoteId: In([...quoteIds]) },
      relations: { agent: { agency: true } },
      order: { position: 'ASC' },
    });
    const agents = new Map<number, Agent[]>();
    for (const { quoteId, agent } of rows) {
      agents.set(quoteId, [...(agents.get(quoteId) ?? []), ...(agent ? [agent] : [])]);
    }
    return agents;
  }

  /** Which of these have a summary of benefits and coverage: a medical plan with loaded benefits is chosen for them. */
  async findWithBenefitsSummary(quoteIds: readonly number[]): Promise<Set<number>> {
    const rows: { quoteId: number }[] =
      quoteIds.length === 0
        ? []
        : await this.database.query(
            `SELECT DISTINCT chosen.quoteId FROM quote_plans chosen
             JOIN plans plan ON plan.id = chosen.planId AND plan.coverage = 'medical'
             WHERE chosen.quoteId IN (${quoteIds.map(() => '?').join(',')})
             AND EXISTS (SELECT 1 FROM plan_benefits benefit WHERE benefit.planId = chosen.planId)`,
            [...quoteIds],
          );
    return new Set(rows.map(({ quoteId }) => quoteId));
  }

  /** The quotes of the group that are not yet enrolling get these agents, in this order. */
  async replaceAgentsOfOpenQuotes(tx: EntityManager, groupId: number, agentIds: readonly number[]): Promise<void> {
    const quotes = await tx.findBy(Quote, { groupId, status: In([...BEFORE_ENROLLMENT]) });
    for (const { id } of quotes) {
      await this.replaceAgents(tx, id, agentIds);
    }
  }

  async replaceAgents(tx: EntityManager, quoteId: number, agentIds: readonly number[]): Promise<void> {
    await tx.delete(QuoteAgent, { quoteId });
    await tx.insert(
      QuoteAgent,
      agentIds.map((agentId, index) => ({ quoteId, agentId, position: index + 1 })),
    );
  }

  private async touchGroup(tx: EntityManager, { groupId }: Pick<Quote, 'groupId'>): Promise<void> {
    await noteGroupActivity(tx, groupId, this.clock.now());
  }

  private visible(user: SessionUser, tx: EntityManager) {
    const { sql, parameters } = visibleGroups(user, 'quote.groupId');
    const query = tx
      .createQueryBuilder(Quote, 'quote')
      .innerJoinAndSelect('quote.group', 'group')
      .where(sql, parameters);
    return user.isInternal ? query : query.andWhere('quote.isDeleted = :deleted', { deleted: false });
  }
}

function found<Found>(id: number, quote: Found | null): Found {
  if (!quote) {
    throw new AppError('NOT_FOUND', quoteNotFound(id));
  }
  return quote;
}
