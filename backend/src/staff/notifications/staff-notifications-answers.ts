import type { StaffNotification } from '#shared/staff-notifications/staff-notification.record';
import { toInstant } from '../../platform/database/raw-values.ts';
import type { ToldRow } from './staff-notifications.repository.ts';

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
