import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { counted } from '#shared/formats/counted';
import type { PanelProblem } from '#shared/individual-enrollment/individual-enrollment.record';

interface MissingLinksProps {
  problems: readonly PanelProblem[];
  /** Null where nothing can be entered. */
  onGoTo: ((problem: PanelProblem) => void) | null;
}

/** What a panel lacks; each line leads to its field. */
export const MissingLinks = ({ problems, onGoTo }: MissingLinksProps) =>
  problems.length > 0 && (
    <Alert severity="info">
      <AlertTitle component="h3">
        {counted(problems.length, 'entry is still needed', 'entries are still needed')}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {problems.map((problem) => (
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
    </Alert>
  );
