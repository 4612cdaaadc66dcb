import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import ExpiredIcon from '@mui/icons-material/TimerOffOutlined';
import type { UserRow } from '#shared/people/user.record';
import { formatInstant } from '#shared/formats/instant';
import { ToneChip } from '#web/status/ToneChip';

/** Whether the user can sign in. */
export function UserStateChip({ user: { IsLocked, Password } }: { user: UserRow }) {
  if (IsLocked) {
    return <ToneChip size="small" look={['error', LockIcon]} label="Locked" />;
  }
  if (Password === 'invited') {
    return <ToneChip size="small" look={['warning', WaitingIcon]} label="Password not set" />;
  }
  if (Password === 'expired') {
    return <ToneChip size="small" look={['warning', ExpiredIcon]} label="Link expired" />;
  }
  return <ToneChip size="small" look={['success', ActiveIcon]} label="Can sign in" />;
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
