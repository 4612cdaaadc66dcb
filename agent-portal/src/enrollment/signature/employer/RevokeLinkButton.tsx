import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EmployerSignatureResponse } from '#shared/enrollment/employer-signature.record';
import { formatInstant } from '#shared/formats/instant';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { refreshEmployerSignatures, revokeEmployerLink } from './employer-signature.api.ts';

interface RevokeLinkButtonProps {
  quoteId: number;
  signature: EmployerSignatureResponse;
}

/** Takes a link back that was not answered. */
export function RevokeLinkButton({ quoteId, signature: { Id, CreatedAt } }: RevokeLinkButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => revokeEmployerLink(Id),
    onSettled: async () => {
      setAsked(false);
      await refreshEmployerSignatures(quoteId);
    },
  });
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={`Withdraw the link of ${formatInstant(CreatedAt)}`}
        onClick={() => setAsked(true)}
      >
        Withdraw
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Withdraw this link?"
        confirmLabel="Withdraw link"
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsked(false)}
      >
        The employer can no longer read or sign the application with it. You can make another link.
      </ConfirmDialog>
    </>
  );
}
