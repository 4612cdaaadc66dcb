import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { QUOTE_ACTIONS } from '#shared/quotes/quotes.calls';
import { WITH_NOTICE, call } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { notifySuccess } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';

interface AnyQuote {
  Id: number;
  Version: number;
  Name: string;
  IsDeleted: boolean;
}

interface DeleteOrRestoreProps {
  quote: AnyQuote;
  mayDelete: boolean;
  mayRestore: boolean;
  /** Called with the quote as it then is. */
  onDone: (changed: AnyQuote) => void;
}

/** Deletes the quote of a group or a household, or restores it, after a question; renders nothing for who may do neither. */
export function DeleteOrRestore({ quote, mayDelete, mayRestore, onDone }: DeleteOrRestoreProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(
        mayDelete ? QUOTE_ACTIONS.delete : QUOTE_ACTIONS.restore,
        { id: quote.Id, body: { Version: quote.Version } },
        WITH_NOTICE,
      ),
    onSuccess: (changed) => {
      setAsking(false);
      notifySuccess(`“${quote.Name}” has been ${changed.IsDeleted ? 'deleted' : 'restored'}.`);
      // Read anew: on lists that are still known, a deleted quote would stand for a moment.
      queryClient.removeQueries({ queryKey: ['dashboard'] });
      onDone(changed);
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
