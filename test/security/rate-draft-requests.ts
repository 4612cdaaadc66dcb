import type { BookRequest } from './book-request.ts';

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
