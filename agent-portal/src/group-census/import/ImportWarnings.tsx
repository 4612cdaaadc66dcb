import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useState } from 'react';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';

const SHOWN_AT_FIRST = 5;

const placeOf = ({ Row, Column }: ImportProblem): string =>
  [Row > 0 && `Row ${Row}`, Column].filter(Boolean).join(', ');

/** What was understood, but should be looked at. Warnings do not stand in the way. */
export function ImportWarnings({ warnings }: { warnings: readonly ImportProblem[] }) {
  const [showAll, setShowAll] = useState(false);
  const shown = showAll ? warnings : warnings.slice(0, SHOWN_AT_FIRST);
  return (
    <Alert severity="warning">
      <AlertTitle component="h4">Please check</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {shown.map((warning) => (
          <li key={`${warning.Row} ${warning.Column} ${warning.Message}`}>
            {[placeOf(warning), warning.Message].filter(Boolean).join(': ')}
            {warning.Found && ` Found: ${warning.Found}.`}
          </li>
        ))}
      </Box>
      {warnings.length > SHOWN_AT_FIRST && (
        <Button size="small" color="inherit" onClick={() => setShowAll(!showAll)}>
          {showAll ? 'Show the first five' : `Show all ${warnings.length.toLocaleString('en-US')}`}
        </Button>
      )}
    </Alert>
  );
}
