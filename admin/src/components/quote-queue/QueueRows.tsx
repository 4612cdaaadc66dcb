import { Box } from '@mui/material';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { PendingRows } from '../undo/PendingRows.tsx';
import { useQuietRefresh } from '../use-quiet-refresh.ts';

interface QueueRowsProps {
  resource: string;
  /** Of the counts above the list, which are read again with it. Always the same array. */
  countsKey: QueryKey;
  children: ReactNode;
}

/** A queue's table: kept fresh, with changes shown before they are saved. */
export function QueueRows({ resource, countsKey, children }: QueueRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  useQuietRefresh(resource, rows);
  const { data } = useListContext();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (data) {
      void queryClient.invalidateQueries({ queryKey: countsKey });
    }
  }, [data, queryClient, countsKey]);
  return (
    <Box ref={rows}>
      <PendingRows>{children}</PendingRows>
    </Box>
  );
}
