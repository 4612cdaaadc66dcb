import { Box } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { PendingRows } from '../undo/PendingRows.tsx';
import { useQuietRefresh } from '../use-quiet-refresh.ts';

/** A queue's table: kept fresh, with changes shown before they are saved. */
export function QueueRows({ resource, children }: { resource: string; children: ReactNode }) {
  const rows = useRef<HTMLDivElement>(null);
  useQuietRefresh(resource, rows);
  return (
    <Box ref={rows}>
      <PendingRows>{children}</PendingRows>
    </Box>
  );
}
