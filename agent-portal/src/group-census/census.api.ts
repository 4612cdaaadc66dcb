import type {
  ApproveCensusRequest,
  ApproveCensusResponse,
  CensusMemberRequest,
  CensusMemberResponse,
  RemovedMembersResponse,
  RestoreRemovedRequest,
  SaveMemberResponse,
  TemplateFormat,
} from '#shared/census/census.record';
import type { QuoteResponse, UpdateEffectiveDateRequest, UpdateQuoteRequest } from '#shared/quotes/quote.record';
import { sendJson } from '#web/http/client';
import { download } from '#web/http/files';
import { IN_SCREEN } from '#web/http/in-screen';

/** Adds (Id 0) or edits one member. */
export const saveMember = (quoteId: number, member: CensusMemberRequest): Promise<SaveMemberResponse> =>
  sendJson(member.Id === 0 ? 'POST' : 'PUT', `/api/groupcensus/${quoteId}`, member, IN_SCREEN);

/** Removing an employee removes the household. */
export const removeMember = (quoteId: number, memberId: number): Promise<RemovedMembersResponse> =>
  sendJson('DELETE', `/api/groupcensus/${quoteId}/${memberId}`, undefined, IN_SCREEN);

export const removeAllMembers = (quoteId: number): Promise<RemovedMembersResponse> =>
  sendJson('DELETE', `/api/groupcensus/RemoveAllGroupCensus/${quoteId}`, undefined, IN_SCREEN);

/** Restores members that were removed together; answers the whole census. */
export const restoreRemoved = (quoteId: number, removalId: number): Promise<CensusMemberResponse[]> => {
  const request: RestoreRemovedRequest = { RemovalId: removalId };
  return sendJson('POST', `/api/groupcensus/RestoreRemoved/${quoteId}`, request, IN_SCREEN);
};

export const approveCensus = (quoteId: number, request: ApproveCensusRequest): Promise<ApproveCensusResponse> =>
  sendJson('PUT', `/api/groupcensus/ApproveCensus/${quoteId}`, request, IN_SCREEN);

/** Answers the quote, or a text that starts with "Error:" (spec 002 section 5, "Quote name"). */
export const renameQuote = (request: UpdateQuoteRequest): Promise<QuoteResponse | string> =>
  sendJson('PUT', '/api/quote', request, IN_SCREEN);

export const changeEffectiveDate = (quoteId: number, request: UpdateEffectiveDateRequest): Promise<QuoteResponse> =>
  sendJson('PUT', `/api/quote/PutUpdatedEffectiveDate/${quoteId}`, request, IN_SCREEN);

export const downloadCensus = (quoteId: number) => download({ path: `/api/groupcensus/${quoteId}?canIHazCsv=true` });
export const downloadTemplate = (format: TemplateFormat) =>
  download({ path: `/api/groupcensus/Template?format=${format}` });
