import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { CallTopic } from '#shared/book-of-business/individuals/today/call-outcomes';
import type { IsoDate } from '#shared/dates/iso-date';
import { addRows } from '../../platform/database/add-rows.ts';
import { Clock } from '../../platform/clock.ts';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { sql, table } from '../../platform/database/sql.ts';
import type { VisibleContract } from '../contracts/visible-contracts.repository.ts';
import { NotedCall } from './noted-call.table.ts';

/** Of a household, a few a year. Ours. */
const MOST_CALLS = 100;

export type NewNotedCall = Pick<
  NotedCall,
  'contractId' | 'agentId' | 'topic' | 'outcome' | 'until' | 'notedOn' | 'notedByUserId'
>;
type SameCall = Pick<NotedCall, 'contractId' | 'topic' | 'outcome' | 'notedOn'>;

const noted = table(NotedCall, 'noted');

/** All queries on noted calls. Not narrowed by user: callers have found the contract, or opened the book. */
@Injectable()
export class NotedCallsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The newest first, without those that were taken back, with who noted them. */
  listOf({ id: contractId }: VisibleContract, tx: EntityManager = this.database.manager): Promise<NotedCall[]> {
    return tx
      .createQueryBuilder(NotedCall, 'noted')
      .leftJoin('noted.notedBy', 'user')
      .addSelect(['user.id', 'user.fullName'])
      .where({ contractId, openMark: 1 })
      .orderBy('noted.id', 'DESC')
      .limit(MOST_CALLS)
      .getMany();
  }

  /** Which contracts of a book are left alone today, and why they would be called; by id. */
  listLeftAlone(agentId: number, today: IsoDate): Promise<{ contractId: number; topic: CallTopic }[]> {
    return preparedRows(
      this.database.manager,
      sql`SELECT DISTINCT ${noted.contractId} AS contractId, ${noted.topic} AS topic FROM ${noted}
        WHERE ${noted.agentId} = ${agentId} AND ${noted.until} > ${today} AND ${noted.openMark} = 1
        ORDER BY ${noted.contractId}`,
    );
  }

  /** Also one that was taken back. */
  find(tx: EntityManager, { id, contractId }: Pick<NotedCall, 'id' | 'contractId'>): Promise<NotedCall | null> {
    return tx.findOneBy(NotedCall, { id, contractId });
  }

  /** The same on that day. Callers have locked the contract. */
  findSame(tx: EntityManager, { contractId, topic, outcome, notedOn }: SameCall): Promise<NotedCall | null> {
    return tx.findOneBy(NotedCall, { contractId, topic, outcome, notedOn, openMark: 1 });
  }

  async insert(tx: EntityManager, call: NewNotedCall): Promise<void> {
    await addRows(tx, NotedCall, { ...call, openMark: 1, notedAt: this.clock.now(), takenBackAt: null });
  }

  async putOff(tx: EntityManager, { id }: NotedCall, { until, notedByUserId }: NewNotedCall): Promise<void> {
    await tx.update(NotedCall, { id }, { until, notedByUserId, notedAt: this.clock.now() });
  }

  async takeBack(tx: EntityManager, { id }: NotedCall): Promise<void> {
    await tx.update(NotedCall, { id }, { openMark: null, takenBackAt: this.clock.now() });
  }
}
