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
  /** In rem, to grow with the text. Fixed layout, so that columns do not shift between pages; the name takes the remaining width. */
  width?: number;
  align?: 'right';
}

const COLUMNS: readonly Column[] = [
  { label: '#', width: 3.25, align: 'right' },
  { label: 'Relationship', width: 8.5 },
  { label: 'Name' },
  { label: 'Date of birth', width: 7.75, align: 'right' },
  { label: 'Age', width: 3, align: 'right' },
  { label: 'Gender', width: 4.5 },
  { label: 'SSN', width: 6.75 },
  { label: 'Medical', width: 5 },
  { label: 'Dental', width: 4.5 },
  { label: 'Vision', width: 4.5 },
  { label: 'Tobacco', width: 5 },
];
const ACTIONS_WIDTH = 7;
const NARROWEST = '68.25rem';
const HEADER_HEIGHT = 56;
/** Where the whole table fits, its header sticks to the page instead of to a scroll container. */
const FITS = `@container (min-width: ${NARROWEST})`;

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
        // The place of what only screen readers see is inside too, or the page would be as wide as the table.
        sx={{
          position: 'relative',
          maxHeight: 'calc(100dvh - 72px)',
          [FITS]: { maxHeight: 'none', overflow: 'visible' },
        }}
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
          style={{ width: width && `${width}rem` }}
          aria-label={label === '#' ? 'Employee number' : undefined}
        >
          {label}
        </TableCell>
      ))}
      {hasActions && (
        <TableCell
          className="no-print"
          align="right"
          style={{ width: `${ACTIONS_WIDTH}rem` }}
          sx={{ ...ALWAYS_IN_SIGHT, zIndex: 3 }}
        >
          Actions
        </TableCell>
      )}
    </TableRow>
  </TableHead>
);
