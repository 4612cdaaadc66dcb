import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { type AssignmentOutcome, MAX_ASSIGNMENTS } from '#shared/contract/sales-groups';
import { ChosenBar } from '../components/ChosenBar.tsx';
import { claimQuotes, releaseQuotes, type GroupQuoteRecord } from './group-quotes.api.ts';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { quotesText } from './quotes-text.ts';

const TOO_MANY = `At most ${MAX_ASSIGNMENTS} quotes at a time.`;

/** Claims or releases the rows that are chosen. */
export function BulkAssignment() {
  const { selectedIds, onUnselectItems, refetch } = useListContext<GroupQuoteRecord>();
  const notify = useNotify();
  const [running, setRunning] = useState<'claim' | 'release' | null>(null);
  const [undone, setUndone] = useState<{ title: string; outcomes: AssignmentOutcome[] } | null>(null);
  const isTooMany = selectedIds.length > MAX_ASSIGNMENTS;

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
      <ChosenBar label="Chosen quotes" chosen={quotesText(selectedIds.length)} problem={isTooMany ? TOO_MANY : null}>
        <Button
          size="small"
          variant="contained"
          loading={running === 'claim'}
          disabled={isTooMany || running !== null}
          onClick={() => void run('claim')}
        >
          Claim all
        </Button>
        <Button
          size="small"
          variant="outlined"
          loading={running === 'release'}
          disabled={isTooMany || running !== null}
          onClick={() => void run('release')}
        >
          Release all
        </Button>
      </ChosenBar>
      {undone && <OutcomeDialog {...undone} onClose={() => setUndone(null)} />}
    </>
  );
}
