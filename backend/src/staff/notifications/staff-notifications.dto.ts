import {
  READ_ALL_NOTIFICATIONS,
  STAFF_NOTIFICATIONS,
  type StaffNotification,
  UNREAD_NOTIFICATIONS,
} from '#shared/staff-notifications/staff-notification.record';
import { toInstant } from '../../platform/database/raw-values.ts';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import type { ToldRow } from './staff-notifications.repository.ts';

export class StaffNotificationsAnswer extends answerOf(STAFF_NOTIFICATIONS) {}
export class UnreadNotificationsAnswer extends answerOf(UNREAD_NOTIFICATIONS) {}
export class ReadAllNotificationsBody extends bodyOf(READ_ALL_NOTIFICATIONS) {}

export const toStaffNotification = (row: ToldRow): StaffNotification => ({
  Id: row.id,
  Kind: row.kind,
  By: row.actorName,
  Record: row.groupName ?? `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(),
  QuoteId: row.quoteId,
  QuoteType: row.quoteType,
  At: toInstant(row.createdAt).toISOString(),
  IsRead: row.readAt !== null,
});
