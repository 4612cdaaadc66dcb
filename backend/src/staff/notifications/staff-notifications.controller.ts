import { NOTIFICATIONS_PER_PAGE } from '#shared/staff-notifications/staff-notification.record';
import { STAFF_NOTIFICATION_CALLS } from '#shared/staff-notifications/staff-notifications.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ReadNotificationsService } from './read-notifications.service.ts';
import { toStaffNotification } from './staff-notifications-answers.ts';
import { StaffNotificationsRepository } from './staff-notifications.repository.ts';

@Serves(STAFF_NOTIFICATION_CALLS)
export class StaffNotificationsController implements Serving<typeof STAFF_NOTIFICATION_CALLS> {
  constructor(
    private readonly notifications: StaffNotificationsRepository,
    private readonly readNotifications: ReadNotificationsService,
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
    return this.readNotifications.readOne(user, id);
  }

  readAll({ user, body: { UpTo } }: Asked<typeof STAFF_NOTIFICATION_CALLS.readAll>) {
    return this.readNotifications.readUpTo(user, UpTo);
  }
}
