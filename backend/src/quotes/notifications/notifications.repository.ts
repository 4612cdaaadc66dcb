import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import type { QuoteNotification as QuoteNotificationResponse } from '#shared/contract/quotes';
import type { GroupQuote } from '../quotes.repository.ts';
import { QuoteNotification } from './notification.entity.ts';

export type NewNotification = Pick<QuoteNotification, 'text' | 'byUserId' | 'at'>;

/** All queries on notifications. Each takes quotes that QuotesRepository found for the user. */
@Injectable()
export class NotificationsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Newest first, by quote. */
  async mapByQuote(quotes: readonly GroupQuote[]): Promise<Map<number, QuoteNotificationResponse[]>> {
    const rows = await this.database.manager.find(QuoteNotification, {
      where: { quoteId: In(quotes.map(({ id }) => id)) },
      relations: { by: true },
      order: { id: 'DESC' },
    });
    const byQuote = new Map<number, QuoteNotificationResponse[]>();
    for (const { id, quoteId, text, by, at } of rows) {
      const answer = { Id: id, Text: text, By: by?.fullName ?? '', At: at.toISOString() };
      byQuote.set(quoteId, [...(byQuote.get(quoteId) ?? []), answer]);
    }
    return byQuote;
  }

  count(tx: EntityManager, quote: GroupQuote): Promise<number> {
    return tx.countBy(QuoteNotification, { quoteId: quote.id });
  }

  /** Whether the same person wrote the same since then. */
  async isWrittenSince(tx: EntityManager, quote: GroupQuote, { text, byUserId }: NewNotification, since: Date) {
    return tx.existsBy(QuoteNotification, { quoteId: quote.id, text, byUserId, at: MoreThanOrEqual(since) });
  }

  async add(tx: EntityManager, quote: GroupQuote, notification: NewNotification): Promise<void> {
    await tx.insert(QuoteNotification, { ...notification, quoteId: quote.id });
  }
}
