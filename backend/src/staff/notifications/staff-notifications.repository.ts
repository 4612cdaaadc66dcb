import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import type { QuoteType } from '#shared/quotes/quote-type';
import { MOST_COUNTED, type NotificationKind } from '#shared/staff-notifications/staff-notification.record';
import { addRows } from '../../platform/database/add-rows.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { sql, table } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { User } from '../../platform/people/user.table.ts';
import { ROLES } from '#shared/roles/permissions';
import { Group } from '../../quoting/groups/group.table.ts';
import { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';
import { QuoteEvent } from '../../quoting/quotes/quote-event.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { RuleProposal } from '../business-rules/rule-proposal.table.ts';
import { StaffNotification } from './staff-notification.table.ts';

const told = table(StaffNotification, 'told');
const quote = table(Quote, 'quote');
const proposal = table(RuleProposal, 'proposal');
const employer = table(Group, 'employer');
const household = table(IndividualDetails, 'household');
const actor = table(User, 'actor');
const event = table(QuoteEvent, 'event');

/** As selected. */
export interface ToldRow {
  id: number;
  kind: NotificationKind;
  quoteId: number | null;
  quoteType: QuoteType | null;
  quoteCount: number | null;
  ruleKey: string | null;
  /** Text on SQLite. */
  createdAt: Date | string;
  readAt: Date | string | null;
  actorName: string;
  groupName: string | null;
  firstName: string | null;
  lastName: string | null;
}

interface Expired {
  readBefore: Date;
  writtenBefore: Date;
}

/**
 * Every read and every change of a notification takes the user: they are always the caller's own. For internal staff only, who see every
 * quote.
 */
@Injectable()
export class StaffNotificationsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Newest first, with the names as they are now. */
  list({ id }: SessionUser, page: { before: number | null; count: number }): Promise<ToldRow[]> {
    const older = page.before === null ? sql`1 = 1` : sql`${told.id} < ${page.before}`;
    return rowsOf(
      this.database.manager,
      sql`SELECT ${told.id}, ${told.kind}, ${told.quoteId}, ${told.quoteCount}, ${told.createdAt}, ${told.readAt},
         ${quote.quoteType}, ${proposal.ruleKey},
         ${actor.fullName} AS actorName, ${employer.name} AS groupName,
         ${household.subscriberFirstName} AS firstName, ${household.subscriberLastName} AS lastName
       FROM ${told}
       LEFT JOIN ${quote} ON ${quote.id} = ${told.quoteId}
       LEFT JOIN ${proposal} ON ${proposal.id} = ${told.ruleProposalId}
       JOIN ${actor} ON ${actor.id} = ${told.actorUserId}
       LEFT JOIN ${employer} ON ${employer.id} = ${quote.groupId}
       LEFT JOIN ${household} ON ${household.quoteId} = ${quote.id}
       WHERE ${told.userId} = ${id} AND ${older}
       ORDER BY ${told.id} DESC
       LIMIT ${page.count}`,
    );
  }

  /** In an index alone, and never more than MOST_COUNTED. */
  async countUnread({ id }: SessionUser): Promise<number> {
    const [counted] = await rowsOf<{ total: number | string }>(
      this.database.manager,
      sql`SELECT COUNT(*) AS total FROM (SELECT ${told.id} FROM ${told}
        WHERE ${told.userId} = ${id} AND ${told.readAt} IS NULL LIMIT ${MOST_COUNTED}) counted`,
    );
    return Number(counted?.total ?? 0);
  }

  async add(tx: EntityManager, rows: readonly Omit<StaffNotification, 'id' | 'readAt'>[]): Promise<void> {
    await addRows(
      tx,
      StaffNotification,
      rows.map((row) => ({ ...row, readAt: null })),
    );
  }

  /** One that is read already is left as it is. @throws NOT_FOUND for one of a colleague, too */
  async read(tx: EntityManager, { id: userId }: SessionUser, id: number, readAt: Date): Promise<void> {
    if (!(await tx.existsBy(StaffNotification, { id, userId }))) {
      throw new AppError('NOT_FOUND', `Notification ${id} was not found.`);
    }
    await tx.update(StaffNotification, { id, userId, readAt: IsNull() }, { readAt });
  }

  async readUpTo(tx: EntityManager, { id: userId }: SessionUser, newest: number, readAt: Date): Promise<void> {
    await tx.update(StaffNotification, { userId, id: LessThanOrEqual(newest), readAt: IsNull() }, { readAt });
  }

  /** Of all users. */
  async removeExpired(tx: EntityManager, { readBefore, writtenBefore }: Expired): Promise<void> {
    await tx.delete(StaffNotification, { readAt: LessThan(readBefore) });
    await tx.delete(StaffNotification, { createdAt: LessThan(writtenBefore) });
  }

  /** The active super users, who decide on proposals. */
  async listSuperUsers(tx: EntityManager): Promise<number[]> {
    const users = await tx.find(User, { select: { id: true, roles: true }, where: { isActive: true } });
    return users.filter(({ roles }) => roles.includes(ROLES.superUser)).map(({ id }) => id);
  }

  /** The staff member whose decision the agent of a pended quote answers; null if nobody of the staff pended it. */
  async findPender(tx: EntityManager, quoteId: number): Promise<number | null> {
    const [found] = await rowsOf<{ userId: number }>(
      tx,
      sql`SELECT ${event.userId} FROM ${event} JOIN ${actor} ON ${actor.id} = ${event.userId} AND ${actor.agentId} IS NULL
        WHERE ${event.quoteId} = ${quoteId} AND ${event.toStatus} = 'Pended'
        ORDER BY ${event.id} DESC LIMIT 1`,
    );
    return found?.userId ?? null;
  }
}
