import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DOCUMENTS } from '#shared/enrollment/enrollment.calls';
import type { QuoteDocument } from '#shared/enrollment/documents.record';
import { FileName } from '#web/documents/FileName';
import { call, WITH_NOTICE } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { notifySuccess } from '../../app/notifications/notify.ts';

/** Spec 001 section 9: "Remove-document message shown 2 seconds". */
const REMOVED_SHOWN_MS = 2_000;

interface FileLineProps {
  quoteId: number;
  file: QuoteDocument;
  canDelete: boolean;
  /** After a deletion, and after a refusal. */
  onChanged: () => Promise<void>;
}

/** An uploaded file: opens in a new tab; deleting asks for confirmation. */
export function FileLine({ quoteId, file, canDelete, onChanged }: FileLineProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(DOCUMENTS.unlink, { quoteId, docId: file.docId }, WITH_NOTICE),
    onSuccess: ({ Message }) => notifySuccess(Message, REMOVED_SHOWN_MS),
    onSettled: async () => {
      await onChanged();
      setAsking(false);
    },
  });
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ py: 0.5, alignItems: 'center' }}>
      <FileName quoteId={quoteId} file={file} />
      {canDelete && (
        <Button
          size="small"
          color="inherit"
          startIcon={<DeleteIcon />}
          aria-label={`Delete ${file.fileName}`}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Delete document?"
        confirmLabel="Delete document"
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      >
        “{file.fileName}” will be removed from this enrollment.
      </ConfirmDialog>
    </Stack>
  );
}
