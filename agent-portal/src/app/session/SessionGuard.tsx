import { useLocation, useNavigate } from 'react-router';
import { IdleGuard } from '#web/idle/IdleGuard';
import { notifyError } from '../notifications/notify.ts';
import { signInAddress } from '../startup/start-address.ts';
import { refreshSession } from './session.api.ts';
import { forgetUser, signOut } from './sign-out.ts';

const FORCED = { state: { forced: true } };

/** The idle guard of the portal: leaves without loading the page again, so that drafts stay in its memory. */
export function SessionGuard() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = () => void navigate(signInAddress(pathname + search), FORCED);
  return (
    <IdleGuard
      refresh={refreshSession}
      onEnded={() => {
        forgetUser();
        leave();
      }}
      signOut={() => signOut().then(leave)}
      onFailure={(text) => notifyError({ text, fields: {} })}
    />
  );
}
