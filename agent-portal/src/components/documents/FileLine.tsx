import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuoteDocument } from '#shared/enrollment/documents/documents.record';
import { notifySuccess } from '../../app/notifications/notify.ts';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { FileName } from '#web/documents/FileName';
import { unlinkDocument } from './documents.api.ts';

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
    mutationFn: () => unlinkDocument(quoteId, file.docId),
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
