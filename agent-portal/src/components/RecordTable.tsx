import {
  Box,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { remPixels } from '#web/theme/text-size';
import { useAsOnScreen, useIsBelow } from '#web/theme/use-is-below';
import { PlainSelect } from './PlainSelect.tsx';

export interface Sort<Field extends string> {
  field: Field;
  direction: 'ASC' | 'DESC';
}

export interface RecordColumn<Row, Field extends string = string> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** The server's sort key; if absent, the column cannot be sorted. */
  field?: Field;
  align?: 'right';
  isOneLine?: boolean;
  /** The row's name: its row header, and its card's title. */
  isName?: boolean;
  /** Left out where there is no room, the last of them first. */
  isExtra?: boolean;
}

export interface RecordTableProps<Row, Field extends string = string> {
  /** The accessible name: what the rows are, or the id of their heading. */
  label: string | { id: string };
  rows: readonly Row[];
  keyOf: (row: Row) => number | string;
  columns: readonly RecordColumn<Row, Field>[];
  /** A row's actions; always visible. */
  action?: { label: string; cell: (row: Row) => ReactNode };
  /** What is open in place, below the row; null for a row that is closed. */
  opened?: (row: Row) => ReactNode;
  /** Called on a click outside the row's links and buttons. */
  onOpen?: (row: Row) => void;
  sort?: Sort<Field>;
  onSort?: (sort: Sort<Field>) => void;
  /** The next page is loading; these rows stay until it arrives. */
  isLoading?: boolean;
  /** For tables with more columns than any screen has room for: on wide screens they scroll horizontally, with the action column fixed. */
  scrolls?: boolean;
  card: {
    /** Beside the name. */
    aside?: (row: Row) => ReactNode;
    /** Below the name. */
    details: (row: Row) => ReactNode;
  };
}

/** A table of records; where it does not fit, without its extra columns; where that does not fit either, and on phones, as cards. */
export function RecordTable<Row, Field extends string = string>(props: RecordTableProps<Row, Field>) {
  const { columns, scrolls = false } = props;
  const extras = columns.filter(({ isExtra }) => isExtra).reverse();
  const frame = useRef<HTMLDivElement>(null);
  const leftOut = useRoom(frame, scrolls ? 0 : extras.length + 1);
  const isNarrow = useIsBelow(scrolls ? 'md' : 'sm');
  const isTooWide = leftOut > extras.length;
  const isCards = useAsOnScreen(isNarrow || isTooWide);
  const shown = columns.filter((column) => !extras.slice(0, leftOut).includes(column));
  return (
    <Box ref={frame} sx={isTooWide && !isCards ? SQUEEZED : undefined}>
      {isCards ? <RecordCards {...props} /> : <WideTable {...props} columns={shown} />}
    </Box>
  );
}

/** A table of the screen on narrower paper: words break. */
const SQUEEZED = { '& td *, & th *': { overflowWrap: 'anywhere', whiteSpace: 'normal', minWidth: 0 } } as const;

