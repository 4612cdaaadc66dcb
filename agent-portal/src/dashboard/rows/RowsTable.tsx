import { Box, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import { useIsNarrow } from '../../components/use-is-narrow.ts';
import { GroupName } from './GroupName.tsx';

/** What stands between the group and its next step. */
export interface RowColumn {
  title: string;
  align?: 'right';
  cell: (row: DashboardRow) => ReactNode;
}

interface RowsTableProps {
  rows: readonly DashboardRow[];
  labelledBy: string;
  columns: readonly RowColumn[];
  /** What can be done with a row. */
  actions: (row: DashboardRow) => ReactNode;
  /** On a phone: beside the group. */
  aside?: (row: DashboardRow) => ReactNode;
  /** On a phone: below the group. */
  details: (row: DashboardRow) => ReactNode;
}

/** Groups: a table where there is room for one, cards on a phone. */
export function RowsTable(props: RowsTableProps) {
  return useIsNarrow() ? <Cards {...props} /> : <WideTable {...props} />;
}

const WideTable = ({ rows, labelledBy, columns, actions }: RowsTableProps) => (
  <TableContainer>
    <Table aria-labelledby={labelledBy}>
      <TableHead>
        <TableRow>
          <TableCell>Group</TableCell>
          {columns.map(({ title, align }) => (
            <TableCell key={title} align={align}>
              {title}
            </TableCell>
          ))}
          <TableCell>Next step</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.G.Id} hover>
            <TableCell component="th" scope="row">
              <GroupName row={row} />
            </TableCell>
            {columns.map(({ title, align, cell }) => (
              <TableCell key={title} align={align}>
                {cell(row)}
              </TableCell>
            ))}
            <TableCell>{actions(row)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const Cards = ({ rows, labelledBy, actions, aside, details }: RowsTableProps) => (
  <Stack component="ul" aria-labelledby={labelledBy} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map((row) => (
      <Box component="li" key={row.G.Id} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <GroupName row={row} />
          {aside?.(row)}
        </Stack>
        <Box sx={{ my: 1, typography: 'body2', color: 'text.secondary' }}>{details(row)}</Box>
        {actions(row)}
      </Box>
    ))}
  </Stack>
);
