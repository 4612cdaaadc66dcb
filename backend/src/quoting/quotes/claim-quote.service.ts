import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { type Assignee, claimProblem } from '#shared/sales/assignment';
import { User } from '../../platform/people/user.table.ts';
import { Clock } from '../../platform/clock.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { Quote } from './quote.table.ts';

/** A claim that changed who has the quote. */
export interface Claim {
  action: 'assign-quote' | 'take-over-quote' | 'hand-over-quote';
  quoteId: number;
  /** Who had the quote before; null = no one, or the user. */
  fromUserId: number | null;
  toUserId: number;
}

/** What claims bring about beyond the quotes, in their transaction. */
type ClaimFollower = (tx: EntityManager, user: SessionUser, claims: readonly Claim[]) => Promise<void>;

export interface ClaimRequest {
  quoteId: number;
  /** Username of the colleague whose quote the user takes over. */
  takeOverFrom?: string | null | undefined;
  /** The colleague who gets the quote instead of the user. */
  receiverId?: number | undefined;
}

type Holder = Assignee & { userId: number };

/** Which internal staff member works on a quote. A claim does not change the quote's version or its place in any list. */
@Injectable()
export class ClaimQuoteService {
  private readonly followers: ClaimFollower[] = [];

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Features above register here what must follow a claim, wherever it is made. */
  follow(follower: ClaimFollower): void {
    this.followers.push(follower);
  }

  /**
   * Uses conditional updates: if several users claim or take over at the same time, one wins and the others are told who did. Call `record`
   * at the end of the transaction.
   * @returns null = the receiver already had the quote
   * @throws CONFIRMATION_NEEDED that says who has the quote and since when
   */
  async claim(tx: EntityManager, user: SessionUser, claimed: ClaimRequest): Promise<Claim | null> {
    const { quoteId, takeOverFrom, receiverId = user.id } = claimed;
    const taken = { assignedToUserId: receiverId, assignedAt: this.clock.now(), version: () => 'version' };
    const isOwn = receiverId === user.id;
    const claim = { quoteId, toUserId: receiverId };
    if ((await tx.update(Quote, { id: quoteId, assignedToUserId: IsNull() }, taken)).affected === 1) {
      return { ...claim, action: isOwn ? 'assign-quote' : 'hand-over-quote', fromUserId: null };
    }
    const holder = await this.findHolder(tx, quoteId, true);
    if (holder === null || holder.userId === receiverId) {
      return null;
    }
    const problem = holder.userId === user.id ? null : claimProblem(holder, takeOverFrom);
    if (problem) {
      throw new AppError('CONFIRMATION_NEEDED', problem, { TakeOverFrom: [holder.username] });
    }
    await tx.update(Quote, { id: quoteId, assignedToUserId: holder.userId }, taken);
    const fromUserId = holder.userId === user.id ? null : holder.userId;
    return { ...claim, action: isOwn ? 'take-over-quote' : 'hand-over-quote', fromUserId };
  }

  async record(tx: EntityManager, user: SessionUser, claim: Claim | null): Promise<void> {
    await this.recordAll(tx, user, claim === null ? [] : [claim]);
  }

  /** Of several quotes at once, however they were claimed. */
  async recordAll(tx: EntityManager, user: SessionUser, claims: readonly Claim[]): Promise<void> {
    for (const follow of this.followers) {
      await follow(tx, user, claims);
    }
    await this.audit.recordAll(
      tx,
      claims.map(({ action, quoteId }) => ({ user, action, subject: 'quote', subjectId: quoteId })),
    );
  }

  /** The colleague who has the quote; null = no one. */
  find({ id }: Pick<Quote, 'id'>): Promise<Assignee | null> {
    return this.findHolder(this.database.manager, id);
  }

  /** @param lock because MySQL would otherwise return the state before a concurrent winner committed */
  private async findHolder(tx: EntityManager, id: number, lock = false): Promise<Holder | null> {
    const quote = await tx.findOne(Quote, {
      select: { id: true, assignedToUserId: true, assignedAt: true },
      where: { id },
      ...(lock && !isSqlite(tx) ? { lock: { mode: 'pessimistic_write' } } : {}),
    });
    const userId = quote?.assignedToUserId ?? null;
    if (userId === null) {
      return null;
    }
    const { fullName, username } = await tx.findOneByOrFail(User, { id: userId });
    return { userId, fullName, username, since: quote?.assignedAt?.toISOString() ?? '' };
  }
}
