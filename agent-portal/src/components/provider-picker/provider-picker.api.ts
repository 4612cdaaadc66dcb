import { queryOptions } from '@tanstack/react-query';
import type {
  ProviderCheckRequest,
  ProviderCheckResponse,
  ProviderResponse,
  ProviderSearchRequest,
} from '#shared/providers/provider.record';
import { getJson, sendJson } from '#web/http/client';

/** Errors show beside the field. */
const QUIETLY = { suppressNotification: true, bubble: true } as const;
const DIRECTORY_FRESH_MS = 5 * 60_000;

/** The provider with this id. */
export const providerQuery = (id: string) =>
  queryOptions({
    queryKey: ['provider', id],
    queryFn: ({ signal }) => fetchProvider(id, signal),
    staleTime: DIRECTORY_FRESH_MS,
  });

export const fetchProvider = (id: string, signal?: AbortSignal): Promise<ProviderResponse> =>
  getJson<ProviderResponse>(`/api/provider/GetProviderByPRPRId/${encodeURIComponent(id)}`, signal, QUIETLY);

export const searchProviders = (request: ProviderSearchRequest, signal?: AbortSignal): Promise<ProviderResponse[]> =>
  sendJson<ProviderResponse[]>('POST', '/api/provider/GetProvidersByCriteria', request, { ...QUIETLY, signal });

export const checkProvider = (request: ProviderCheckRequest, signal?: AbortSignal): Promise<ProviderCheckResponse> =>
  sendJson<ProviderCheckResponse>('POST', '/api/provider/CheckProvider', request, { ...QUIETLY, signal });
