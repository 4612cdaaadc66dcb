import CompactIcon from '@mui/icons-material/DensitySmallOutlined';
import { Box, Button, Checkbox, FormControlLabel, List, ListItem, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { type Identifier, Pagination, type RaRecord, useListContext } from 'react-admin';
import { lazyPart } from '#web/shell/lazy-part';
import { useDateProblem } from '../components/date-problems.ts';
import { Instant } from '../components/Instant.tsx';
import { useRowsReadAt } from '../components/use-quiet-refresh.ts';
import { useSavedTable } from './use-saved-table.ts';
import type { WorkColumn, WorkTableProps } from './work-column.ts';
import { remPixels } from '#web/theme/text-size';
import { useIsBelow } from '#web/theme/use-is-below';

const loadGrid = () => import('./grid/WorkGrid.tsx');
const WorkGrid = lazyPart(async () => (await loadGrid()).WorkGrid);
const LOADING = <Skeleton variant="rectangular" height={480} />;

/**
 * The rows of the nearest list: a grid, or stacked cards on phones. Paging, sorting, filters and selection are the list's. The
 * current rows stay visible while the next page loads.
 */
export function WorkTable<Row extends RaRecord>(table: WorkTableProps<Row>) {
  const { data, isPending, isFetching } = useListContext<Row>();
  const { isNarrow, measure } = useIsNarrow();
  const kept = useSavedTable(table.storeKey, table.columns);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isNarrow) {
      // Preloaded while the rows load. If this fails, rendering the rows tries again.
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
        <>
          <RowCards table={table} hidden={kept.hidden} />
          <Pages />
        </>
      ) : (
        // The pager waits for the rows, which would push it away from under the cursor.
        <Suspense fallback={LOADING}>
          <WorkGrid table={table as WorkTableProps<RaRecord>} kept={kept} tools={tools} />
          <Pages />
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

/** Below this width, a row's name and buttons do not fit side by side. */
const TABLE_REM = 24;

/** Whether a table would not fit: on a phone, or with a large font for the element's width. */
function useIsNarrow() {
  const isPhone = useIsBelow('sm');
  const [hasNoRoom, setHasNoRoom] = useState(false);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      // A hidden element has no width.
      const { clientWidth } = element;
      setHasNoRoom(clientWidth > 0 && clientWidth < TABLE_REM * remPixels());
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isNarrow: isPhone || hasNoRoom, measure };
}

/** How old the rows are, and the pager. Not shown when the list could not be loaded or its dates are invalid: then the number of pages is unknown. */
function Pages() {
  const { data, error, perPage, resource } = useListContext();
  const readAt = useRowsReadAt(resource);
  const dateProblem = useDateProblem();
  return dateProblem || (error && !data) ? null : (
    <Box sx={FOOT}>
      <Typography variant="caption" color="textSecondary">
        Updated <Instant at={readAt} />
      </Typography>
      <Pagination rowsPerPageOptions={[perPage]} sx={WRAPS} />
    </Box>
  );
}

const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  pl: 2,
} as const;
/** The count and the arrows do not fit side by side on a phone with large text. */
const WRAPS = { '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' } } as const;

interface RowCardsProps<Row extends RaRecord> {
  table: WorkTableProps<Row>;
  hidden: readonly string[];
}

/**
 * A list's rows as stacked cards on a phone, instead of a table that overflows the screen. react-admin's `SimpleList` puts what is below
 * the name into a paragraph, which can hold neither buttons nor labels of values.
 */
function RowCards<Row extends RaRecord>({ table, hidden }: RowCardsProps<Row>) {
  const { data = [] } = useListContext<Row>();
  const { label, columns, actions, selection, nameOf } = table;
  const [name, ...facts] = columns;
  return (
    <List disablePadding aria-label={label}>
      {data.map((row) => (
        <ListItem key={row.id} data-row-card divider sx={{ display: 'block', py: 1.5 }}>
          <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
            {name!.render(row)}
          </Typography>
          {facts
            .filter(({ source }) => !hidden.includes(source))
            .map((column) => (
              <Fact key={column.source} column={column} row={row} />
            ))}
          <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {selection && (selection.isSelectable?.(row) ?? true) && <SelectRow id={row.id} name={nameOf(row)} />}
            {actions?.render(row)}
          </Stack>
        </ListItem>
      ))}
    </List>
  );
}

/** Name and value; omitted when empty. */
function Fact<Row>({ column, row }: { column: WorkColumn<Row>; row: Row }) {
  const value = column.render(row);
  return (
    value !== null &&
    value !== undefined &&
    value !== '' && (
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="span" variant="inherit" color="textSecondary">
          {column.label}:{' '}
        </Typography>
        {value}
      </Typography>
    )
  );
}

/** The checkbox that selects a card's row. */
function SelectRow({ id, name }: { id: Identifier; name: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <FormControlLabel
      label="Select"
      control={
        <Checkbox
          size="small"
          checked={selectedIds.includes(id)}
          onChange={() => onToggleItem(id)}
          slotProps={{ input: { 'aria-label': `Select ${name}` } }}
        />
      }
    />
  );
}
