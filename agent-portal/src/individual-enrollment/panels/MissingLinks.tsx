import { Alert, Box, Link } from '@mui/material';
import { useId, useState } from 'react';
import { counted } from '#shared/formats/text';
import type { PanelProblem } from '#shared/individual-enrollment/individual-enrollment.record';

interface MissingLinksProps {
  problems: readonly PanelProblem[];
  /** Null where nothing can be entered. */
  onGoTo: ((problem: PanelProblem) => void) | null;
}

/** What a panel lacks; each line leads to its field. Several are one line until they are asked for: the fields themselves are below. */
export function MissingLinks({ problems, onGoTo }: MissingLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [first] = problems;
  if (!first) {
    return null;
  }
  const isOne = problems.length === 1;
  return (
    <Alert severity="info">
      {!isOne && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <span>{counted(problems.length, 'entry is still needed', 'entries are still needed')}</span>
          {onGoTo && <TextButton onClick={() => onGoTo(first)}>Go to the first</TextButton>}
          <TextButton isOpen={isOpen} controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the list' : 'Show the list'}
          </TextButton>
        </Box>
      )}
      <Box component="ul" id={id} hidden={!isOne && !isOpen} sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {problems.map((problem) => (
          <li key={`${problem.MemberId} ${problem.Field} ${problem.Message}`}>
            {onGoTo ? <TextButton onClick={() => onGoTo(problem)}>{problem.Message}</TextButton> : problem.Message}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

interface TextButtonProps {
  onClick: () => void;
  children: string;
  isOpen?: boolean;
  controls?: string;
}

const TextButton = ({ onClick, children, isOpen, controls }: TextButtonProps) => (
  <Link
    component="button"
    type="button"
    color="inherit"
    variant="body2"
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onClick}
    sx={{ py: 0.25, textAlign: 'left', verticalAlign: 'top' }}
  >
    {children}
  </Link>
);
