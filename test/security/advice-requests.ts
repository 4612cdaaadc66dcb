import { adviceBody } from '../advice/advice-body.ts';
import { addressed, type BookRequest, type Facts } from './book-request.ts';

export const ADVICE_REQUESTS: Record<string, (facts: Facts) => BookRequest> = {
  'GET /api/advice/:quoteId': ({ book }) => addressed(`/api/advice/${book.quoted.id}`),
  'POST /api/advice/:quoteId/records': ({ book }) => addressed(`/api/advice/${book.quoted.id}/records`, { Version: 0 }),
  'PUT /api/advice/:quoteId': ({ book }) => addressed(`/api/advice/${book.quoted.id}`, adviceBody()),
  'GET /api/advice/records/:recordId': ({ book }) => addressed(`/api/advice/records/${book.adviceRecordId}`),
};
