import CompactIcon from '@mui/icons-material/DensitySmallOutlined';
import { Box, Button, Skeleton } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { lazyPart } from '#web/shell/lazy-part';
import { RowCards } from './RowCards.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useKeptTable } from './use-kept-table.ts';
import type { WorkTableProps } from './work-column.ts';

const loadGrid = () => import('./grid/WorkGrid.tsx');
const WorkGrid = lazyPart(async () => (await loadGrid()).WorkGrid);
const LOADING = <Skeleton variant="rectangular" height={480} />;

/**
 * The rows of the nearest list: a grid, on phones one card below the other. Paging, sorting, filters and the selection are those of
 * the list. Rows stay while the next page is read.
 */
export function WorkTable<Row extends RaRecord>(table: WorkTableProps<Row>) {
  const { data, isPending, isFetching } = useListContext<Row>();
  const { isNarrow, measure } = useIsNarrow();
  const kept = useKeptTable(table.storeKey, table.columns);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isNarrow) {
      // While the rows are read. When it does not arrive, it is asked for again by the rows.
      loadGrid().catch(() => undefined);
    }
  }, [isNarrow]);
  const isCompact = kept.density === 'compact';
  const isEmpty = !isPending && !data?.length;
  return (
    <Box ref={measure} aria-busy={isFetching}>
      <Box sx={isNarrow && !table.selection ? undefined : LINE}>
        <Box sx={BAR}>{table.selection?.bar}</Box>
        {!isNarrow && !isEmpty && (
          <Box sx={TOOLS}>
            <Box ref={setTools} />
            <Button
              size="small"
              startIcon={<CompactIcon />}
              aria-pressed={isCompact}
              onClick={() => kept.setDensity(isCompact ? 'standard' : 'compact')}
            >
              Compact
            </Button>
          </Box>
        )}
      </Box>
      {isPending ? (
        LOADING
      ) : isEmpty ? (
        table.empty
      ) : isNarrow ? (
        <RowCards table={table} hidden={kept.hidden} />
      ) : (
        <Suspense fallback={LOADING}>
          <WorkGrid table={table as WorkTableProps<RaRecord>} kept={kept} tools={tools} />
        </Suspense>
      )}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  px: 1.5,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const BAR = { flex: '1 1 auto', minWidth: 0 } as const;
const TOOLS = { display: 'flex', ml: 'auto' } as const;
