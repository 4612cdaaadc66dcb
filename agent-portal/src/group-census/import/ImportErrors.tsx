import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ColumnMapping, ImportProblem } from '#shared/census/import/import.record';
import { saveFile } from '#web/http/files';
import { CELL_ATTRIBUTE, CellCorrection } from './CellCorrection.tsx';
import { problemsCsv } from '../../components/file-import/problems-csv.ts';
import { ProblemsPrint } from '../../components/file-import/ProblemsPrint.tsx';
import { STACKED_ON_PHONE } from '../../components/file-import/stacked-table.ts';
import { columnOf, rowsWithSame } from './import-state.ts';
import type { CensusImport } from './use-import.ts';

/** Spec 001 section 9: maximum census errors shown inline. */
const SHOWN_AT_FIRST = 5;

interface ImportErrorsProps {
  job: CensusImport;
  errors: readonly ImportProblem[];
  mapping: readonly ColumnMapping[];
}

/** What has to be corrected: where, what stands there, what is expected; corrected here, cell by cell, or in the file. */
export function ImportErrors({ job, errors, mapping }: ImportErrorsProps) {
  const [showAll, setShowAll] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  useFocusAfterChange(errors, table);
  const shown = showAll ? errors : errors.slice(0, SHOWN_AT_FIRST);
  const more = errors.length - SHOWN_AT_FIRST;
  return (
    <Box component="section" aria-label="Errors">
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="h3" component="h4" sx={{ mr: 'auto' }}>
          {errors.length === 1 ? '1 error to correct' : `${errors.length.toLocaleString('en-US')} errors to correct`}
        </Typography>
        <Button size="small" startIcon={<PrintIcon />} onClick={() => setPrinting(true)}>
          Print
        </Button>
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          onClick={() => saveFile({ name: 'census-errors.csv', content: problemsCsv(errors) })}
        >
          Download errors as CSV
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Correct a cell here and press Enter, or correct the file and choose it again. “Correct all” changes every row
        with the same text in that column. Your file itself is not changed.
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="List of errors">
        <Table ref={table} sx={{ '& td': { px: 1 }, '& th': { px: 1 }, ...STACKED_ON_PHONE }}>
          <TableHead>
            <TableRow>
              <TableCell align="right">Row</TableCell>
              <TableCell>Column</TableCell>
              <TableCell>What is wrong</TableCell>
              <TableCell>What stands there</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((problem) => (
              <TableRow
                key={`${problem.Row} ${problem.Column} ${problem.Message} ${problem.Found}`}
                sx={{ '& td': { verticalAlign: 'top' } }}
              >
                <TableCell align="right" data-label="Row">
                  {problem.Row || 'File'}
                </TableCell>
                <TableCell data-label="Column" sx={{ minWidth: 100, maxWidth: 180, overflowWrap: 'anywhere' }}>
                  {problem.Column}
                </TableCell>
                <TableCell sx={{ minWidth: 220 }}>{problem.Message}</TableCell>
                <TableCell>
                  <CellCorrection
                    problem={problem}
                    column={columnOf(problem, mapping)}
                    sameRows={rowsWithSame(problem, errors)}
                    busy={job.running !== null}
                    onCorrect={job.correctCells}
                    onLeaveOut={job.leaveOut}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {more > 0 && (
        <Button onClick={() => setShowAll(!showAll)} sx={{ mt: 1 }}>
          {showAll ? 'Show the first five' : `Show all ${errors.length.toLocaleString('en-US')}`}
        </Button>
      )}
      {isPrinting && (
        <ProblemsPrint title="Errors in the census file" problems={errors} onPrinted={() => setPrinting(false)} />
      )}
    </Box>
  );
}

/** A corrected row leaves the list, and the focus with it: it goes on to the next cell that is wrong. */
function useFocusAfterChange(errors: readonly ImportProblem[], table: RefObject<HTMLTableElement | null>): void {
  const last = useRef(errors);
  const place = useRef(0);
  useEffect(() => {
    const cells = [...(table.current?.querySelectorAll<HTMLInputElement>(`input[${CELL_ATTRIBUTE}]`) ?? [])];
    if (last.current !== errors) {
      last.current = errors;
      if (document.activeElement === document.body || document.activeElement === null) {
        cells[Math.min(place.current, cells.length - 1)]?.focus();
      }
    }
    const remember = () => {
      const now = cells.findIndex((cell) => cell === document.activeElement);
      place.current = now < 0 ? place.current : now;
    };
    const list = table.current;
    list?.addEventListener('focusin', remember);
    return () => list?.removeEventListener('focusin', remember);
  });
}
