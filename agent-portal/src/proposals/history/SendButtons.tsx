import EmailIcon from '@mui/icons-material/EmailOutlined';
import ShareIcon from '@mui/icons-material/LinkOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { EmailProposalDialog } from './EmailProposalDialog.tsx';
import type { SentThing } from './proposal-words.ts';
import { ShareProposalDialog } from './ShareProposalDialog.tsx';

interface SendButtonsProps {
  quoteId: number;
  what: SentThing;
  /** The id of the proposal, which may be made only now; a failure is shown elsewhere. */
  find: () => number | Promise<number>;
}

type Way = 'email' | 'link';

/** Sends a proposal, or the comparison of a household: by email, or by a link to copy. */
export function SendButtons({ quoteId, what, find }: SendButtonsProps) {
  const [sent, setSent] = useState<{ way: Way; ids: { quoteId: number; proposalId: number } } | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (way: Way) => ({ way, ids: { quoteId, proposalId: await find() } }),
    onSuccess: setSent,
  });
  const begin = (way: Way) => ({
    loading: isPending && variables === way,
    loadingPosition: 'start' as const,
    onClick: () => isPending || mutate(way),
  });
  const close = () => setSent(null);
  return (
    <>
      <Button startIcon={<EmailIcon />} {...begin('email')}>
        Email it
      </Button>
      <Button startIcon={<ShareIcon />} {...begin('link')}>
        Share link
      </Button>
      {sent?.way === 'email' && <EmailProposalDialog ids={sent.ids} what={what} again={null} onClose={close} />}
      {sent?.way === 'link' && <ShareProposalDialog ids={sent.ids} what={what} onClose={close} />}
    </>
  );
}
