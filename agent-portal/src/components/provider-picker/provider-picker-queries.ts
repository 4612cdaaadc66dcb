import { queryOptions } from '@tanstack/react-query';
import type {
  ProviderCheckRequest,
  ProviderCheckResponse,
  ProviderResponse,
  ProviderSearchRequest,
} from '#shared/providers/provider.record';
import { PROVIDERS } from '#shared/providers/providers.calls';
import { WITH_NOTICE, call } from '#web/http/calls';

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
  call(PROVIDERS.findById, { id }, { ...QUIETLY, signal });

export const searchProviders = (request: ProviderSearchRequest, signal?: AbortSignal): Promise<ProviderResponse[]> =>
  call(PROVIDERS.listByCriteria, { body: request }, { ...WITH_NOTICE, ...QUIETLY, signal });

export const checkProvider = (request: ProviderCheckRequest, signal?: AbortSignal): Promise<ProviderCheckResponse> =>
  call(PROVIDERS.checkProvider, { body: request }, { ...WITH_NOTICE, ...QUIETLY, signal });
