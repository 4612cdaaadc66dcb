import { Alert, AlertTitle, Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import { counted } from '#shared/formats/counted';
import type { PanelProblem } from '#shared/individual-enrollment/individual-enrollment.record';

interface MissingLinksProps {
  problems: readonly PanelProblem[];
  /** Null where nothing can be entered. */
  onGoTo: ((problem: PanelProblem) => void) | null;
}

/** The maximum shown at once: a panel that was barely started lacks dozens of entries. */
const FIRST_PROBLEMS = 6;

/** What a panel lacks; each line leads to its field. */
export function MissingLinks({ problems, onGoTo }: MissingLinksProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (problems.length === 0) {
    return null;
  }
  const shown = showsAll ? problems : problems.slice(0, FIRST_PROBLEMS);
  return (
    <Alert severity="info">
      <AlertTitle component="h3">
        {counted(problems.length, 'entry is still needed', 'entries are still needed')}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {shown.map((problem) => (
          <li key={`${problem.MemberId} ${problem.Field} ${problem.Message}`}>
            {onGoTo ? (
              <Link
                component="button"
                type="button"
                color="inherit"
                variant="body2"
                sx={{ py: 0.25, textAlign: 'left', verticalAlign: 'top' }}
                onClick={() => onGoTo(problem)}
              >
                {problem.Message}
              </Link>
            ) : (
              problem.Message
            )}
          </li>
        ))}
      </Box>
      {problems.length > FIRST_PROBLEMS && (
        <Button size="small" color="inherit" onClick={() => setShowsAll(!showsAll)} sx={{ mt: 0.5 }}>
          {showsAll ? 'Show fewer' : `Show all ${problems.length}`}
        </Button>
      )}
    </Alert>
  );
}
