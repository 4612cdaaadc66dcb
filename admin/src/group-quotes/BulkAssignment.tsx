import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { type AssignmentOutcome, MAX_ASSIGNMENTS } from '#shared/contract/sales-groups';
import { claimQuotes, releaseQuotes, type GroupQuoteRecord } from './group-quotes.api.ts';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { quotesText } from './quotes-text.ts';

const TOO_MANY = `At most ${MAX_ASSIGNMENTS} quotes at a time.`;

/** What can be done with the rows that are chosen. Stands below them: no row moves when the first one is chosen. */
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
      const text =
        what === 'claim'
          ? `You work on ${quotesText(done)}.`
          : `${quotesText(done)} ${done === 1 ? 'is' : 'are'} free again.`;
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
      <Typography role="status" sx={HIDDEN}>
        {selectedIds.length > 0 ? `${quotesText(selectedIds.length)} chosen` : ''}
      </Typography>
      {selectedIds.length > 0 && (
        <Paper square elevation={4} role="group" aria-label="Chosen quotes" sx={BAR}>
          <Typography variant="body2" sx={{ fontWeight: 600, mr: 1 }}>
            {isTooMany ? TOO_MANY : `${quotesText(selectedIds.length)} chosen`}
          </Typography>
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
          <Box sx={{ flexGrow: 1 }} />
          <Button size="small" onClick={() => onUnselectItems()}>
            Choose none
          </Button>
        </Paper>
      )}
      {undone && <OutcomeDialog {...undone} onClose={() => setUndone(null)} />}
    </>
  );
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
} as const;

/** For screen readers alone. */
const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
