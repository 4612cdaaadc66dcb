import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import ExpiredIcon from '@mui/icons-material/TimerOffOutlined';
import type { UserRow } from '#shared/people/user.record';
import { formatInstant } from '#shared/formats/instant';
import { StateChip } from '../StateChip.tsx';

/** Whether the user can sign in. */
export function UserStateChip({ user: { IsLocked, Password } }: { user: UserRow }) {
  if (IsLocked) {
    return <StateChip label="Locked" icon={<LockIcon />} color="error" />;
  }
  if (Password === 'invited') {
    return <StateChip label="Password not set" icon={<WaitingIcon />} color="warning" />;
  }
  if (Password === 'expired') {
    return <StateChip label="Link expired" icon={<ExpiredIcon />} color="warning" />;
  }
  return <StateChip label="Can sign in" icon={<ActiveIcon />} color="success" />;
}

/** How the user authenticates, in words. */
export function passwordWords({ Password, LinkExpiresAt }: UserRow): string {
  switch (Password) {
    case 'set':
      return 'Set';
    case 'invited':
      return `Not set yet; the link can be used until ${formatInstant(LinkExpiresAt)}`;
    case 'expired':
      return 'Not set; the link has expired. Reset the password for a new one.';
    case 'none':
      return 'None: uses single sign-on';
  }
}
