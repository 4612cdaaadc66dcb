import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import type { AnyQuote } from '../quotes.repository.ts';
import { QuoteNotification } from './notification.table.ts';

export type NewNotification = Pick<QuoteNotification, 'text' | 'byUserId' | 'at'>;

/** Writes notifications; they are read with their quotes. Each method takes quotes that Quotes found for the user. */
@Injectable()
export class NotificationsRepository {
  count(tx: EntityManager, quote: AnyQuote): Promise<number> {
    return tx.countBy(QuoteNotification, { quoteId: quote.id });
  }

  /** Whether the same person has written the same text since then. */
  async isWrittenSince(tx: EntityManager, quote: AnyQuote, { text, byUserId }: NewNotification, since: Date) {
    return tx.existsBy(QuoteNotification, { quoteId: quote.id, text, byUserId, at: MoreThanOrEqual(since) });
  }

  async add(tx: EntityManager, quote: AnyQuote, notification: NewNotification): Promise<void> {
    await tx.insert(QuoteNotification, { ...notification, quoteId: quote.id });
  }
}
