import { Injectable } from '@nestjs/common';
import {
  MOST_NOTIFICATIONS,
  notificationProblem,
  notificationText,
  TOO_MANY_NOTIFICATIONS,
} from '#shared/quotes/notification-text';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { QuoteRecords } from '../changes/quote-records.ts';
import { Quotes, type AnyQuote } from '../quotes.repository.ts';
import { NotificationsRepository } from './notifications.repository.ts';

/** The same text by the same person within this time counts as a double click. */
const DOUBLE_CLICK_MS = 2_000;

@Injectable()
export class PutNotificationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly notifications: NotificationsRepository,
    private readonly records: QuoteRecords,
    private readonly clock: Clock,
  ) {}

  /** Adds a notification for everyone who works on the quote, in any status. @throws NOT_FOUND, RULE_BROKEN */
  put(user: SessionUser, quoteId: number, written: string): Promise<AnyQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.lock(user, quoteId, tx);
      const now = this.clock.now();
      const notification = { text: notificationText(written), byUserId: user.id, at: now };
      const since = new Date(now.getTime() - DOUBLE_CLICK_MS);
      if (await this.notifications.isWrittenSince(tx, quote, notification, since)) {
        return quote;
      }
      const isFull = (await this.notifications.count(tx, quote)) >= MOST_NOTIFICATIONS;
      const problem = notificationProblem(notification.text) ?? (isFull ? TOO_MANY_NOTIFICATIONS : null);
      if (problem) {
        throw new AppError('RULE_BROKEN', problem);
      }
      await this.notifications.add(tx, quote, notification);
      await this.records.changed(tx, user, { quoteId, action: 'put-notification', fields: ['Notifications'] });
      return quote;
    });
  }
}
