import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addRow } from '../../platform/database/add-rows.ts';
import { Clock } from '../../platform/clock.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { QuoteEvent } from '../../quoting/quotes/quote-event.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import type { CallResult } from './carrier/carrier-answer.ts';
import { InstallationAttempt } from './installation-attempt.table.ts';
import { InstallationMember } from './installation-member.table.ts';
import { Installation } from './installation.table.ts';

/** Attempts shown: a group may have been retried for days, and the newest calls matter. */
const MOST_ATTEMPTS = 100;

/** All queries on installations. Not narrowed by user: jobs name the quote, and callers check who asks. */
@Injectable()
export class InstallationsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The quote of a job, or null when it is not approved: then nothing is installed. */
  async findApprovedQuote(quoteId: number, tx: EntityManager = this.database.manager): Promise<GroupQuote | null> {
    const where = { id: quoteId, status: 'Approved' as const, isDeleted: false };
    return (await tx.findOne(Quote, { where, relations: { group: true } })) as GroupQuote | null;
  }

  findByQuote(quoteId: number, tx: EntityManager = this.database.manager): Promise<Installation | null> {
    return tx.findOneBy(Installation, { quoteId });
  }

  /** Same, locked until the transaction ends. */
  findForUpdate(where: { id: number } | { quoteId: number }, tx: EntityManager): Promise<Installation | null> {
    return tx.findOne(Installation, { where, ...lockIn(tx) });
  }

  /** The current members, regardless of the transaction's snapshot; locked until it ends. */
  listForUpdate(where: { installationId: number } | { id: number }, tx: EntityManager): Promise<InstallationMember[]> {
    return tx.find(InstallationMember, { where, ...lockIn(tx) });
  }

  /** The installation of this quote; created if there is none. */
  async begin(tx: EntityManager, { id: quoteId, groupId }: GroupQuote): Promise<Installation> {
    const now = this.clock.now();
    const approval = await tx.findOne(QuoteEvent, { where: { quoteId, toStatus: 'Approved' }, order: { id: 'DESC' } });
    const [status, message] = ['Waiting' as const, ''];
    const row = { quoteId, groupId, status, message, approvedAt: approval?.at ?? now, startedAt: now };
    await tx.createQueryBuilder().insert().into(Installation).values(row).orIgnore().updateEntity(false).execute();
    return tx.findOneByOrFail(Installation, { quoteId });
  }

  /** By the id of the census member. */
  async mapMembers(
    installationId: number,
    tx: EntityManager = this.database.manager,
  ): Promise<Map<number, InstallationMember>> {
    const rows = await tx.findBy(InstallationMember, { installationId });
    return new Map(rows.map((row) => [row.censusMemberId, row]));
  }

  /** Adds these people as members to install; existing rows are unchanged. */
  async addMembers(tx: EntityManager, installationId: number, censusMemberIds: readonly number[]): Promise<void> {
    const known = await this.mapMembers(installationId, tx);
    const values = censusMemberIds
      .filter((id) => !known.has(id))
      .flatMap((id) => [installationId, id, 'Waiting' as const, 0, '']);
    const columns = ['installationId', 'censusMemberId', 'status', 'failedAttemptId', 'message'];
    await insertRows(tx, 'installation_members', columns, values);
  }

  /** Newest first. */
  listAttempts(installationId: number): Promise<InstallationAttempt[]> {
    const order = { id: 'DESC' } as const;
    return this.database.manager.find(InstallationAttempt, { where: { installationId }, order, take: MOST_ATTEMPTS });
  }

  /** Saves a call and returns its id. */
  async addAttempt(
    tx: EntityManager,
    { installationId, censusMemberId }: { installationId: number; censusMemberId: number | null },
    { outcome, message, detail }: CallResult,
  ): Promise<number> {
    const row = { installationId, censusMemberId, at: this.clock.now(), outcome, message, detail };
    return addRow(tx, InstallationAttempt, row);
  }
}

const lockIn = (tx: EntityManager) => (isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } });
