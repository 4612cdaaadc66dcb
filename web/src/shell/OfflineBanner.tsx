import { Box } from '@mui/material';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { formatTime } from '#shared/formats/instant';
import { connection, onConnectionChange } from '../http/connection.ts';
import { HEADER_HEIGHT } from './Header.tsx';

const WORDS = { offline: "You're offline.", unreachable: 'The server could not be reached.' } as const;

/** While there is no connection: says so, and how old the data on the page is. */
export function OfflineBanner() {
  const state = useSyncExternalStore(onConnectionChange, connection);
  const queryClient = useQueryClient();
  const readAt = state === 'online' ? null : oldestOnPage(queryClient);
  return (
    <Box role="status" sx={state === 'online' ? undefined : LOOK}>
      {state !== 'online' && [WORDS[state], readAt && `Showing data from ${readAt}.`].filter(Boolean).join(' ')}
    </Box>
  );
}

/** When the oldest data that the page shows was read; of what never grows old nothing is said. */
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
  fontWeight: 600,
  bgcolor: 'text.primary',
  color: 'background.paper',
} as const;