function WideTable<Row, Field extends string>(props: RecordTableProps<Row, Field>) {
  const { label, rows, keyOf, columns, action, opened, onOpen, isLoading = false, scrolls = false } = props;
  return (
    <TableContainer sx={{ opacity: isLoading ? 0.6 : 1 }}>
      <Table {...labelProps(label)} aria-busy={isLoading} sx={scrolls ? [CELLS, ACTION_IN_SIGHT] : CELLS}>
        <Heads {...props} />
        <TableBody>
          {rows.map((row) => {
            const below = opened?.(row) ?? null;
            return (
              <Fragment key={keyOf(row)}>
                <TableRow hover data-record {...(onOpen && { onClick: () => onOpen(row), sx: { cursor: 'pointer' } })}>
                  {columns.map(({ label: head, cell, align, isName, isOneLine }) => (
                    <TableCell
                      key={head}
                      align={align}
                      {...(isName && { component: 'th', scope: 'row' })}
                      sx={isOneLine ? { whiteSpace: 'nowrap' } : undefined}
                    >
                      {cell(row)}
                    </TableCell>
                  ))}
                  {action && <TableCell>{action.cell(row)}</TableCell>}
                </TableRow>
                {below !== null && (
                  <TableRow>
                    <TableCell colSpan={columns.length + (action ? 1 : 0)}>{below}</TableCell>
                  </TableRow>
                )}
              </Fragment>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** A second click on a heading reverses the order. */
function Heads<Row, Field extends string>({ columns, action, sort, onSort }: RecordTableProps<Row, Field>) {
  return (
    <TableHead>
      <TableRow>
        {columns.map(({ label, field, align }) => {
          const direction = field !== undefined && field === sort?.field ? sort.direction : null;
          return (
            <TableCell
              key={label}
              align={align}
              sortDirection={direction === null ? false : direction === 'ASC' ? 'asc' : 'desc'}
            >
              {field === undefined || !onSort ? (
                label
              ) : (
                <TableSortLabel
                  active={direction !== null}
                  direction={direction === 'DESC' ? 'desc' : 'asc'}
                  onClick={() => onSort({ field, direction: direction === 'ASC' ? 'DESC' : 'ASC' })}
                >
                  {label}
                </TableSortLabel>
              )}
            </TableCell>
          );
        })}
        {action && <TableCell>{action.label}</TableCell>}
      </TableRow>
    </TableHead>
  );
}

/** The same records as cards. */
function RecordCards<Row, Field extends string>(props: RecordTableProps<Row, Field>) {
  const { label, rows, keyOf, columns, action, opened, card, isLoading = false } = props;
  const name = columns.find(({ isName }) => isName);
  return (
    <>
      <CardOrder {...props} />
      <Stack
        component="ul"
        {...labelProps(label)}
        aria-busy={isLoading}
        sx={{ listStyle: 'none', m: 0, p: 0, opacity: isLoading ? 0.6 : 1 }}
      >
        {rows.map((row) => (
          <Box component="li" key={keyOf(row)} data-record sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={ENDS}>
              <Box sx={{ minWidth: 0 }}>{name?.cell(row)}</Box>
              {card.aside?.(row)}
            </Box>
            <Box sx={[ENDS, { mt: 1, alignItems: 'flex-end' }]}>
              <Box sx={DETAILS}>{card.details(row)}</Box>
              {action?.cell(row)}
            </Box>
            {opened?.(row)}
          </Box>
        ))}
      </Stack>
    </>
  );
}

/** Cards have no column headings to choose the order by. */
function CardOrder<Row, Field extends string>({ columns, sort, onSort }: RecordTableProps<Row, Field>) {
  const choices = columns.flatMap(({ field, label }) => (field === undefined ? [] : [{ value: field, label }]));
  if (!sort || !onSort || choices.length === 0) {
    return null;
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: 2, pb: 2 }}>
      <PlainSelect
        label="Sorted by"
        value={sort.field}
        onChange={(field) => onSort({ field, direction: 'ASC' })}
        options={choices}
      />
      <PlainSelect
        label="Order"
        value={sort.direction}
        onChange={(direction) => onSort({ ...sort, direction })}
        options={DIRECTIONS}
      />
    </Box>
  );
}

const DIRECTIONS = [
  { value: 'ASC', label: 'Ascending' },
  { value: 'DESC', label: 'Descending' },
] as const;

const labelProps = (label: RecordTableProps<unknown>['label']) =>
  typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.id };

/** Tight, so that as many columns as possible fit. */
const CELLS = {
  '& td, & th': { pl: 2, pr: 1 },
  '& tr > * + *': { pl: 1 },
  '& tr > :last-child': { pr: 2 },
  '& thead th': { whiteSpace: 'normal' },
  '& tbody td, & tbody th': { overflowWrap: 'break-word' },
  '& tbody th': { minWidth: 160, maxWidth: 400 },
} as const;

/** Two things at the ends of a line, or below one another. */
const ENDS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
  justifyContent: 'space-between',
  alignItems: 'flex-start',
} as const;
const DETAILS = {
  flex: '1 1 16rem',
  minWidth: 0,
  typography: 'body2',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;

/** The last column stays at the edge of the frame while the others scroll beneath it. */
const ACTION_IN_SIGHT = {
  '& tr > :last-child': {
    borderLeft: 1,
    borderLeftColor: 'divider',
    position: 'sticky',
    right: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    backgroundImage: 'var(--mui-overlays-0)',
  },
} as const;

/** A pixel is lost in rounding. */
const ROUNDING_PX = 1;

/**
 * How much of a table must be left out so that it is no wider than its frame: the first of the layouts 0 to `last`, each narrower than the
 * one before, that fits. `last` itself is taken without measuring. Follows the width of the frame and the size of the text.
 */
function useRoom(frame: RefObject<HTMLElement | null>, last: number): number {
  const [layout, setLayout] = useState(0);
  /** Of each layout that was too wide, its width in rem: what it needs changes with the size of the text. */
  const needed = useRef<number[]>([]);
  const measure = () => {
    const element = frame.current;
    if (!element) {
      return;
    }
    const rem = remPixels();
    const table = element.querySelector('table');
    if (table && table.offsetWidth > element.clientWidth + ROUNDING_PX) {
      needed.current[layout] = table.offsetWidth / rem;
    }
    const room = (element.clientWidth + ROUNDING_PX) / rem;
    const isTooWide = (at: number) => (needed.current[at] ?? 0) > room;
    setLayout(Array.from({ length: last }, (_, at) => at).find((at) => !isTooWide(at)) ?? last);
  };
  // Rows that have just come may need more room: before they are painted.
  useLayoutEffect(measure);
  const onResize = useEffectEvent(measure);
  useEffect(() => {
    const observer = new ResizeObserver(onResize);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [frame]);
  return layout;
}
