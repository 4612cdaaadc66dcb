import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { ColumnsTable } from '../../../components/ScrollTable.tsx';
import { TemplateButtons } from '../TemplateButtons.tsx';
import { COLUMN_HELP, EXAMPLE } from './column-help.ts';
import { useIsBelow } from '#web/theme/use-is-below';

/** Everything that an import understands: the columns with their headings, the rules for rows, an example, and the template. */
export function ImportHelpDialog({ onClose }: { onClose: () => void }) {
  const isPhone = useIsBelow('sm');
  return (
    <Dialog open fullScreen={isPhone} maxWidth="md" fullWidth onClose={onClose}>
      <DialogTitle>How to import a census</DialogTitle>
      <DialogContent dividers tabIndex={0} role="region" aria-label="How to import a census">
        <Part title="Files and rows">
          <Box component="ul" sx={{ pl: 2.5, m: 0, typography: 'body2', '& li': { mb: 0.5 } }}>
            <li>.csv, .xlsx or .xls of at most 10 MB, or rows pasted from a spreadsheet; at most 5,000 members.</li>
            <li>One row for each person. Dependents come below their employee, or share the employee’s number.</li>
            <li>
              Titles, notes and empty rows are skipped; columns may be in any order. Each line of a .csv file needs at
              least 7 fields, or as many as there are headings if there are fewer.
            </li>
            <li>
              Without headings the columns are first name, middle initial, last name, relationship, date of birth and
              medical status, and everyone waives dental.
            </li>
            <li>Dependents of an employee who waives dental are set to waive dental too.</li>
            <li>A person or an SSN may be in the census only once. Both rows are named.</li>
            <li>Everything is checked first. Nothing is saved while a row has an error.</li>
          </Box>
        </Part>
        <Part title="Example">
          <ExampleTable />
        </Part>
        <Part title="Columns">
          <ColumnsHelp />
        </Part>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', px: 3, rowGap: 1 }}>
        <Box sx={{ mr: 'auto' }}>
          <TemplateButtons />
        </Box>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mb: 3 }}>
    <Typography variant="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const ExampleTable = () => {
  const [headings = [], ...rows] = EXAMPLE;
  return (
    <ColumnsTable
      label="Example of a census"
      isPlain
      rows={rows}
      keyOf={(cells) => cells.join()}
      columns={headings.map((label, at) => ({
        label,
        sx: { whiteSpace: 'nowrap' },
        cell: (cells: readonly string[]) => cells[at],
      }))}
    />
  );
};

const ColumnsHelp = () => (
  <ColumnsTable
    label="Columns of a census"
    isPlain
    stacked="sm"
    rows={COLUMN_HELP}
    keyOf={({ field }) => field}
    columns={[
      {
        label: 'Column',
        isName: true,
        cell: ({ name, isNeeded }) => (
          <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: isNeeded ? 600 : 400 }}>
            {name}
            {isNeeded && ' (needed)'}
          </Box>
        ),
      },
      { label: 'What it contains', cell: ({ holds }) => holds },
      { label: 'Also found as', sx: { '&:is(td)': { color: 'text.secondary' } }, cell: ({ headings }) => headings },
    ]}
  />
);
