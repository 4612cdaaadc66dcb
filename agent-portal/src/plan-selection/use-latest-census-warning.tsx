import { useState, type ReactNode } from 'react';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatInstant } from '#shared/formats/instant';
import { latestCensusWarning } from '#shared/quotes/latest-census';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';

export interface LatestCensusGuard {
  /** Runs the step immediately, or after the user has confirmed that another quote has a later census. */
  warnBefore: (step: { name: string; run: () => void }) => void;
  dialog: ReactNode;
}

/**
 * The latest-census warning before a step that uses the census: propose, enroll.
 * Source: spec 002 section 2, "Plan selection" modals.
 */
export function useLatestCensusWarning({
  Name,
  LatestCensusQuote: later,
}: Pick<QuoteResponse, 'Name' | 'LatestCensusQuote'>): LatestCensusGuard {
  const [step, setStep] = useState<{ name: string; run: () => void } | null>(null);
  return {
    warnBefore: (wanted) => (later === null ? wanted.run() : setStep(wanted)),
    dialog: later && (
      <ConfirmDialog
        open={step !== null}
        title="Not the latest census"
        confirmLabel={step?.name ?? 'Continue'}
        cancelLabel="Go back"
        onConfirm={() => {
          setStep(null);
          step?.run();
        }}
        onCancel={() => setStep(null)}
      >
        {latestCensusWarning(later.Name)} Last change: {formatInstant(later.ChangedAt)}. Continue with the census of “
        {Name}
        ”, or go back and use the other quote.
      </ConfirmDialog>
    ),
  };
}
