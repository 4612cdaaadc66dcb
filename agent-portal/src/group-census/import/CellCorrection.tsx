import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import type { CellOverride, ColumnMapping, ImportProblem } from '#shared/contract/census';

interface CellCorrectionProps {
  problem: ImportProblem;
  /** Null where the problem is not about one cell. */
  column: ColumnMapping | null;
  busy: boolean;
  onCorrect: (correction: CellOverride) => void;
  onLeaveOut: (row: number) => void;
}

/** Marks the fields of cells, so that the focus can go from one to the next. */
export const CELL_ATTRIBUTE = 'data-cell';

const isMasked = (text: string): boolean => text.includes('*');

/**
 * One cell of the file, to be corrected here: by Enter, by the button, or by going on to the next. The file itself stays as it
 * is; the rows are checked again.
 */
export function CellCorrection({ problem, column, busy, onCorrect, onLeaveOut }: CellCorrectionProps) {
  const { Row, Found } = problem;
  // Of a household's number the answer tells the relationship; of an SSN only its end. Neither is what stands in the cell.
  const isKnown = !isMasked(Found) && column?.Field !== 'EmployeeNumber';
  const shown = isKnown ? Found : '';
  const [value, setValue] = useState(shown);
  const [sent, setSent] = useState(shown);
  if (Row === 0) {
    return <Typography variant="body2">{Found}</Typography>;
  }
  const correct = () => {
    if (column) {
      setSent(value);
      onCorrect({ Row, Column: column.Column, Value: value });
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
            onBlur={() => value !== sent && correct()}
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
