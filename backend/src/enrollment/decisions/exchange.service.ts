import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { decisionOf } from '#shared/enrollment/decisions';
import type { DecidedByStaff, EnrollmentExchange, QuoteClaim } from '#shared/enrollment/enrollment.record';
import { isWritten } from '#shared/timeline/timeline-words';
import { ClaimQuoteService } from '../../quoting/quotes/claim-quote.service.ts';
import { QuoteEvent } from '../../quoting/quotes/quote-event.table.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import { EnrollmentDocumentsRepository } from '../parts/documents/enrollment-documents.repository.ts';

/** More than the number of events of any one decision. */
const MOST_EVENTS = 100;

/** The comments of staff and agent on the last decision, and who is working on the next one. */
@Injectable()
export class ExchangeService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly claims: ClaimQuoteService,
  ) {}

  /** For a quote already checked for this user. */
  async find(quote: GroupQuote): Promise<{ exchange: EnrollmentExchange; decided: DecidedByStaff | null }> {
    const { id: quoteId, status } = quote;
    const events = await this.database.manager.find(QuoteEvent, {
      where: { quoteId },
      relations: { user: true },
      order: { id: 'DESC' },
      take: MOST_EVENTS,
    });
    const at = events.findIndex((event) => event.toStatus === status && !isReply(event));
    const decision = events[at];
    const exchange = {
      Reason: decision && isWritten(toMove(decision)) ? decision.why : null,
      Replies: events
        .slice(0, Math.max(at, 0))
        .map(({ why, at: instant, user }) => ({ Text: why, By: user?.fullName ?? '', At: instant.toISOString() })),
      HasReply: quote.agentRepliedAt !== null,
      NewDocuments: status === 'Pended' ? await this.documents.countUnsigned(quote) : 0,
    };
    return { exchange, decided: decision ? toDecided(decision) : null };
  }

  /** The colleague working on the quote; null = no one. */
  async findClaim(quote: GroupQuote): Promise<QuoteClaim | null> {
    const holder = await this.claims.find(quote);
    return holder && { FullName: holder.fullName, Username: holder.username, Since: holder.since };
  }
}

/** Agents cannot pend: their comments on a pended quote are replies. */
const isReply = ({ fromStatus, toStatus, user }: QuoteEvent): boolean =>
  fromStatus === 'Pended' && toStatus === 'Pended' && user?.agentId != null;

/** Null for a change that is no decision, and for one of an agent or the system. */
function toDecided({ fromStatus, toStatus, user, at }: QuoteEvent): DecidedByStaff | null {
  const decision = decisionOf(fromStatus, toStatus);
  return decision && user?.agentId === null
    ? { Decision: decision, By: user.fullName, Username: user.username, At: at.toISOString() }
    : null;
}

const toMove = ({ fromStatus: from, toStatus: to, why }: QuoteEvent) => ({ from, to, why });
