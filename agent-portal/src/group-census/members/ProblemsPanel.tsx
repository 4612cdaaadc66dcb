import { Alert, AlertTitle, Box, Button, FormControlLabel, Link, Switch } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { problemLine, type MemberProblem } from './member-problems.ts';
import { counted } from '#shared/formats/text';

/** Spec 001 section 9: maximum census errors shown inline. */
const SHOWN_AT_FIRST = 5;

interface ProblemsPanelProps {
  problems: readonly MemberProblem[];
  /** Problems of the census as a whole, which prevent approval. */
  messages: readonly string[];
  /** Increments with each refused attempt to continue; the panel then takes the focus. */
  refusals: number;
  onlyProblems: boolean;
  onOnlyProblems: (only: boolean) => void;
  onChoose: (problem: MemberProblem) => void;
}

/** Everything to correct before plans can be selected. Each line links to its row. */
export function ProblemsPanel({ problems, messages, refusals, onChoose, ...filter }: ProblemsPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const [showAll, setShowAll] = useState(false);
  useEffect(() => {
    if (refusals > 0) {
      box.current?.focus();
    }
  }, [refusals]);
  if (problems.length + messages.length === 0) {
    return null;
  }
  const shown = showAll ? problems : problems.slice(0, SHOWN_AT_FIRST);
  return (
    <Alert severity="error" ref={box} tabIndex={-1} role={refusals > 0 ? 'alert' : 'status'}>
      <AlertTitle component="h2">{panelTitle(problems.length)}</AlertTitle>
      {messages.map((message) => (
        <div key={message}>{message}</div>
      ))}
      {shown.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {shown.map((problem) => (
            <li key={`${problem.memberId} ${problem.field} ${problem.message}`}>
              <Link
                component="button"
                type="button"
                color="inherit"
                variant="body2"
                onClick={() => onChoose(problem)}
                sx={{ textAlign: 'left', minHeight: 24 }}
              >
                {problemLine(problem)}
              </Link>
            </li>
          ))}
        </Box>
      )}
      {problems.length > SHOWN_AT_FIRST && (
        <Button size="small" color="inherit" onClick={() => setShowAll(!showAll)} sx={{ mr: 2 }}>
          {showAll ? 'Show the first five' : `Show all ${problems.length}`}
        </Button>
      )}
      {problems.length > 0 && (
        <FormControlLabel
          label="Show only these rows in the table"
          sx={{ ml: 0.25 }}
          control={
            <Switch
              size="small"
              color="error"
              checked={filter.onlyProblems}
              onChange={(_event, on) => filter.onOnlyProblems(on)}
            />
          }
        />
      )}
    </Alert>
  );
}

const panelTitle = (count: number): string => {
  if (count === 0) {
    return 'The census cannot be approved yet';
  }
  return counted(count, 'thing to correct on the census', 'things to correct on the census');
};
