import {
  Alert,
  Box,
  Button,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { missingFields } from '#shared/census/import/import-fields';
import { isFamilyLayout } from '#shared/census/import/read-family';
import type { ColumnMapping } from '#shared/census/import/import.record';
import type { ImportField } from '#shared/persons/import/file-columns';
import { columnLetters, FIELD_CHOICES, FIELD_NAMES } from './field-names.ts';
import { stackedBelow } from '../../components/stacked-table.ts';
import type { CensusImport } from './use-import.ts';

const LEFT_OUT = '';

/** Step 2: what each column was taken for. A change is checked at once. */
export function ColumnsStep({ job }: { job: CensusImport }) {
  const { Mapping = [], HeaderRow = 0, Remembered = false } = job.preview ?? {};
  const missing = missingFields(Mapping);
  const isFamily = isFamilyLayout(Mapping);
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        {HeaderRow > 0
          ? `The headings were found in row ${HeaderRow}. Please check what each column means.`
          : 'No headings were found, so the columns are read in the usual order. Please check them.'}
      </Typography>
      {Remembered && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" disabled={job.running !== null} onClick={job.suggestColumns}>
              Use our suggestion
            </Button>
          }
        >
          The columns are set as they were last time for a file with these headings.
        </Alert>
      )}
      {isFamily && (
        <Alert severity="info">
          Each row of this file is a family: employee, spouse and children have their own columns.
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="error">
          Choose the columns that contain: {missing.map((field) => FIELD_NAMES[field].toLowerCase()).join(', ')}.
        </Alert>
      )}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Columns of the file">
        <Table sx={stackedBelow('sm')}>
          <TableHead>
            <TableRow>
              <TableCell>Column</TableCell>
              <TableCell>Heading</TableCell>
              <TableCell>Examples</TableCell>
              <TableCell>Means</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {Mapping.map((column) => (
              <ColumnRow
                key={column.Column}
                column={column}
                busy={job.running !== null}
                onChange={(field) => job.setColumn(column.Column, field)}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Stack>
  );
}

interface ColumnRowProps {
  column: ColumnMapping;
  busy: boolean;
  onChange: (field: ImportField | null) => void;
}

const ColumnRow = ({ column: { Column, Header, Field, Person, Samples }, busy, onChange }: ColumnRowProps) => (
  <TableRow>
    <TableCell data-label="Column">{columnLetters(Column)}</TableCell>
    <TableCell component="th" scope="row" sx={{ maxWidth: 240, overflowWrap: 'anywhere' }}>
      {Header || 'No heading'}
      {Person && (
        <Typography variant="caption" component="p" color="textSecondary">
          About: {Person}
        </Typography>
      )}
    </TableCell>
    <TableCell data-label="Examples" sx={{ color: 'text.secondary', maxWidth: 320, overflowWrap: 'anywhere' }}>
      {Samples.length > 0 ? Samples.join(', ') : 'Empty'}
    </TableCell>
    <TableCell>
      <TextField
        select
        name={`Column${Column}`}
        value={Field ?? LEFT_OUT}
        disabled={busy}
        onChange={({ target }) => onChange(target.value === LEFT_OUT ? null : (target.value as ImportField))}
        slotProps={{
          select: {
            displayEmpty: true,
            SelectDisplayProps: { 'aria-label': `Column ${columnLetters(Column)}, ${Header || 'no heading'}, means` },
          },
        }}
        sx={{ minWidth: 200, '& .MuiSelect-select': { color: Field ? undefined : 'text.secondary' } }}
      >
        <MenuItem value={LEFT_OUT}>Not imported</MenuItem>
        {FIELD_CHOICES.map(({ field, label }) => (
          <MenuItem key={field} value={field}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </TableCell>
  </TableRow>
);
