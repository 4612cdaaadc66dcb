import { Alert, Link, Typography } from '@mui/material';
import { TextWithPhones } from '#web/shell/PhoneLink';

interface OnTheWayProps {
  /** "The email is on the way." */
  children: string;
  count: number;
  what?: 'email' | 'messages';
  /** Where a demo shows what it does not send. */
  mailboxUrl: string | null;
}

/** Emails were stored, and will be sent. */
export const OnTheWay = ({ children, count, what = 'email', mailboxUrl }: OnTheWayProps) => (
  <Alert severity="success">
    <Typography>
      <TextWithPhones text={children} />
    </Typography>
    {mailboxUrl && (
      <Typography sx={{ mt: 1 }}>
        This demo sends no {what}:{' '}
        <Link href={mailboxUrl} target="_blank" rel="noopener">
          {count === 1 ? 'read it' : 'read them'} in the sandbox mailbox
        </Link>
        .
      </Typography>
    )}
  </Alert>
);
