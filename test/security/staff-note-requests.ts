import { addressed, type BookRequest, type Facts } from './book-request.ts';

/** Notes of staff on a quote of the book. */
export const STAFF_NOTE_REQUESTS: Record<string, (facts: Facts) => BookRequest> = {
  'GET /api/sales/GetStaffNotes/:quoteId': ({ book }) => addressed(`/api/sales/GetStaffNotes/${book.open.id}`),
  'POST /api/sales/AddStaffNote/:quoteId': ({ book }) =>
    addressed(`/api/sales/AddStaffNote/${book.open.id}`, { Text: 'Call the owner.', Mentions: [] }),
};

/** Notifications are the caller's own; the number of a note is in no book. */
export const NOTIFICATION_REQUESTS: Record<string, BookRequest> = {
  'PUT /api/sales/DeleteStaffNote/:noteId': { path: '/api/sales/DeleteStaffNote/1' },
  'GET /api/sales/GetStaffNotifications': { path: '/api/sales/GetStaffNotifications' },
  'GET /api/sales/GetUnreadNotificationCount': { path: '/api/sales/GetUnreadNotificationCount' },
  'PUT /api/sales/ReadStaffNotification/:id': { path: '/api/sales/ReadStaffNotification/1' },
  'PUT /api/sales/ReadAllStaffNotifications': { path: '/api/sales/ReadAllStaffNotifications', body: { UpTo: 1 } },
};
