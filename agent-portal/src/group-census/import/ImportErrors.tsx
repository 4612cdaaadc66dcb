import { Typography } from '@mui/material';
import { useEffect, useRef, type RefObject } from 'react';
import type { ColumnMapping } from '#shared/census/import/import.record';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import { ProblemList } from '../../components/file-import/ProblemList.tsx';
import { CELL_ATTRIBUTE, CellCorrection } from './CellCorrection.tsx';
import { columnOf, rowsWithSame } from './import-state.ts';
import type { CensusImport } from './use-import.ts';

interface ImportErrorsProps {
  job: CensusImport;
  errors: readonly ImportProblem[];
  mapping: readonly ColumnMapping[];
}

/** What has to be corrected: corrected here, cell by cell, or in the file. */
export function ImportErrors({ job, errors, mapping }: ImportErrorsProps) {
  const table = useRef<HTMLTableElement>(null);
  useFocusAfterChange(errors, table);
  const correctionOf = (problem: ImportProblem) => (
    <CellCorrection
      problem={problem}
      column={columnOf(problem, mapping)}
      sameRows={rowsWithSame(problem, errors)}
      busy={job.running !== null}
      onCorrect={job.correctCells}
      onLeaveOut={job.leaveOut}
    />
  );
  return (
    <ProblemList problems={errors} of="census" shownValue={correctionOf} table={table} heading="h4">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Correct a cell here and press Enter, or correct the file and choose it again. “Correct all” changes every row
        with the same text in that column. Your file itself is not changed.
      </Typography>
    </ProblemList>
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
