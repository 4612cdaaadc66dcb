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
import type { ReactNode } from 'react';
import { useIsPhone } from './use-is-narrow.ts';

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
}

export interface RecordTableProps<Row, Field extends string = string> {
  /** The accessible name: what the rows are, or the id of their heading. */
  label: string | { id: string };
  rows: readonly Row[];
  keyOf: (row: Row) => number | string;
  columns: readonly RecordColumn<Row, Field>[];
  /** A row's actions; always visible. */
  action?: { label: string; cell: (row: Row) => ReactNode };
  /** Called on a click outside the row's links and buttons. */
  onOpen?: (row: Row) => void;
  sort?: Sort<Field>;
  onSort?: (sort: Sort<Field>) => void;
  /** The next page is loading; these rows stay until it arrives. */
  isLoading?: boolean;
  card: {
    /** Beside the name. */
    aside?: (row: Row) => ReactNode;
    /** Below the name. */
    details: (row: Row) => ReactNode;
  };
}

/** A table of records, or cards on a phone. A table wider than its frame scrolls horizontally, with the action column fixed. */
export function RecordTable<Row, Field extends string = string>(props: RecordTableProps<Row, Field>) {
  return useIsPhone() ? <RecordCards {...props} /> : <WideTable {...props} />;
}

function WideTable<Row, Field extends string>(props: RecordTableProps<Row, Field>) {
  const { label, rows, keyOf, columns, action, onOpen, isLoading = false } = props;
  return (
    <TableContainer sx={{ opacity: isLoading ? 0.6 : 1 }}>
      <Table {...labelProps(label)} aria-busy={isLoading} sx={action ? [CELLS, ACTION_IN_SIGHT] : CELLS}>
        <Heads {...props} />
        <TableBody>
          {rows.map((row) => (
            <TableRow
              key={keyOf(row)}
              hover
              data-record
              {...(onOpen && { onClick: () => onOpen(row), sx: { cursor: 'pointer' } })}
            >
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
          ))}
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

/** The same records on a phone. */
function RecordCards<Row, Field extends string>(props: RecordTableProps<Row, Field>) {
  const { label, rows, keyOf, columns, action, card, isLoading = false } = props;
  const name = columns.find(({ isName }) => isName);
  return (
    <Stack
      component="ul"
      {...labelProps(label)}
      aria-busy={isLoading}
      sx={{ listStyle: 'none', m: 0, p: 0, opacity: isLoading ? 0.6 : 1 }}
    >
      {rows.map((row) => (
        <Box component="li" key={keyOf(row)} data-record sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Stack
            direction="row"
            useFlexGap
            sx={{ columnGap: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-start' }}
          >
            <Box sx={{ minWidth: 0 }}>{name?.cell(row)}</Box>
            {card.aside?.(row)}
          </Stack>
          <Box sx={{ my: 1, typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {card.details(row)}
          </Box>
          {action?.cell(row)}
        </Box>
      ))}
    </Stack>
  );
}

const labelProps = (label: RecordTableProps<unknown>['label']) =>
  typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.id };

const CELLS = {
  '& tbody td, & tbody th': { overflowWrap: 'break-word' },
  '& tbody th': { minWidth: 160, maxWidth: 400 },
} as const;

/** The last column stays at the edge of the frame while the others scroll beneath it. */
const ACTION_IN_SIGHT = {
  '& tr > :last-child': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    backgroundImage: 'var(--mui-overlays-0)',
  },
} as const;
