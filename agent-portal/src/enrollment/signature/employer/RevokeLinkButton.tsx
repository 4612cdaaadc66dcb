import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EmployerSignatureResponse } from '#shared/enrollment/employer-signature.record';
import { EMPLOYER_SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import { formatInstant } from '#shared/formats/instant';
import { call, WITH_NOTICE } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { refreshEmployerSignatures } from './employer-signature-queries.ts';

interface RevokeLinkButtonProps {
  quoteId: number;
  signature: EmployerSignatureResponse;
}

/** Takes a link back, or closes one that was answered: the answer stays. */
export function RevokeLinkButton({ quoteId, signature }: RevokeLinkButtonProps) {
  const { Id, CreatedAt, SignedAt, DeclinedAt } = signature;
  const [verb, whatThen] = (SignedAt ?? DeclinedAt) ? CLOSING : WITHDRAWING;
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(EMPLOYER_SIGNATURE_CALLS.revoke, { linkId: Id }, WITH_NOTICE),
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
        aria-label={`${verb} link of ${formatInstant(CreatedAt)}`}
        onClick={() => setAsked(true)}
      >
        {verb} link
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`${verb} this link?`}
        confirmLabel={`${verb} link`}
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsked(false)}
      >
        {whatThen}
      </ConfirmDialog>
    </>
  );
}

const WITHDRAWING = [
  'Withdraw',
  'The employer can no longer read or sign the application with it. You can make another link.',
] as const;
const CLOSING = ['Close', 'The employer can no longer open what was answered with it. The answer stays.'] as const;
