import { useMutation } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { QUOTE_ACTIONS } from '#shared/quotes/quotes.calls';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { call, WITH_NOTICE } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { lazyPart } from '#web/shell/lazy-part';
import { notifySuccess } from '../../app/notifications/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { useRules } from '../../app/rules/use-rules.ts';
import { useAudience } from '../../app/session/use-user.ts';
import { quoteQuery } from '../../components/quote/quote-queries.ts';
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
  /** Render it once below the list: the open dialog. */
  dialog: ReactNode;
}

/** The quote in the version that the user saw. */
const seen = ({ Id, Version }: QuoteResponse) => ({ id: Id, body: { Version } });

/** Rename, copy, delete and restore from the list of a group's quotes. */
export function useQuoteActions(): QuoteActions {
  const audience = useAudience();
  const { DisableForExternalAgentFlag: isBlocked } = useRules();
  const [asked, setAsked] = useState<{ name: QuoteActionName; quote: QuoteResponse } | null>(null);
  const close = () => setAsked(null);
  const removal = useMutation({
    mutationFn: (quote: QuoteResponse) => call(QUOTE_ACTIONS.delete, seen(quote), WITH_NOTICE),
    onSuccess: ({ Name }) => notifySuccess(`${Name} has been deleted.`),
    onSettled: async (_saved, _error, { GroupId }) => {
      close();
      await forgetQuotes(GroupId);
    },
  });
  const restoring = useMutation({
    mutationFn: (quote: QuoteResponse) => call(QUOTE_ACTIONS.restore, seen(quote), WITH_NOTICE),
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
  const rename = async ({ Id, Version, GroupId }: QuoteResponse, Name: string): Promise<string | null> => {
    try {
      const renamed: QuoteResponse = await call(QUOTE_ACTIONS.update, { body: { Id, Version, Name } });
      queryClient.setQueryData(quoteQuery(Id).queryKey, renamed);
      await forgetQuotes(GroupId);
      return null;
    } catch (error) {
      return fieldErrorsOf(error)['Name']?.join(' ') ?? errorMessage(error);
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
          {asked?.name === 'rename' && (
            <QuoteNameDialog name={asked.quote.Name} onSave={(name) => rename(asked.quote, name)} onClose={close} />
          )}
          {asked?.name === 'copy' && <CopyQuoteDialog quote={asked.quote} onClose={close} />}
        </Suspense>
      </>
    ),
  };
}
