import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, MoreThanOrEqual } from 'typeorm';
import type { QuoteNotification as QuoteNotificationResponse } from '#shared/contract/quotes';
import { padded, placeholders, preparedRows } from '../../database/prepared-rows.ts';
import { toInstant } from '../../database/raw-values.ts';
import type { GroupQuote } from '../quotes.repository.ts';
import { QuoteNotification } from './notification.entity.ts';

export type NewNotification = Pick<QuoteNotification, 'text' | 'byUserId' | 'at'>;

interface WrittenRow {
  id: number;
  quoteId: number;
  text: string;
  at: Date | string;
  fullName: string;
}

/** All queries on notifications. Each takes quotes that QuotesRepository found for the user. */
@Injectable()
export class NotificationsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Newest first, by quote. */
  async mapByQuote(quotes: readonly GroupQuote[]): Promise<Map<number, QuoteNotificationResponse[]>> {
    const byQuote = new Map<number, QuoteNotificationResponse[]>();
    if (quotes.length === 0) {
      return byQuote;
    }
    const rows = await preparedRows<WrittenRow>(
      this.database.manager,
      `SELECT written.id, written.quoteId, written.text, written.at, author.fullName
       FROM notifications written JOIN users author ON author.id = written.byUserId
       WHERE written.quoteId IN (${placeholders(quotes.length)}) ORDER BY written.id DESC`,
      padded(quotes.map(({ id }) => id)),
    );
    for (const { id, quoteId, text, fullName, at } of rows) {
      const answer = { Id: id, Text: text, By: fullName, At: toInstant(at).toISOString() };
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
