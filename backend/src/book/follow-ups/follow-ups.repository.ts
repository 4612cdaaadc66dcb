import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { FollowUpState } from '#shared/follow-ups/follow-up';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { addRows } from '../../platform/database/add-rows.ts';
import { preparedRows, rowsOf } from '../../platform/database/run-sql.ts';
import { forced, selected, sql, type Sql, table } from '../../platform/database/sql.ts';
import { takeTurn } from '../../platform/database/turns.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { visibleAgents } from '../../platform/people/visible-agents.repository.ts';
import { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { MarketplaceMember } from '../../quoting/households/marketplace-member.table.ts';
import { MarketplaceQuote } from '../../quoting/households/marketplace-quote.table.ts';
import { household, lockOf, quote } from '../../quoting/quotes/quote-questions.repository.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import type { Book } from '../books/books.repository.ts';
import { Contract } from '../contracts/contract.table.ts';
import { FollowUpTelling } from './follow-up-telling.table.ts';
import { FollowUp } from './follow-up.table.ts';

/** With all that a row of the list says. As the databases answer: flags are 0 or 1. */
export interface FollowUpRow extends Pick<
  FollowUp,
  'id' | 'quoteId' | 'kind' | 'applicantId' | 'dueOn' | 'state' | 'version'
> {
  isComputed: number | boolean;
  status: QuoteStatus;
  createdByUserId: number;
  applicationId: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  email: string | null;
  contractNumber: string | null;
  memberFirstName: string | null;
  memberLastName: string | null;
}

export type NewFollowUp = Pick<FollowUp, 'quoteId' | 'agentId' | 'kind' | 'applicantId' | 'dueOn' | 'isComputed'>;
export type NewTelling = Omit<FollowUpTelling, 'id' | 'followUp' | 'email' | 'toldBy'>;
/** Of a list: null is all that are open. */
export interface FollowUpPage {
  state: FollowUpState | null;
  first: number;
  count: number;
}
export type DueFollowUp = Pick<FollowUp, 'id' | 'quoteId' | 'dueOn'>;

const due = table(FollowUp, 'due');
const decision = table(MarketplaceQuote, 'decision');
const applicant = table(CensusMember, 'applicant');
const member = table(CensusMember, 'member');
const matched = table(MarketplaceMember, 'matched');
const contract = table(Contract, 'contract');

const ROW = selected<FollowUpRow>({
  id: due.id,
  quoteId: due.quoteId,
  kind: due.kind,
  applicantId: due.applicantId,
  dueOn: due.dueOn,
  isComputed: due.isComputed,
  state: due.state,
  version: due.version,
  status: quote.status,
  createdByUserId: quote.createdByUserId,
  applicationId: decision.applicationId,
  firstName: household.subscriberFirstName,
  lastName: household.subscriberLastName,
  phone: applicant.homeNumber,
  email: applicant.emailAddress,
  contractNumber: contract.contractNumber,
  memberFirstName: member.firstName,
  memberLastName: member.lastName,
});

/**
 * Of a quote that was given up, nothing is followed up. Without the hint, a comment to SQLite, MariaDB reads all quotes that are not deleted
 * for each follow-up, while there are few.
 */
const OF_QUOTE = sql`JOIN ${quote} ${forced(Quote, 'id')} ON ${quote.id} = ${due.quoteId} AND ${quote.isDeleted} = 0 AND ${quote.status} <> 'Expired'`;

const withFacts = (from: Sql): Sql => sql`SELECT ${ROW} FROM ${from}
  ${OF_QUOTE}
  JOIN ${household} ON ${household.quoteId} = ${due.quoteId}
  JOIN ${decision} ON ${decision.quoteId} = ${due.quoteId}
  LEFT JOIN ${applicant} ON ${applicant.quoteId} = ${due.quoteId} AND ${applicant.relationship} = 'Self'
  LEFT JOIN ${contract} ON ${contract.quoteId} = ${due.quoteId} AND ${contract.isVoid} = 0
  LEFT JOIN (${member} JOIN ${matched} ON ${matched.memberId} = ${member.id})
    ON ${member.quoteId} = ${due.quoteId} AND ${matched.applicantId} = ${due.applicantId}`;

const BY_OPEN = forced(FollowUp, 'agentId', 'isOpen', 'dueOn');
const BY_STATE = forced(FollowUp, 'agentId', 'state', 'dueOn');

/** All queries on follow-ups. Lists are of a book that was opened for its user; single ones are narrowed here. */
@Injectable()
export class FollowUpsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The first due on top, in the order of an index. */
  listOfBook({ agentId }: Book, { state, first, count }: FollowUpPage): Promise<FollowUpRow[]> {
    const index = state === null ? BY_OPEN : BY_STATE;
    const which = state === null ? sql`${due.isOpen} = 1` : sql`${due.state} = ${state}`;
    return preparedRows(
      this.database.manager,
      // Numbers as text because a prepared statement requires it for a limit.
      sql`${withFacts(sql`${due} ${index}`)} WHERE ${due.agentId} = ${agentId} AND ${which}
        ORDER BY ${due.dueOn}, ${due.id} LIMIT ${String(count)} OFFSET ${String(first)}`,
    );
  }

  countOfBook({ agentId }: Book): Promise<{ state: FollowUpState; total: number | string }[]> {
    return preparedRows(
      this.database.manager,
      sql`SELECT ${due.state}, COUNT(*) AS total FROM ${due} ${BY_STATE}
        ${OF_QUOTE} WHERE ${due.agentId} = ${agentId} GROUP BY ${due.state}`,
    );
  }

  /** Of an agent whose book the user sees. @throws NOT_FOUND */
  async findVisible(user: SessionUser, id: number, tx: EntityManager = this.database.manager): Promise<FollowUpRow> {
    const [found] = await rowsOf<FollowUpRow>(
      tx,
      sql`${withFacts(sql`${due}`)} WHERE ${due.id} = ${id} AND ${due.agentId} IS NOT NULL AND ${visibleAgents(user, due.agentId)}`,
    );
    return found ?? missing();
  }

  /** All of a household, for a user as `findVisible`; empty for none. The first due on top. */
  listVisible(user: SessionUser, quoteId: number, tx: EntityManager = this.database.manager): Promise<FollowUpRow[]> {
    return rowsOf(
      tx,
      sql`${withFacts(sql`${due}`)} WHERE ${due.quoteId} = ${quoteId} AND ${due.agentId} IS NOT NULL
        AND ${visibleAgents(user, due.agentId)} ORDER BY ${due.dueOn}, ${due.id}`,
    );
  }

  /** For the system, without a user; null when its quote was deleted or has expired. */
  async find(tx: EntityManager, id: number): Promise<FollowUpRow | null> {
    const [found] = await rowsOf<FollowUpRow>(tx, sql`${withFacts(sql`${due}`)} WHERE ${due.id} = ${id}`);
    return found ?? null;
  }

  /** The first statement of its transaction: until it ends no other changes it or tells the client. */
  async lock(tx: EntityManager, { id, quoteId }: Pick<FollowUp, 'id' | 'quoteId'>): Promise<void> {
    await takeTurn(tx, 'quote', quoteId);
    await rowsOf(tx, sql`SELECT ${due.id} FROM ${due} WHERE ${due.id} = ${id} ${lockOf(tx)}`);
  }

  /** Of every agent, whose clients have something to send, between two days; the next after this one. */
  listRequested(
    days: { from: IsoDate; to: IsoDate },
    after: DueFollowUp | null,
    count: number,
  ): Promise<DueFollowUp[]> {
    const rest =
      after === null
        ? sql`1 = 1`
        : sql`(${due.dueOn} > ${after.dueOn} OR (${due.dueOn} = ${after.dueOn} AND ${due.id} > ${after.id}))`;
    return rowsOf(
      this.database.manager,
      sql`SELECT ${due.id}, ${due.quoteId}, ${due.dueOn} FROM ${due} WHERE ${due.state} = 'Requested'
        AND ${due.dueOn} BETWEEN ${days.from} AND ${days.to} AND ${rest} ORDER BY ${due.dueOn}, ${due.id} LIMIT ${count}`,
    );
  }

  /** Callers have the lock of the quote. */
  listOfQuote(tx: EntityManager, quoteId: number): Promise<FollowUp[]> {
    return tx.findBy(FollowUp, { quoteId });
  }

  async insert(tx: EntityManager, followUps: readonly NewFollowUp[]): Promise<void> {
    if (followUps.length > 0) {
      await addRows(
        tx,
        FollowUp,
        followUps.map((each) => ({ ...each, state: 'Requested' as const, isOpen: true })),
      );
    }
  }

  async change(tx: EntityManager, id: number, changes: Partial<NewFollowUp & Pick<FollowUp, 'state' | 'isOpen'>>) {
    await tx.update(FollowUp, { id }, changes);
  }

  /** Of follow-ups that were found for their user, with who told the client; the newest first. */
  listTellings(followUpIds: readonly number[]): Promise<FollowUpTelling[]> {
    return followUpIds.length === 0
      ? Promise.resolve([])
      : this.database.manager.find(FollowUpTelling, {
          where: { followUpId: In([...followUpIds]) },
          relations: { toldBy: true },
          order: { id: 'DESC' },
        });
  }

  isTold(tx: EntityManager, followUpId: number, mark: string): Promise<boolean> {
    return tx.existsBy(FollowUpTelling, { followUpId, mark });
  }

  async insertTelling(tx: EntityManager, telling: NewTelling): Promise<void> {
    await addRows(tx, FollowUpTelling, telling);
  }
}

const missing = (): never => {
  throw new AppError('NOT_FOUND', notFound('follow-up'));
};
