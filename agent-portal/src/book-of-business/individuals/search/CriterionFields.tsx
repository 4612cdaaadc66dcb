import { Box, TextField } from '@mui/material';
import { type Ref, useId } from 'react';
import {
  hasRange,
  isDayChoice,
  SEARCH_CHOICES,
  type SearchChoice,
} from '#shared/book-of-business/individuals/search-item';
import { type Criterion, searchHint } from './criterion.ts';

interface CriterionFieldsProps {
  criterion: Criterion;
  onChange: (criterion: Criterion) => void;
  problem: string | null;
  /** The field in which the search text is typed. */
  inputRef: Ref<HTMLInputElement>;
}

/** What to search by, and the text, or the start and the end. */
export function CriterionFields({ criterion, onChange, problem, inputRef }: CriterionFieldsProps) {
  const id = useId();
  const { choice, typed, end } = criterion;
  const isRange = hasRange(choice);
  return (
    <>
      <TextField
        select
        id={`${id}-choice`}
        label="Search by"
        value={choice}
        onChange={({ target }) => onChange(withChoice(criterion, target.value as SearchChoice))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ width: { xs: '100%', sm: 200 } }}
      >
        {SEARCH_CHOICES.map(([label]) => (
          <option key={label}>{label}</option>
        ))}
      </TextField>
      <TextField
        id={`${id}-text`}
        label={isRange ? `${choice}, start` : 'Search for'}
        value={typed}
        onChange={({ target }) => onChange({ ...criterion, typed: target.value })}
        error={problem !== null}
        helperText={problem ?? searchHint(choice)}
        inputRef={inputRef}
        autoComplete="off"
        slotProps={{ formHelperText: { role: problem === null ? undefined : 'alert' } }}
        sx={{ width: { xs: '100%', sm: isRange ? 260 : 340 } }}
      />
      {isRange && (
        <Box sx={{ width: { xs: '100%', sm: 200 } }}>
          <TextField
            fullWidth
            id={`${id}-end`}
            label={`${choice}, end`}
            value={end}
            onChange={({ target }) => onChange({ ...criterion, end: target.value })}
            error={problem !== null}
            autoComplete="off"
          />
        </Box>
      )}
    </>
  );
}

/** A text stays when only its field changes; between texts, dates and amounts it would be wrong. */
const withChoice = (criterion: Criterion, choice: SearchChoice): Criterion =>
  hasRange(choice) === hasRange(criterion.choice) && isDayChoice(choice) === isDayChoice(criterion.choice)
    ? { ...criterion, choice }
    : { choice, typed: '', end: '' };
