import { Alert, AlertTitle, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import { CopyNote } from '../components/quote/CopyNote.tsx';
import { LatestCensusAlert } from '../components/quote/LatestCensusAlert.tsx';
import { QuoteEndAlerts } from '../components/quote/QuoteEndAlerts.tsx';
import { ReadOnlyBanner } from '../components/quote/ReadOnlyBanner.tsx';
import type { Selection } from '../components/plan-browser/selection/use-selection.ts';

interface SelectionAlertsProps {
  quote: QuoteResponse;
  lock: string | null;
  selection: Selection;
  /** The stored plans. */
  storedNames: readonly string[];
  /** Called when the user has decided whose selection to keep. */
  onSettled: () => void;
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Why nothing can be selected, and what someone else changed in the meantime. */
export const SelectionAlerts = ({ quote, lock, selection, storedNames, onSettled }: SelectionAlertsProps) => (
  <>
    <ReadOnlyBanner quote={quote} />
    <QuoteEndAlerts quote={quote} />
    <LatestCensusAlert quote={quote} />
    <CopyNote quote={quote} />
    {lock && quote.Status !== 'Expired' && (
      <Alert
        severity="info"
        action={
          quote.Status === 'EditingCensus' && (
            <Button component={RouterLink} to={groupCensusPath(quote.Id)} color="inherit">
              Continue census
            </Button>
          )
        }
      >
        {lock}
      </Alert>
    )}
    {selection.isOutOfDate && (
      <Alert
        severity="warning"
        action={
          <>
            <Button
              color="inherit"
              onClick={() => {
                selection.reset();
                onSettled();
              }}
            >
              Use theirs
            </Button>
            <Button
              color="inherit"
              onClick={() => {
                selection.keepMine();
                onSettled();
              }}
            >
              Keep mine
            </Button>
          </>
        }
      >
        <AlertTitle>Someone else saved another selection</AlertTitle>
        {storedNames.length > 0 ? `They saved ${LIST.format(storedNames)}.` : 'They saved no plan.'} Your changes are
        not saved yet: use theirs, or keep yours and save them instead.
      </Alert>
    )}
  </>
);
