import { Alert, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatInstant } from '#shared/formats/instant';
import { CopyLink } from '#web/inputs/CopyLink';
import { OnTheWay } from './email/OnTheWay.tsx';

interface LinkAndCodeProps {
  recipient: string;
  /** null: it was sent by email, and the agent has the code only. */
  url: string | null;
  code: string;
  expiresAt: string;
  email: { To: string } | null;
  mailboxUrl: string | null;
  /** How the code reaches the recipient. */
  children: ReactNode;
}

/** A link that was just made, with its code: shown once. */
export const LinkAndCode = ({ recipient, url, code, expiresAt, email, mailboxUrl, children }: LinkAndCodeProps) => (
  <Stack spacing={2}>
    {email && (
      <OnTheWay count={1} mailboxUrl={mailboxUrl}>
        {`The link is on its way to ${email.To}.`}
      </OnTheWay>
    )}
    {url !== null && <CopyLink label={`Link for ${recipient}`} address={url} />}
    <div>
      <Typography variant="body2" color="textSecondary">
        Code
      </Typography>
      <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.15em' }}>
        {code}
      </Typography>
    </div>
    <Typography variant="body2">Valid until {formatInstant(expiresAt)}.</Typography>
    <Alert severity="info">{children}</Alert>
  </Stack>
);
