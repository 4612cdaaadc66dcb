import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { StaffNotificationsRepository } from './staff-notifications.repository.ts';

/** Marks the caller's notifications as read. Not an event for the audit trail: it changes no record but the caller's own list. */
@Injectable()
export class ReadNotificationsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly notifications: StaffNotificationsRepository,
    private readonly clock: Clock,
  ) {}

  readOne(user: SessionUser, id: number): Promise<void> {
    return this.transactions.run((tx) => this.notifications.read(tx, user, id, this.clock.now()));
  }

  readUpTo(user: SessionUser, newest: number): Promise<void> {
    return this.transactions.run((tx) => this.notifications.readUpTo(tx, user, newest, this.clock.now()));
  }
}
