import { Button, Stack } from '@mui/material';
import { Suspense, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { manualUpdateProblem } from '#shared/plans/manual-status-update';
import { advicePath, asItWasPath, groupContributionPath } from '#shared/quotes/next-step';
import { lazyPart } from '#web/shell/lazy-part';
import { useGoOn } from '#web/shell/use-go-on';
import { useAudience } from '../../app/session/use-user.ts';
import { CopyQuoteButton } from '../../components/quote/CopyQuoteButton.tsx';
import { DeleteQuoteButton } from '../../components/quote/DeleteQuoteButton.tsx';
import { BenefitsSummaryButton } from '../../components/plan-browser/details/BenefitsSummaryButton.tsx';

const CensusDialog = lazyPart(async () => (await import('./CensusDialog.tsx')).CensusDialog);
const ManualStatusDialog = lazyPart(async () => (await import('./ManualStatusDialog.tsx')).ManualStatusDialog);

interface QuoteActionsBarProps {
  quote: QuoteResponse;
  members: readonly CensusMemberResponse[];
  /** PlanDisplayName by PlanId. */
  planNames: ReadonlyMap<number, string>;
  /** The stored medical plans. */
  storedPlans: readonly number[];
  /** Rule DisableForExternalAgentFlag makes the quote read-only for this agent. */
  isReadOnly: boolean;
  /** Additional buttons. */
  children?: ReactNode;
}

/** Actions on the quote as a whole. Actions that this user can never take are absent. */
export function QuoteActionsBar(props: QuoteActionsBarProps) {
  const { quote, isReadOnly } = props;
  const goOn = useGoOn();
  const audience = useAudience();
  const [open, setOpen] = useState<'census' | 'status' | null>(null);
  const close = () => setOpen(null);
  const state = { status: quote.Status, isDeleted: quote.IsDeleted };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setOpen('census')}>
        View census
      </Button>
      {props.storedPlans.length > 0 && (
        <>
          <BenefitsSummaryButton quoteId={quote.Id} planId={null} storedPlans={props.storedPlans} size="small" />
          <Button size="small" variant="outlined" component={RouterLink} to={groupContributionPath(quote.Id)}>
            Employer contribution
          </Button>
        </>
      )}
      <Button size="small" variant="outlined" component={RouterLink} to={advicePath(quote.Id)}>
        Advice record
      </Button>
      <Button size="small" variant="outlined" component={RouterLink} to={asItWasPath(quote.Id)}>
        As it was
      </Button>
      {props.children}
      {manualUpdateProblem(state, audience) === null && (
        <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setOpen('status')}>
          Update status manually
        </Button>
      )}
      {!isReadOnly && (
        <>
          <CopyQuoteButton quote={quote} size="small" variant="outlined" />
          <DeleteQuoteButton
            quote={quote}
            onDeleted={() => void goOn('/dashboard', { replace: true, state: { forced: true } })}
          />
        </>
      )}
      <Suspense>
        {open === 'census' && (
          <CensusDialog quoteId={quote.Id} members={props.members} planNames={props.planNames} onClose={close} />
        )}
        {open === 'status' && <ManualStatusDialog quote={quote} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
