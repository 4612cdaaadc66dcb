import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { type AssignmentOutcome, MAX_ASSIGNMENTS } from '#shared/sales/assignment.record';
import { SelectionBar } from '../work-table/SelectionBar.tsx';
import { claimQuotes, releaseQuotes, type GroupQuoteRecord } from './group-quotes.api.ts';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { quotesText } from './quotes-text.ts';

const TOO_MANY = `At most ${MAX_ASSIGNMENTS} quotes at a time.`;

/** Claims or releases the rows that are selected. */
export function BulkAssignment() {
  const { selectedIds, onUnselectItems, refetch } = useListContext<GroupQuoteRecord>();
  const notify = useNotify();
  const [running, setRunning] = useState<'claim' | 'release' | null>(null);
  const [undone, setUndone] = useState<{ title: string; outcomes: AssignmentOutcome[] } | null>(null);
  const isTooMany = selectedIds.length > MAX_ASSIGNMENTS;
  const isOut = isTooMany || running !== null || selectedIds.length === 0;

  const run = async (what: 'claim' | 'release') => {
    setRunning(what);
    try {
      const outcomes = await (what === 'claim' ? claimQuotes : releaseQuotes)(selectedIds.map(Number));
      const done = outcomes.filter(({ IsDone }) => IsDone).length;
      const text = what === 'claim' ? `${quotesText(done)} claimed.` : `${quotesText(done)} released.`;
      if (done < outcomes.length) {
        setUndone({ title: text, outcomes: outcomes.filter(({ IsDone }) => !IsDone) });
      } else {
        notify(text, { type: 'success' });
      }
      onUnselectItems();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await refetch();
    setRunning(null);
  };

  return (
    <>
      <SelectionBar label="Selected quotes" most={MAX_ASSIGNMENTS}>
        {isTooMany && (
          <Typography variant="body2" role="alert">
            {TOO_MANY}
          </Typography>
        )}
        <Button
          size="small"
          variant="contained"
          loading={running === 'claim'}
          disabled={isOut}
          onClick={() => void run('claim')}
        >
          Claim
        </Button>
        <Button
          size="small"
          variant="outlined"
          loading={running === 'release'}
          disabled={isOut}
          onClick={() => void run('release')}
        >
          Release
        </Button>
      </SelectionBar>
      {undone && <OutcomeDialog {...undone} onClose={() => setUndone(null)} />}
    </>
  );
}
