import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import type { CellOverride, ColumnMapping } from '#shared/census/import/import.record';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';

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

/** What is typed into a cell, and whether it was sent. */
function useCorrection({ problem, column, onCorrect }: Pick<CellCorrectionProps, 'problem' | 'column' | 'onCorrect'>) {
  // Of a household's number the answer tells the relationship; of an SSN only its end. Neither is what stands in the cell.
  const isKnown = !isMasked(problem.Found) && column?.Field !== 'EmployeeNumber';
  const shown = isKnown ? problem.Found : '';
  const [value, setValue] = useState(shown);
  const [sent, setSent] = useState(shown);
  const correct = (rows: readonly number[] = [problem.Row]) => {
    if (column) {
      setSent(value);
      onCorrect(rows.map((row) => ({ Row: row, Column: column.Column, Value: value })));
    }
  };
  return { value, setValue, isUnsent: value !== sent, correct };
}

/**
 * One cell of the file, to be corrected here: by Enter, by the button, or by going on to the next. The file itself stays as it
 * is; the rows are checked again.
 */
export function CellCorrection(props: CellCorrectionProps) {
  const { problem, column, busy, onLeaveOut } = props;
  const { Row, Found } = problem;
  const correction = useCorrection(props);
  if (Row === 0) {
    return <Typography variant="body2">{Found}</Typography>;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    correction.correct();
  };
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
        <CellField {...props} {...correction} column={column} />
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

type CellFieldProps = Pick<CellCorrectionProps, 'problem' | 'sameRows' | 'busy'> &
  ReturnType<typeof useCorrection> & { column: ColumnMapping };

function CellField({ problem, column, sameRows, busy, value, setValue, isUnsent, correct }: CellFieldProps) {
  const { Row, Found } = problem;
  const name = `${problem.Column} in row ${Row}`;
  const isHouseholdNumber = column.Field === 'EmployeeNumber';
  return (
    <>
      <TextField
        name={`Row${Row}Column${column.Column}`}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        onBlur={({ relatedTarget }) => isUnsent && !isCorrectAll(relatedTarget) && correct()}
        placeholder={isHouseholdNumber ? 'Employee number' : Found || 'Empty'}
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
      {sameRows.length > 1 && !isHouseholdNumber && (
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
  );
}
