import { useMutation } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { lazyPart } from '#web/shell/lazy-part';
import { notifySuccess } from '../../app/notifications/notify.ts';
import { useRules } from '../../app/rules/use-rules.ts';
import { useAudience } from '../../app/session/use-user.ts';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { deleteQuote, restoreQuote } from '../group-details.api.ts';
import { forgetQuotes } from './forget-quotes.ts';
import { quoteActions, type QuoteActionName } from './quote-actions.ts';
import type { QuoteMenuActions } from './QuoteMenu.tsx';

const QuoteNameDialog = lazyPart(
  async () => (await import('../../components/quote/QuoteNameDialog.tsx')).QuoteNameDialog,
);
const CopyQuoteDialog = lazyPart(
  async () => (await import('../../components/quote/CopyQuoteDialog.tsx')).CopyQuoteDialog,
);

interface QuoteActions {
  actionsOf: (quote: QuoteResponse) => QuoteMenuActions;
  /** Draw it once below the list: the open dialog. */
  dialog: ReactNode;
}

/** Renaming, copying, deleting and restoring from the list of a group's quotes. */
export function useQuoteActions(): QuoteActions {
  const audience = useAudience();
  const { DisableForExternalAgentFlag: isBlocked } = useRules();
  const [asked, setAsked] = useState<{ name: QuoteActionName; quote: QuoteResponse } | null>(null);
  const close = () => setAsked(null);
  const removal = useMutation({
    mutationFn: deleteQuote,
    onSuccess: ({ Name }) => notifySuccess(`${Name} has been deleted.`),
    onSettled: async (_saved, _error, { GroupId }) => {
      close();
      await forgetQuotes(GroupId);
    },
  });
  const restoring = useMutation({
    mutationFn: restoreQuote,
    onSuccess: ({ Name }) => notifySuccess(`${Name} has been restored.`),
    onSettled: (_saved, _error, { GroupId }) => forgetQuotes(GroupId),
  });
  const run = (name: QuoteActionName, quote: QuoteResponse) => {
    if (name === 'restore') {
      restoring.mutate(quote);
    } else {
      setAsked({ name, quote });
    }
  };
  const renamed = () => {
    close();
    if (asked) {
      void forgetQuotes(asked.quote.GroupId);
    }
  };
  return {
    actionsOf: (quote) => ({ actions: quoteActions(quote, { audience, isBlocked }), run: (name) => run(name, quote) }),
    dialog: (
      <>
        <ConfirmDialog
          open={asked?.name === 'delete'}
          title="Delete this quote?"
          confirmLabel="Delete quote"
          destructive
          busy={removal.isPending}
          onConfirm={() => asked && removal.mutate(asked.quote)}
          onCancel={close}
        >
          {asked?.quote.Name} will no longer be on your lists. Internal staff can restore it.
        </ConfirmDialog>
        <Suspense>
          {asked?.name === 'rename' && <QuoteNameDialog quote={asked.quote} onClose={renamed} />}
          {asked?.name === 'copy' && <CopyQuoteDialog quote={asked.quote} onClose={close} />}
        </Suspense>
      </>
    ),
  };
}
