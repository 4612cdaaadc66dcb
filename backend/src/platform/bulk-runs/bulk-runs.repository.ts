import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { BULK_ITEM_STATES, type BulkItemState, type BulkRunKind } from '#shared/bulk-runs/bulk-run.record';
import { Clock } from '../clock.ts';
import { isSqlite } from '../database/is-sqlite.ts';
import { User } from '../people/user.table.ts';
import { BulkRun, BulkRunItem } from './bulk-run.table.ts';

export type ItemCounts = Record<BulkItemState, number>;

/** A validated query for the items of a run. */
export interface ItemsQuery {
  states: readonly BulkItemState[] | null;
  subjectIds: readonly number[] | null;
  first: number;
  count: number;
}

const WAITING = { state: 'Waiting' } as const;
const SENT = { state: 'Sent' } as const;
const MOST_TEXT = 500;

/** Every query on runs. For internal staff only. */
@Injectable()
export class BulkRunsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** With the user who requested it. */
  find(id: number): Promise<BulkRun | null> {
    return this.database.manager.findOne(BulkRun, { where: { id }, relations: { requestedBy: true } });
  }

  /** Locked until the transaction ends. */
  findForUpdate(id: number, tx: EntityManager): Promise<BulkRun | null> {
    const query = tx.createQueryBuilder(BulkRun, 'run').where('run.id = :id', { id });
    return (isSqlite(tx) ? query : query.setLock('pessimistic_write')).getOne();
  }

  /** The user with the agent record; null when the account is locked. */
  findUser(id: number): Promise<User | null> {
    return this.database.manager.findOne(User, { where: { id, isActive: true }, relations: { agent: true } });
  }

  /** Newest first, each with the user who requested it. */
  async list(
    { kind, isRunning }: { kind: BulkRunKind | null; isRunning: boolean | null },
    { first, count }: { first: number; count: number },
  ): Promise<{ runs: BulkRun[]; total: number }> {
    const query = this.database
      .createQueryBuilder(BulkRun, 'run')
      .innerJoinAndSelect('run.requestedBy', 'requestedBy')
      .where(kind === null ? '1 = 1' : 'run.kind = :kind', { kind })
      .orderBy('run.id', 'DESC')
      .offset(first)
      .limit(count);
    if (isRunning !== null) {
      query.andWhere(`run.finishedAt IS ${isRunning ? 'NULL' : 'NOT NULL'}`);
    }
    const [runs, total] = await query.getManyAndCount();
    return { runs, total };
  }

  /** How many items are in each state, by run. */
  async countStates(runIds: readonly number[]): Promise<Map<number, ItemCounts>> {
    const rows = await this.database
      .createQueryBuilder(BulkRunItem, 'item')
      .select('item.runId', 'runId')
      .addSelect('item.state', 'state')
      .addSelect('COUNT(*)', 'count')
      .where('item.runId IN (:...runIds)', { runIds: [0, ...runIds] })
      .groupBy('item.runId')
      .addGroupBy('item.state')
      .getRawMany<{ runId: number; state: BulkItemState; count: number | string }>();
    const counts = new Map(runIds.map((id) => [id, noneOfEach()]));
    for (const { runId, state, count } of rows) {
      counts.get(Number(runId))![state] = Number(count);
    }
    return counts;
  }

  async listItems(
    runId: number,
    { states, subjectIds, first, count }: ItemsQuery,
  ): Promise<{ items: BulkRunItem[]; total: number }> {
    const [items, total] = await this.database.manager.findAndCount(BulkRunItem, {
      where: {
        runId,
        ...(states && { state: In([...states]) }),
        ...(subjectIds && { subjectId: In([...subjectIds]) }),
      },
      order: { subjectId: 'ASC' },
      skip: first,
      take: count,
    });
    return { items, total };
  }

  /** Items with fewer failures first, so that one that always fails does not block the others. */
  listWaiting(runId: number, count: number, tx: EntityManager = this.database.manager): Promise<BulkRunItem[]> {
    return tx.find(BulkRunItem, {
      where: { runId, ...WAITING },
      order: { attempts: 'ASC', subjectId: 'ASC' },
      take: count,
    });
  }

  /** Items waiting for an answer, oldest first. */
  listSent(runId: number, count: number, tx: EntityManager = this.database.manager): Promise<BulkRunItem[]> {
    return tx.find(BulkRunItem, { where: { runId, ...SENT }, order: { id: 'ASC' }, take: count });
  }

  /** Those of these subjects that are waiting in any run of the kind. */
  async listWaitingSubjects(
    kind: BulkRunKind,
    subjectIds: readonly number[],
    tx: EntityManager = this.database.manager,
  ): Promise<number[]> {
    const rows = await tx
      .createQueryBuilder(BulkRunItem, 'item')
      .innerJoin('item.run', 'run')
      .select('item.subjectId', 'subjectId')
      .where('run.kind = :kind AND run.finishedAt IS NULL', { kind })
      .andWhere('item.state = :state AND item.subjectId IN (:...ids)', { ...WAITING, ids: [0, ...subjectIds] })
      .getRawMany<{ subjectId: number }>();
    return rows.map(({ subjectId }) => subjectId);
  }

  /** The waiting items of a subject, in any run of the kind. */
  async listWaitingItems(kind: BulkRunKind, subjectId: number): Promise<number[]> {
    const rows = await this.database
      .createQueryBuilder(BulkRunItem, 'item')
      .innerJoin('item.run', 'run')
      .select('item.id', 'id')
      .where('run.kind = :kind AND run.finishedAt IS NULL', { kind })
      .andWhere('item.state = :state AND item.subjectId = :subjectId', { ...WAITING, subjectId })
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  /** Returns false if it is no longer waiting: another process did it or it was canceled. Locked until the end of the transaction. */
  async settle(
    tx: EntityManager,
    id: number,
    { state, message }: { state: Exclude<BulkItemState, 'Waiting'>; message: string },
  ): Promise<boolean> {
    const change = { state, message: message.slice(0, MOST_TEXT), finishedAt: this.clock.now() };
    return (await tx.update(BulkRunItem, { id, ...WAITING }, change)).affected === 1;
  }

  /** The result of the work, for an item that this transaction has settled. */
  async correct(tx: EntityManager, id: number, { state, message }: Pick<BulkRunItem, 'state' | 'message'>) {
    const open = state === 'Sent' ? { finishedAt: null } : {};
    await tx.update(BulkRunItem, { id }, { state, message: message.slice(0, MOST_TEXT), ...open });
  }

  /** The other system's answer for an item that was sent. */
  async answer(tx: EntityManager, id: number, { state, message }: Pick<BulkRunItem, 'state' | 'message'>) {
    const change = { state, message: message.slice(0, MOST_TEXT), finishedAt: this.clock.now() };
    await tx.update(BulkRunItem, { id, ...SENT }, change);
  }

  async countAttempt(tx: EntityManager, id: number): Promise<void> {
    await tx.increment(BulkRunItem, { id, ...WAITING }, 'attempts', 1);
  }

  /** All items that have not started. */
  async settleAll(tx: EntityManager, runId: number, state: 'Failed' | 'Cancelled', message: string): Promise<void> {
    await tx.update(BulkRunItem, { runId, ...WAITING }, { state, message, finishedAt: this.clock.now() });
  }

  async cancel(tx: EntityManager, id: number): Promise<void> {
    await tx.update(BulkRun, { id }, { cancelledAt: this.clock.now() });
  }

  /** Returns whether this call finished it. */
  async finish(tx: EntityManager, id: number): Promise<boolean> {
    return (await tx.update(BulkRun, { id, finishedAt: IsNull() }, { finishedAt: this.clock.now() })).affected === 1;
  }
}

const noneOfEach = (): ItemCounts => Object.fromEntries(BULK_ITEM_STATES.map((state) => [state, 0])) as ItemCounts;
