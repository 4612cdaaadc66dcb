import { Dialog, DialogTitle } from '@mui/material';
import { useRef } from 'react';
import type { PlanComparisonRequest } from '#shared/plans/selection.record';
import { COMPARISONS } from '#shared/proposals/proposals.calls';
import { call, WITH_NOTICE } from '#web/http/calls';
import { useIsBelow } from '#web/theme/use-is-below';
import { refreshHistory } from '../components/proposal-file.ts';
import { ProposalHistory } from './history/ProposalHistory.tsx';
import { SendButtons } from './history/SendButtons.tsx';

interface SendComparisonProps {
  quoteId: number;
  /** The plans as they are compared on the screen. */
  request: PlanComparisonRequest;
}

/** Sends the comparison that is on the screen. It is made and stored once, with the first button that is used. */
export function SendComparison({ quoteId, request }: SendComparisonProps) {
  const made = useRef<{ of: string; id: number } | null>(null);
  const find = async (): Promise<number> => {
    const of = JSON.stringify(request);
    if (made.current?.of !== of) {
      const { ProposalId } = await call(COMPARISONS.make, { quoteId, body: request }, WITH_NOTICE);
      made.current = { of, id: ProposalId };
      void refreshHistory(quoteId);
    }
    return made.current.id;
  };
  return <SendButtons quoteId={quoteId} what="comparison" find={find} />;
}

interface SentComparisonsProps {
  quoteId: number;
  onClose: () => void;
}

/** The comparisons of a household that were sent, who opened them, and what the client answered. */
export function SentComparisons({ quoteId, onClose }: SentComparisonsProps) {
  const isPhone = useIsBelow(900);
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md">
      <DialogTitle>Sent comparisons</DialogTitle>
      <ProposalHistory quoteId={quoteId} what="comparison" onClose={onClose} />
    </Dialog>
  );
}
