import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState, type ReactNode, type RefObject } from 'react';
import { counted } from '#shared/formats/text';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import { saveFile } from '#web/http/files';
import { problemsCsv } from './problems-csv.ts';
import { ProblemsPrint } from './ProblemsPrint.tsx';
import { stackedBelow } from '../stacked-table.ts';

/** Spec 001 section 9: maximum census errors shown inline. */
const SHOWN_AT_FIRST = 5;

interface ProblemListProps {
  problems: readonly ImportProblem[];
  /** "census" in "Errors in the census file" and "census-errors.csv". */
  of: string;
  /** Replaces the value in the file, for example by a field to correct it. */
  shownValue?: (problem: ImportProblem) => ReactNode;
  table?: RefObject<HTMLTableElement | null>;
  /** The level below the heading above the list. */
  heading?: 'h3' | 'h4';
  /** How to correct them. */
  children?: ReactNode;
}

/** What to correct in a file: the first five errors or all of them, also on paper and as a file. */
export function ProblemList(props: ProblemListProps) {
  const { problems, shownValue = ({ Found }) => Found, table, children } = props;
  const [showAll, setShowAll] = useState(false);
  return (
    <Box component="section" aria-label="Errors">
      <ProblemsHead {...props} />
      {children}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="List of errors">
        <Table ref={table} sx={[{ '& td': { px: 1, verticalAlign: 'top' }, '& th': { px: 1 } }, stackedBelow('sm')]}>
          <TableHead>
            <TableRow>
              <TableCell align="right">Row</TableCell>
              <TableCell>Column</TableCell>
              <TableCell>What is wrong</TableCell>
              <TableCell>Value in file</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {problems.slice(0, showAll ? undefined : SHOWN_AT_FIRST).map((problem) => (
              <TableRow key={`${problem.Row} ${problem.Column} ${problem.Message} ${problem.Found}`}>
                <TableCell align="right" data-label="Row">
                  {problem.Row || 'File'}
                </TableCell>
                <TableCell data-label="Column" sx={{ minWidth: 100, maxWidth: 180, overflowWrap: 'anywhere' }}>
                  {problem.Column}
                </TableCell>
                <TableCell sx={{ minWidth: 220 }}>{problem.Message}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{shownValue(problem)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {problems.length > SHOWN_AT_FIRST && (
        <Button onClick={() => setShowAll(!showAll)} sx={{ mt: 1 }}>
          {showAll ? 'Show the first five' : `Show all ${problems.length.toLocaleString('en-US')}`}
        </Button>
      )}
    </Box>
  );
}

function ProblemsHead({ problems, of, heading = 'h3' }: ProblemListProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
      <Typography variant="h3" component={heading} sx={{ mr: 'auto' }}>
        {counted(problems.length, 'error to correct', 'errors to correct')}
      </Typography>
      <Button size="small" startIcon={<PrintIcon />} onClick={() => setPrinting(true)}>
        Print
      </Button>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        onClick={() => saveFile({ name: `${of}-errors.csv`, content: problemsCsv(problems) })}
      >
        Download errors as CSV
      </Button>
      {isPrinting && (
        <ProblemsPrint title={`Errors in the ${of} file`} problems={problems} onPrinted={() => setPrinting(false)} />
      )}
    </Stack>
  );
}
