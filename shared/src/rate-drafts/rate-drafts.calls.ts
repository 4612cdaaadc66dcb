import { calls, CSV, get, post, put } from '#shared/answers/calls';
import { LIST_QUERY } from '#shared/answers/list-query.record';
import { STARTED_BULK_RUN } from '#shared/bulk-runs/bulk-run.record';
import {
  RATE_DRAFT,
  RATE_DRAFT_DETAILS,
  RATE_DRAFT_GROUP,
  RATE_DRAFT_VERSION,
} from '#shared/rate-drafts/rate-draft.record';

/** The rehearsal of a rate file: loaded as a draft that no quote sees, tried on the whole book, then published or discarded. */
export const RATE_DRAFTS = calls('/api/sales', ['superuser'], {
  list: get('GetRateDrafts', { about: 'Newest first.', query: LIST_QUERY, answers: [RATE_DRAFT] }),
  find: get('GetRateDraft/:id', {
    about: 'With what it does to the book, once that is priced.',
    answers: RATE_DRAFT_DETAILS,
    refuses: ['NOT_FOUND'],
  }),
  listGroups: get('GetRateDraftGroups', {
    about: 'Filter by DraftId, and by IsAbove for those above the review percent. Steepest increase first.',
    query: LIST_QUERY,
    answers: [RATE_DRAFT_GROUP],
  }),
  exportGroups: get('GetRateDraftGroups.csv', {
    about: 'Every group that matches, steepest increase first.',
    query: LIST_QUERY,
    answers: CSV,
  }),
  load: post('LoadRateDraft', {
    about:
      'multipart/form-data with one file of at most 40 MB, in the columns of the CMS Rate PUF: rates of group plans for one period. Checked as the import checks it before anything is stored.',
    body: 'form',
    answers: RATE_DRAFT,
    refuses: ['TOO_LARGE', 'UNSUPPORTED_TYPE', 'WRONG_STATE'],
  }),
  price: put('PriceRateDraft/:id', {
    about: 'Prices every group with coverage, at the rates in force and at those of the draft.',
    body: RATE_DRAFT_VERSION,
    answers: STARTED_BULK_RUN,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION'],
  }),
  publish: put('PublishRateDraft/:id', {
    about: 'Its rates become the filed ones, as if the file had been imported.',
    body: RATE_DRAFT_VERSION,
    answers: RATE_DRAFT_DETAILS,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  discard: put('DiscardRateDraft/:id', {
    about: 'A running pricing of the book stops.',
    body: RATE_DRAFT_VERSION,
    answers: RATE_DRAFT_DETAILS,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION'],
  }),
});
