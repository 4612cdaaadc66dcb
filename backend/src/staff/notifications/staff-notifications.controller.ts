import { ruleName } from '#shared/business-rules/rule-names';
import { NOTIFICATIONS_PER_PAGE, type StaffNotification } from '#shared/staff-notifications/staff-notification.record';
import { STAFF_NOTIFICATION_CALLS } from '#shared/staff-notifications/staff-notifications.calls';
import { toInstant } from '../../platform/database/raw-values.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { StaffNotificationsRepository, type ToldRow } from './staff-notifications.repository.ts';
import { StaffNotificationsService } from './staff-notifications.service.ts';

export const toStaffNotification = (row: ToldRow): StaffNotification => ({
  Id: row.id,
  Kind: row.kind,
  By: row.actorName,
  Record:
    row.ruleKey === null
      ? (row.groupName ?? `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim())
      : ruleName(row.ruleKey),
  QuoteId: row.quoteId,
  QuoteType: row.quoteType,
  OtherQuotes: (row.quoteCount ?? 1) - 1,
  At: toInstant(row.createdAt).toISOString(),
  IsRead: row.readAt !== null,
});

@Serves(STAFF_NOTIFICATION_CALLS)
export class StaffNotificationsController implements Serving<typeof STAFF_NOTIFICATION_CALLS> {
  constructor(
    private readonly notifications: StaffNotificationsRepository,
    private readonly service: StaffNotificationsService,
  ) {}

  async list({ user, query: { before } }: Asked<typeof STAFF_NOTIFICATION_CALLS.list>) {
    const rows = await this.notifications.list(user, { before: before ?? null, count: NOTIFICATIONS_PER_PAGE + 1 });
    return {
      Notifications: rows.slice(0, NOTIFICATIONS_PER_PAGE).map(toStaffNotification),
      HasOlder: rows.length > NOTIFICATIONS_PER_PAGE,
    };
  }

  async countUnread({ user }: Asked<typeof STAFF_NOTIFICATION_CALLS.countUnread>) {
    return { Count: await this.notifications.countUnread(user) };
  }

  readOne({ user, id }: Asked<typeof STAFF_NOTIFICATION_CALLS.readOne>) {
    return this.service.readOne(user, id);
  }

  readAll({ user, body: { UpTo } }: Asked<typeof STAFF_NOTIFICATION_CALLS.readAll>) {
    return this.service.readUpTo(user, UpTo);
  }
}
