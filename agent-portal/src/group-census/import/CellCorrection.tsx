import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import type { CellOverride, ColumnMapping, ImportProblem } from '#shared/census/import/import.record';

interface CellCorrectionProps {
  problem: ImportProblem;
  /** Null where the problem is not about one cell. */
  column: ColumnMapping | null;
  /** Rows in which the same stands, this one included. */
  sameRows: readonly number[];
  busy: boolean;
  onCorrect: (corrections: readonly CellOverride[]) => void;
  onLeaveOut: (row: number) => void;
}

/** Marks the fields of cells, so that the focus can go from one to the next. */
export const CELL_ATTRIBUTE = 'data-cell';

const CORRECT_ALL = 'data-correct-all';

/** Going on to that button corrects nothing yet: pressing it corrects this cell too. */
const isCorrectAll = (target: EventTarget | null): boolean =>
  target instanceof Element && target.hasAttribute(CORRECT_ALL);

const isMasked = (text: string): boolean => text.includes('*');

/**
 * One cell of the file, to be corrected here: by Enter, by the button, or by going on to the next. The file itself stays as it
 * is; the rows are checked again.
 */
export function CellCorrection({ problem, column, sameRows, busy, onCorrect, onLeaveOut }: CellCorrectionProps) {
  const { Row, Found } = problem;
  // Of a household's number the answer tells the relationship; of an SSN only its end. Neither is what stands in the cell.
  const isKnown = !isMasked(Found) && column?.Field !== 'EmployeeNumber';
  const shown = isKnown ? Found : '';
  const [value, setValue] = useState(shown);
  const [sent, setSent] = useState(shown);
  if (Row === 0) {
    return <Typography variant="body2">{Found}</Typography>;
  }
  const correct = (rows: readonly number[] = [Row]) => {
    if (column) {
      setSent(value);
      onCorrect(rows.map((row) => ({ Row: row, Column: column.Column, Value: value })));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    correct();
  };
  const name = column ? `${problem.Column} in row ${Row}` : '';
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      useFlexGap
      spacing={0.5}
      onSubmit={submit}
      sx={{ alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      {column ? (
        <>
          <TextField
            name={`Row${Row}Column${column.Column}`}
            value={value}
            onChange={({ target }) => setValue(target.value)}
            onBlur={({ relatedTarget }) => value !== sent && !isCorrectAll(relatedTarget) && correct()}
            placeholder={column.Field === 'EmployeeNumber' ? 'Employee number' : Found || 'Empty'}
            slotProps={{ htmlInput: { 'aria-label': name, spellCheck: false, [CELL_ATTRIBUTE]: '' } }}
            sx={{ width: 180, flexShrink: 0 }}
          />
          <Button
            type="submit"
            size="small"
            disabled={busy || (value === Found && Found !== '')}
            aria-label={`Correct ${name}`}
          >
            Correct
          </Button>
          {sameRows.length > 1 && column.Field !== 'EmployeeNumber' && (
            <Button
              size="small"
              disabled={busy || value === Found}
              onClick={() => correct(sameRows)}
              {...{ [CORRECT_ALL]: '' }}
              aria-label={`Correct all ${sameRows.length.toLocaleString('en-US')} rows with ${Found ? `“${Found}”` : 'nothing'} in ${problem.Column}`}
              sx={{ whiteSpace: 'nowrap' }}
            >
              Correct all {sameRows.length.toLocaleString('en-US')}
            </Button>
          )}
        </>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', flexGrow: 1 }}>
          {Found}
        </Typography>
      )}
      <Button
        size="small"
        color="secondary"
        disabled={busy}
        onClick={() => onLeaveOut(Row)}
        aria-label={`Leave out row ${Row}`}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Leave out row
      </Button>
    </Stack>
  );
}
