import EmailIcon from '@mui/icons-material/EmailOutlined';
import ShareIcon from '@mui/icons-material/LinkOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { EmailProposalDialog } from './EmailProposalDialog.tsx';
import { ShareProposalDialog } from './ShareProposalDialog.tsx';

interface SendButtonsProps {
  quoteId: number;
  proposalId: number;
}

/** Sends a proposal that was made: by email, or by a link to copy. */
export function SendButtons(ids: SendButtonsProps) {
  const [open, setOpen] = useState<'email' | 'link' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button startIcon={<EmailIcon />} onClick={() => setOpen('email')}>
        Email it
      </Button>
      <Button startIcon={<ShareIcon />} onClick={() => setOpen('link')}>
        Share link
      </Button>
      {open === 'email' && <EmailProposalDialog {...ids} again={null} onClose={close} />}
      {open === 'link' && <ShareProposalDialog {...ids} onClose={close} />}
    </>
  );
}
