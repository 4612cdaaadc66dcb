import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { deleteGroupQuoteProblem, restoreQuoteProblem } from '#shared/quotes/delete-quote';
import { sendJson } from '#web/http/client';
import { notifySuccess } from '../../app/notifications/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { useRules } from '../../app/rules/use-rules.ts';
import { useAudience } from '../../app/session/use-user.ts';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';

interface DeleteQuoteButtonProps {
  quote: QuoteResponse;
  /** Called after deletion; an agent can no longer see the quote. */
  onDeleted: () => void;
}

/**
 * Deletes the quote (external users, in statuses that allow it) or restores it (internal users); renders nothing for everyone else.
 * Both ask for confirmation. Source: spec 002 section 4, "Delete and restore".
 */
export function DeleteQuoteButton({ quote, onDeleted }: DeleteQuoteButtonProps) {
  const audience = useAudience();
  const facts = { status: quote.Status, isDeleted: quote.IsDeleted };
  const { DisableForExternalAgentFlag: isBlocked } = useRules();
  const mayDelete = deleteGroupQuoteProblem(facts, audience, isBlocked) === null;
  const mayRestore = restoreQuoteProblem(facts, audience) === null;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      sendJson<QuoteResponse>('PUT', `/api/quote/${mayDelete ? 'Delete' : 'Restore'}/${quote.Id}`, {
        Version: quote.Version,
      }),
    onSuccess: async (changed) => {
      setAsking(false);
      notifySuccess(`“${quote.Name}” has been ${changed.IsDeleted ? 'deleted' : 'restored'}.`);
      if (changed.IsDeleted) {
        onDeleted();
        queryClient.removeQueries({ queryKey: ['quote', quote.Id] });
      } else {
        queryClient.setQueryData(['quote', quote.Id], changed);
      }
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      await queryClient.invalidateQueries({ queryKey: ['group-quotes', quote.GroupId] });
    },
    onError: () => setAsking(false),
  });
  if (!mayDelete && !mayRestore) {
    return null;
  }
  const label = mayDelete ? 'Delete quote' : 'Restore quote';
  return (
    <>
      <Button
        color={mayDelete ? 'error' : 'primary'}
        startIcon={mayDelete ? <DeleteIcon /> : <RestoreIcon />}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`${label}?`}
        confirmLabel={label}
        destructive={mayDelete}
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      >
        {mayDelete
          ? `“${quote.Name}” will be removed from every list. Only internal staff can restore it.`
          : `“${quote.Name}” will be back on its agents’ lists, as it was when it was deleted.`}
      </ConfirmDialog>
    </>
  );
}
