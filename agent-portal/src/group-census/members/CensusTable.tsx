import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import type { CensusRow } from './census-list.ts';
import { editorPlace } from './editor-place.ts';
import type { EditTarget } from './member-form.ts';
import type { MemberProblem } from './member-problems.ts';
import { ALWAYS_IN_SIGHT, MemberRow, type RowActions } from './MemberRow.tsx';

interface CensusTableProps {
  rows: readonly CensusRow[];
  problems: ReadonlyMap<number, readonly MemberProblem[]>;
  actions: RowActions | null;
  /** The open editor; replaces its row. */
  editor: { target: EditTarget; key: string; form: ReactNode } | null;
}

interface Column {
  label: string;
  /** Fixed layout, so that columns do not shift between pages. The name takes the remaining width. */
  width?: number;
  align?: 'right';
}

const COLUMNS: readonly Column[] = [
  { label: '#', width: 52, align: 'right' },
  { label: 'Relationship', width: 136 },
  { label: 'Name' },
  { label: 'Date of birth', width: 124, align: 'right' },
  { label: 'Age', width: 48, align: 'right' },
  { label: 'Gender', width: 72 },
  { label: 'SSN', width: 108 },
  { label: 'Medical', width: 80 },
  { label: 'Dental', width: 72 },
  { label: 'Vision', width: 72 },
  { label: 'Tobacco', width: 80 },
];
const ACTIONS_WIDTH = 112;
const NARROWEST = 1092;
const HEADER_HEIGHT = 56;
/** Where the whole table fits, its header sticks to the page instead of to a scroll container. */
const FITS = `@container (min-width: ${NARROWEST}px)`;

export function CensusTable({ rows, problems, actions, editor }: CensusTableProps) {
  const lines = rows.map((row) => {
    const isEdited = editor?.target.kind === 'stored' && editor.target.id === row.member.Id;
    return isEdited ? null : (
      <MemberRow key={row.member.Id} row={row} problems={problems.get(row.member.Id)} actions={actions} />
    );
  });
  if (editor) {
    lines.splice(
      editorPlace(rows, editor.target),
      0,
      <TableRow key={editor.key}>
        <TableCell
          colSpan={COLUMNS.length + 1}
          sx={{ bgcolor: 'background.paper', boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' }}
        >
          <Box sx={{ px: 1, py: 1.5, position: 'sticky', left: 8, maxWidth: 'calc(100cqi - 16px)' }}>{editor.form}</Box>
        </TableCell>
      </TableRow>,
    );
  }
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label="Census members"
        sx={{ maxHeight: 'calc(100dvh - 72px)', [FITS]: { maxHeight: 'none', overflow: 'visible' } }}
      >
        <Table
          stickyHeader
          sx={{
            tableLayout: 'fixed',
            minWidth: NARROWEST,
            '& td, & th': { px: 1, py: 0.5 },
            '& thead th': { py: 1, bgcolor: 'background.paper', [FITS]: { top: HEADER_HEIGHT } },
          }}
        >
          <Heads hasActions={actions !== null} />
          <TableBody>{lines}</TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}

const Heads = ({ hasActions }: { hasActions: boolean }) => (
  <TableHead>
    <TableRow>
      {COLUMNS.map(({ label, align, width }) => (
        <TableCell
          key={label}
          align={align}
          style={{ width }}
          aria-label={label === '#' ? 'Employee number' : undefined}
        >
          {label}
        </TableCell>
      ))}
      {hasActions && (
        <TableCell align="right" style={{ width: ACTIONS_WIDTH }} sx={{ ...ALWAYS_IN_SIGHT, zIndex: 3 }}>
          Actions
        </TableCell>
      )}
    </TableRow>
  </TableHead>
);
