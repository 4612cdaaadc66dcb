import { useDataProvider, type DataProvider } from 'react-admin';
import { formatDay } from '#shared/formats/auto-date';
import { RATE_DRAFTS as CALLS } from '#shared/rate-drafts/rate-drafts.calls';
import type { RateDraftGroupRow, RateDraftRow } from '#shared/rate-drafts/rate-draft.record';
import { asking, call, query, WITH_NOTICE } from '#web/http/calls';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and its path below /sales. */
export const RATE_DRAFTS = 'rate-drafts';
/** The groups priced with a draft. */
export const RATE_DRAFT_GROUPS = 'rate-draft-groups';
export const RATE_DRAFT_GROUPS_CSV = asking(CALLS.exportGroups).path;

export const rateDraftCalls: ResourceCalls = { list: asking(CALLS.list).path, idField: 'Id' };
export const rateDraftGroupCalls: ResourceCalls = { list: asking(CALLS.listGroups).path, idField: 'GroupId' };

export type RateDraftRecord = RateDraftRow & { id: number };
export type RateDraftGroupRecord = RateDraftGroupRow & { id: number };
type Seen = Pick<RateDraftRow, 'Id' | 'Version'>;

/** "1/1/2027 to 3/31/2027". */
export const periodWords = ({ PeriodStart, PeriodEnd }: Pick<RateDraftRow, 'PeriodStart' | 'PeriodEnd'>): string =>
  `${formatDay(PeriodStart)} to ${formatDay(PeriodEnd)}`;

export const draftAddress = (id: number): string => `/${RATE_DRAFTS}/${id}`;
export const draftQuery = (id: number) => query(CALLS.find, { id }, WITH_NOTICE);

/** Refusals are shown beside the button: they can name twenty rows. */
const loadDraft = (file: File) => {
  const body = new FormData();
  body.append('file', file);
  return call(CALLS.load, { body });
};
const priceDraft = ({ Id: id, Version }: Seen) => call(CALLS.price, { id, body: { Version } }, WITH_NOTICE);
const publishDraft = ({ Id: id, Version }: Seen) => call(CALLS.publish, { id, body: { Version } }, WITH_NOTICE);
const discardDraft = ({ Id: id, Version }: Seen) => call(CALLS.discard, { id, body: { Version } }, WITH_NOTICE);

export const rateDraftActions = { loadDraft, priceDraft, publishDraft, discardDraft };
export const useRateDraftActions = () => useDataProvider<DataProvider & typeof rateDraftActions>();
