import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type ReactNode } from 'react';
import { stackedBelow } from '../../../components/stacked-table.ts';
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
          <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Example of a census">
            <ExampleTable />
          </Box>
        </Part>
        <Part title="Columns">
          <ColumnsTable />
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
    <Table size="small">
      <TableHead>
        <TableRow>
          {headings.map((heading) => (
            <TableCell key={heading}>{heading}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((cells) => (
          <TableRow key={cells.join()}>
            {cells.map((cell, column) => (
              <TableCell key={headings[column]} sx={{ whiteSpace: 'nowrap' }}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const ColumnsTable = () => (
  <Table size="small" sx={stackedBelow('sm')}>
    <TableHead>
      <TableRow>
        <TableCell>Column</TableCell>
        <TableCell>What it contains</TableCell>
        <TableCell>Also found as</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {COLUMN_HELP.map(({ field, name, isNeeded, holds, headings }) => (
        <TableRow key={field}>
          <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', fontWeight: isNeeded ? 600 : 400 }}>
            {name}
            {isNeeded && ' (needed)'}
          </TableCell>
          <TableCell>{holds}</TableCell>
          <TableCell data-label="Also found as" sx={{ color: 'text.secondary' }}>
            {headings}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
