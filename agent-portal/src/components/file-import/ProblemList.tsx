import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import {
  Box,
  Button,
  GlobalStyles,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { counted } from '#shared/formats/text';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import { saveFile } from '#web/http/files';
import { stackedBelow } from '../stacked-table.ts';
import { problemsCsv } from './problems-csv.ts';

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

interface ProblemsPrintProps {
  title: string;
  problems: readonly ImportProblem[];
  onPrinted: () => void;
}

const SHEET = 'problems-print';
const STYLES = {
  [`.${SHEET}`]: { display: 'none' },
  '@media print': {
    [`body > *:not(.${SHEET})`]: { display: 'none !important' },
    [`.${SHEET}`]: { display: 'block', color: '#000', background: '#fff', font: '10pt sans-serif' },
    [`.${SHEET} table`]: { borderCollapse: 'collapse', width: '100%' },
    [`.${SHEET} th, .${SHEET} td`]: { border: '1px solid #888', padding: '3pt 5pt', textAlign: 'left' },
    [`.${SHEET} tr`]: { breakInside: 'avoid' },
  },
} as const;

/** Prints all problems, without the rest of the screen. Prints as soon as it renders. */
function ProblemsPrint({ title, problems, onPrinted }: ProblemsPrintProps) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const done = () => printed();
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, []);
  return createPortal(
    <div className={SHEET} aria-hidden>
      <GlobalStyles styles={STYLES} />
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            <th>Row</th>
            <th>Column</th>
            <th>Found</th>
            <th>What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ Row, Column, Found, Message }, index) => (
            <tr key={index}>
              <td>{Row || ''}</td>
              <td>{Column}</td>
              <td>{Found}</td>
              <td>{Message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
