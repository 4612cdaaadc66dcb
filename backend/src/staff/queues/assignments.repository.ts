import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { isSameUsername, NOT_A_COLLEAGUE } from '#shared/sales/assignment';
import { toSessionFacts, toSessionUser } from '../../platform/account/session-user.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { User } from '../../platform/people/user.table.ts';
import { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';

/**
 * Who works on which quotes. For internal staff only, who see every quote. An assignment is not a change of the quote: its version and
 * its place in lists stay the same. The people who can work on the quotes of the queues.
 */
@Injectable()
export class AssignmentsRepository {
  constructor(
    private readonly clock: Clock,
    @InjectDataSource() private readonly database: DataSource,
    private readonly rules: RulesService,
  ) {}

  /** Locked until the transaction ends, by id, so that two transactions with some of the same quotes wait instead of deadlocking. */
  async lock(tx: EntityManager, ids: readonly number[]): Promise<Pick<Quote, 'id' | 'assignedToUserId'>[]> {
    return tx.find(Quote, {
      select: { id: true, assignedToUserId: true },
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      ...(isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' } }),
    });
  }

  /** A conditional update that skips quotes which are not `from` this user any more; null = free. */
  async give(
    tx: EntityManager,
    ids: readonly number[],
    { from, to }: { from: number | null; to: number },
  ): Promise<void> {
    const change = { assignedToUserId: to, assignedAt: this.clock.now(), version: () => 'version' };
    await tx.update(Quote, { id: In([...ids]), assignedToUserId: from ?? IsNull() }, change);
  }

  /** Updates those that are unchanged since they were read. */
  async release(tx: EntityManager, ids: readonly number[]): Promise<void> {
    await tx.update(
      Quote,
      { id: In([...ids]) },
      { assignedToUserId: null, assignedAt: null, version: () => 'version' },
    );
  }

  /** By id, with the user who works on each, and the name of the group or the applicant. */
  async mapAssigned(
    tx: EntityManager,
    ids: readonly number[],
  ): Promise<Map<number, { quote: Quote; clientName: string | null }>> {
    const quotes = await tx.find(Quote, { where: { id: In([...ids]) }, relations: { assignedTo: true, group: true } });
    const applicants = await this.mapApplicants(tx, quotes);
    return new Map(
      quotes.map((quote) => [quote.id, { quote, clientName: quote.group?.name ?? applicants.get(quote.id) ?? null }]),
    );
  }

  private async mapApplicants(tx: EntityManager, quotes: readonly Quote[]): Promise<Map<number, string>> {
    const households = quotes.filter(({ groupId }) => groupId === null).map(({ id }) => id);
    const applicants = households.length === 0 ? [] : await tx.findBy(IndividualDetails, { quoteId: In(households) });
    return new Map(
      applicants.map(({ quoteId, subscriberFirstName, subscriberLastName }) => [
        quoteId,
        `${subscriberFirstName} ${subscriberLastName}`.trim(),
      ]),
    );
  }

  /** By name. Which roles are internal depends on today's rules. */
  async listColleagues(): Promise<User[]> {
    const rules = await this.rules.inForce();
    const users = await this.database.manager.find(User, {
      where: { isActive: true, agentId: IsNull() },
      order: { fullName: 'ASC', id: 'ASC' },
    });
    return users.filter((user) => toSessionUser(toSessionFacts(user), rules).isInternal);
  }

  /**
   * Who gets a quote: the user, or the named colleague.
   * @throws INVALID_INPUT
   */
  async findReceiver(user: SessionUser, username: string | null | undefined): Promise<Pick<User, 'id'>> {
    if (!username) {
      return user;
    }
    const receiver = (await this.listColleagues()).find((colleague) => isSameUsername(colleague.username, username));
    if (!receiver) {
      throw new AppError('INVALID_INPUT', NOT_A_COLLEAGUE, { AssignTo: [NOT_A_COLLEAGUE] });
    }
    return receiver;
  }
}
