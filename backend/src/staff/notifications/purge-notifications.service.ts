import { Injectable, type OnModuleInit } from '@nestjs/common';
import { READ_KEPT_DAYS, UNREAD_KEPT_DAYS } from '#shared/staff-notifications/staff-notification.record';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { NightlyJobs } from '../../platform/jobs/nightly-jobs.ts';
import { StaffNotificationsRepository } from './staff-notifications.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes old notifications every night. */
@Injectable()
export class PurgeNotificationsService implements OnModuleInit {
  constructor(
    private readonly nightly: NightlyJobs,
    private readonly transactions: Transactions,
    private readonly notifications: StaffNotificationsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.nightly.register('purge-notifications', () => this.purge());
  }

  purge(): Promise<void> {
    const now = this.clock.now().getTime();
    const expired = {
      readBefore: new Date(now - READ_KEPT_DAYS * DAY_MS),
      writtenBefore: new Date(now - UNREAD_KEPT_DAYS * DAY_MS),
    };
    return this.transactions.run((tx) => this.notifications.removeExpired(tx, expired));
  }
}
