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
export const QUIETLY = { suppressNotification: true, bubble: true } as const;
const DIRECTORY_FRESH_MS = 5 * 60_000;

/** Agents and people with a link ask it in different ways. */
export interface ProviderDirectory {
  find: (id: string, signal?: AbortSignal) => Promise<ProviderResponse>;
  search: (request: ProviderSearchRequest, signal?: AbortSignal) => Promise<ProviderResponse[]>;
  check: (request: ProviderCheckRequest, signal?: AbortSignal) => Promise<ProviderCheckResponse>;
}

export const AGENTS_DIRECTORY: ProviderDirectory = {
  find: (id, signal) => call(PROVIDERS.findById, { id }, { ...QUIETLY, signal }),
  search: (request, signal) =>
    call(PROVIDERS.listByCriteria, { body: request }, { ...WITH_NOTICE, ...QUIETLY, signal }),
  check: (request, signal) => call(PROVIDERS.checkProvider, { body: request }, { ...WITH_NOTICE, ...QUIETLY, signal }),
};

/** The provider with this id. */
export const providerQuery = (id: string, { find }: ProviderDirectory) =>
  queryOptions({
    queryKey: ['provider', id],
    queryFn: ({ signal }) => find(id, signal),
    staleTime: DIRECTORY_FRESH_MS,
  });
