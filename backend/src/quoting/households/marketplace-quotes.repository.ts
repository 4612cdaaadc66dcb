import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { CAN_EXPIRE_INDIVIDUAL } from '#shared/individuals/individual-status';
import { ENROLLED_AT_MARKETPLACE } from '#shared/payments/hand-off';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { list, sql, type Sql, table } from '../../platform/database/sql.ts';
import { takeTurn } from '../../platform/database/turns.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CensusMember } from '../group-census/census-member.table.ts';
import { IndividualDetails } from '../quotes/individual-details.table.ts';
import { lockOf } from '../quotes/quote-questions.repository.ts';
import { Quote } from '../quotes/quote.table.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { MarketplaceMember } from './marketplace-member.table.ts';
import { MarketplaceQuote } from './marketplace-quote.table.ts';

const decision = table(MarketplaceQuote, 'decision');
const quote = table(Quote, 'quote');
const applicant = table(MarketplaceMember, 'applicant');
const member = table(CensusMember, 'member');

const PENDING: Sql = sql`${quote.isDeleted} = 0 AND ${quote.status} = 'PendingSEVerification'`;

/** What was not submitted yet can be continued. */
const OPEN = [...CAN_EXPIRE_INDIVIDUAL, 'Pended'] as const;

export type PendingVerification = Pick<MarketplaceQuote, 'quoteId' | 'consumerId' | 'visitReference'>;

/** What a decision brings about beyond the quote, in its transaction. */
export type DecisionFollower = (tx: EntityManager, quote: IndividualQuote) => Promise<void>;

/** Each method takes a quote that was found for the user, or finds the user's own. */
@Injectable()
export class MarketplaceQuotesRepository {
  private readonly followers: DecisionFollower[] = [];

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Features above register here what must follow a change of what was decided. */
  follow(follower: DecisionFollower): void {
    this.followers.push(follower);
  }

  /** null for a quote without the marketplace. */
  async find(
    { id, individual }: IndividualQuote,
    tx: EntityManager = this.database.manager,
  ): Promise<MarketplaceQuote | null> {
    return individual.isFfm ? tx.findOneBy(MarketplaceQuote, { quoteId: id }) : null;
  }

  /**
   * The newest open quote that this user made for the consumer. Read outside any transaction: there its lock must come first, before MySQL
   * fixes what the transaction sees.
   */
  findOpenId(user: SessionUser, consumerId: string): Promise<number | null> {
    return this.findNewestId(user, { consumerId, statuses: OPEN });
  }

  /** Same, of those that the marketplace has enrolled. */
  findEnrolledId(user: SessionUser, consumerId: string): Promise<number | null> {
    return this.findNewestId(user, { consumerId, statuses: ENROLLED_AT_MARKETPLACE });
  }

  /** What was decided about each of the people. */
  listMembers(tx: EntityManager, { id: quoteId }: IndividualQuote): Promise<MarketplaceMember[]> {
    return tx.find(MarketplaceMember, { where: { member: { quoteId } }, order: { memberId: 'ASC' } });
  }

  /** The applicant of each member, by the member's id. */
  async listApplicants(tx: EntityManager, { id }: IndividualQuote): Promise<Map<number, string>> {
    const rows = await rowsOf<{ memberId: number; applicantId: string }>(
      tx,
      sql`SELECT ${applicant.memberId}, ${applicant.applicantId} FROM ${applicant}
        JOIN ${member} ON ${member.id} = ${applicant.memberId} WHERE ${member.quoteId} = ${id}`,
    );
    return new Map(rows.map(({ memberId, applicantId }) => [memberId, applicantId]));
  }

  /** Adds it, or replaces what was decided before. */
  async save(
    tx: EntityManager,
    quote: IndividualQuote,
    decided: Omit<MarketplaceQuote, 'quote' | 'quoteId' | 'policyId'>,
  ): Promise<void> {
    await tx.save(MarketplaceQuote, { ...decided, quoteId: quote.id });
    await this.tell(tx, quote);
  }

  /** Until another day the marketplace waits for documents. */
  async postpone(tx: EntityManager, quote: IndividualQuote, verificationDueDate: IsoDate): Promise<void> {
    await tx.update(MarketplaceQuote, { quoteId: quote.id }, { verificationDueDate });
    await this.tell(tx, quote);
  }

  private async tell(tx: EntityManager, quote: IndividualQuote): Promise<void> {
    for (const follow of this.followers) {
      await follow(tx, quote);
    }
  }

  async saveMembers(tx: EntityManager, members: readonly Omit<MarketplaceMember, 'member'>[]): Promise<void> {
    await tx.save(MarketplaceMember, [...members]);
  }

  private async findNewestId(
    user: SessionUser,
    { consumerId, statuses }: { consumerId: string; statuses: readonly QuoteStatus[] },
  ): Promise<number | null> {
    const [found] = await rowsOf<{ id: number }>(
      this.database.manager,
      sql`SELECT ${quote.id} FROM ${decision} JOIN ${quote} ON ${quote.id} = ${decision.quoteId}
        WHERE ${decision.consumerId} = ${consumerId} AND ${quote.createdByUserId} = ${user.id}
        AND ${quote.isDeleted} = 0 AND ${quote.status} IN (${list(statuses)}) ORDER BY ${quote.id} DESC LIMIT 1`,
    );
    return found?.id ?? null;
  }

  /** Enrollments of every agent that the marketplace verifies, the next after this quote by its id. For the system only: no user calls this. */
  listPending({ after, count }: { after: number; count: number }): Promise<PendingVerification[]> {
    return rowsOf(
      this.database.manager,
      sql`SELECT ${decision.quoteId}, ${decision.consumerId}, ${decision.visitReference} FROM ${quote}
        JOIN ${decision} ON ${decision.quoteId} = ${quote.id}
        WHERE ${PENDING} AND ${quote.id} > ${after} ORDER BY ${quote.id} LIMIT ${count}`,
    );
  }

  /** Same of one, locked until the transaction ends; null when it was settled since. */
  async lockPending(
    tx: EntityManager,
    quoteId: number,
  ): Promise<{ pending: IndividualQuote; decided: MarketplaceQuote } | null> {
    await takeTurn(tx, 'quote', quoteId);
    const found = await rowsOf(
      tx,
      sql`SELECT ${quote.id} FROM ${quote} WHERE ${PENDING} AND ${quote.id} = ${quoteId} ${lockOf(tx)}`,
    );
    if (found.length === 0) {
      return null;
    }
    const individual = await tx.findOneByOrFail(IndividualDetails, { quoteId });
    const pending = Object.assign(await tx.findOneByOrFail(Quote, { id: quoteId }), { individual }) as IndividualQuote;
    return { pending, decided: await tx.findOneByOrFail(MarketplaceQuote, { quoteId }) };
  }
}

/** On which coverage may begin by decision of the marketplace, from a column as it is selected; null without a decision. */
export const grantedDaysOf = (selected: string | null): IsoDate[] | null =>
  selected === null ? null : (JSON.parse(selected) as IsoDate[]);
