import { Suspense, useState } from 'react';
import type { CurrentAndSuggestedPlansResponse } from '#shared/renewals/renewal.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { lazyPart } from '#web/shell/lazy-part';
import { ActionButton } from '../ActionButton.tsx';

const PassiveRenewalDialog = lazyPart(async () => (await import('./PassiveRenewalDialog.tsx')).PassiveRenewalDialog);

interface PassiveRenewalButtonProps {
  quote: QuoteResponse;
  passive: CurrentAndSuggestedPlansResponse['PassiveRenewal'];
}

/** For internal staff; where it is not allowed now it says why. */
export function PassiveRenewalButton({ quote, passive }: PassiveRenewalButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        variant="outlined"
        blockedBy={passive.IsAllowed ? null : passive.Message}
        busyText={null}
        onClick={() => setOpen(true)}
      >
        Renew passively
      </ActionButton>
      <Suspense>{isOpen && <PassiveRenewalDialog quote={quote} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
