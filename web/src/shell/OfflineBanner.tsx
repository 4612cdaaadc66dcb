import { Box } from '@mui/material';
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { formatTime } from '#shared/formats/instant';
import { connection, onConnectionChange } from '../http/connection.ts';
import { HEADER_HEIGHT } from './Header.tsx';

const WORDS = { offline: "You're offline.", unreachable: 'The server could not be reached.' } as const;

/** While there is no connection: says so, and how old the page's data is. */
export function OfflineBanner() {
  const state = useSyncExternalStore(onConnectionChange, connection);
  const readAt = useOldestOnPage(state !== 'online');
  return (
    <Box role="status" sx={state === 'online' ? undefined : LOOK}>
      {state !== 'online' && [WORDS[state], readAt && `Showing data from ${readAt}.`].filter(Boolean).join(' ')}
    </Box>
  );
}

/** The age follows the page: another screen has other data, and a late response renews it. */
function useOldestOnPage(isShown: boolean): string | null {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => (isShown ? oldestOnPage(queryClient) : null));
}

/** When the page's oldest data was fetched; data that never becomes stale is ignored. */
function oldestOnPage(queryClient: QueryClient): string | null {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ observers }) => observers.some(({ options }) => options.staleTime !== Infinity))
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0);
  return times.length === 0 ? null : formatTime(new Date(Math.min(...times)).toISOString());
}

const LOOK = {
  position: 'sticky',
  top: HEADER_HEIGHT,
  zIndex: 1,
  px: { xs: 2, sm: 3 },
  py: 1,
  typography: 'body2',
  fontWeight: 'medium',
  bgcolor: 'text.primary',
  color: 'background.paper',
} as const;
