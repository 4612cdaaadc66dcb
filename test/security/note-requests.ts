import { adviceBody } from '../advice/advice-body.ts';
import { addressed, type BookRequest, type Facts } from './book-request.ts';

/** Notes of staff on a quote of the book, the agent's of its sale, and what it was. */
export const NOTE_REQUESTS: Record<string, (facts: Facts) => BookRequest> = {
  'GET /api/sales/GetStaffNotes/:quoteId': ({ book }) => addressed(`/api/sales/GetStaffNotes/${book.open.id}`),
  'POST /api/sales/AddStaffNote/:quoteId': ({ book }) =>
    addressed(`/api/sales/AddStaffNote/${book.open.id}`, { Text: 'Call the owner.', Mentions: [] }),
  'GET /api/quote/Pictures/:quoteId': ({ book }) => addressed(`/api/quote/Pictures/${book.quoted.id}`),
  'GET /api/quote/AsItWas/:quoteId/:pictureId': ({ book }) =>
    addressed(`/api/quote/AsItWas/${book.quoted.id}/${book.pictureId}`),
  'GET /api/advice/:quoteId': ({ book }) => addressed(`/api/advice/${book.quoted.id}`),
  'POST /api/advice/:quoteId/records': ({ book }) => addressed(`/api/advice/${book.quoted.id}/records`, { Version: 0 }),
  'PUT /api/advice/:quoteId': ({ book }) => addressed(`/api/advice/${book.quoted.id}`, adviceBody()),
  'GET /api/advice/records/:recordId': ({ book }) => addressed(`/api/advice/records/${book.adviceRecordId}`),
};

/** Notifications are the caller's own; the number of a note is in no book. */
export const NOTIFICATION_REQUESTS: Record<string, BookRequest> = {
  'PUT /api/sales/DeleteStaffNote/:noteId': { path: '/api/sales/DeleteStaffNote/1' },
  'GET /api/sales/GetStaffNotifications': { path: '/api/sales/GetStaffNotifications' },
  'GET /api/sales/GetUnreadNotificationCount': { path: '/api/sales/GetUnreadNotificationCount' },
  'PUT /api/sales/ReadStaffNotification/:id': { path: '/api/sales/ReadStaffNotification/1' },
  'PUT /api/sales/ReadAllStaffNotifications': { path: '/api/sales/ReadAllStaffNotifications', body: { UpTo: 1 } },
};

/** Drafts of rates, for super users: nothing of a book is named. */
export const RATE_DRAFT_REQUESTS: Record<string, BookRequest> = {
  'GET /api/sales/GetRateDrafts': { path: '/api/sales/GetRateDrafts' },
  'GET /api/sales/GetRateDraft/:id': { path: '/api/sales/GetRateDraft/1' },
  'GET /api/sales/GetRateDraftGroups': { path: '/api/sales/GetRateDraftGroups?filter={"DraftId":1}' },
  'GET /api/sales/GetRateDraftGroups.csv': { path: '/api/sales/GetRateDraftGroups.csv?filter={"DraftId":1}' },
  'POST /api/sales/LoadRateDraft': { path: '/api/sales/LoadRateDraft' },
  'PUT /api/sales/PriceRateDraft/:id': { path: '/api/sales/PriceRateDraft/1', body: { Version: 1 } },
  'PUT /api/sales/PublishRateDraft/:id': { path: '/api/sales/PublishRateDraft/1', body: { Version: 1 } },
  'PUT /api/sales/DiscardRateDraft/:id': { path: '/api/sales/DiscardRateDraft/1', body: { Version: 1 } },
};
