import { Box, Chip, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Criterion, criterionLabel } from './criterion.ts';

/** Which chip gets the focus; a new object each time. */
export interface ChipFocus {
  at: number;
}

interface SearchChipsProps {
  criteria: readonly Criterion[];
  onEdit: (at: number) => void;
  onRemove: (at: number) => void;
  focus: ChipFocus | null;
}

/** The criteria of a search as chips: one tab stop, with arrow keys between them. Enter or F2 edits, Delete or Backspace removes. */
export function SearchChips({ criteria, onEdit, onRemove, focus }: SearchChipsProps) {
  const help = useId();
  const chips = useRef<(HTMLDivElement | null)[]>([]);
  const [stop, setStop] = useState(0);
  useEffect(() => chips.current[focus?.at ?? -1]?.focus(), [focus]);
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: criteria.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      chips.current[to]?.focus();
    }
    if (event.key === 'F2') {
      event.preventDefault();
      onEdit(at);
    }
  };
  return (
    <Box sx={FRAME}>
      <Box component="ul" aria-label="Search criteria" sx={CHIPS}>
        {criteria.map((criterion, at) => (
          <li key={criterionLabel(criterion)}>
            <Chip
              ref={(chip) => void (chips.current[at] = chip)}
              label={criterionLabel(criterion)}
              color="primary"
              variant="outlined"
              tabIndex={at === Math.min(stop, criteria.length - 1) ? 0 : -1}
              aria-describedby={help}
              onFocus={() => setStop(at)}
              onClick={() => onEdit(at)}
              onDelete={() => onRemove(at)}
              onKeyDown={(event) => onKeyDown(event, at)}
              sx={WHOLE_LABEL}
            />
          </li>
        ))}
      </Box>
      <Typography id={help} variant="caption" color="textSecondary" data-chip-help>
        Enter or F2 edits, Delete removes, arrow keys move.
      </Typography>
    </Box>
  );
}

const CHIPS = { display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 } as const;

/** Long criteria take several lines. */
const WHOLE_LABEL = {
  height: 'auto',
  minHeight: 32,
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.5 },
} as const;

/** The keys are shown to those who use them; screen readers always hear them. */
const FRAME = {
  '& [data-chip-help]': { display: 'none' },
  '&:has(:focus-visible) [data-chip-help]': { display: 'block', mt: 0.5 },
} as const;
