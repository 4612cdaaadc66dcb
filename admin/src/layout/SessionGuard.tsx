import { useNotify } from 'react-admin';
import { IdleGuard } from '#web/idle/IdleGuard';
import { currentAddress, leaveToSignIn, refreshSession, signOut } from '../providers/session.ts';

/** The idle guard of the console: signing out loads the page again, so that nothing stays in its memory. */
export function SessionGuard() {
  const notify = useNotify();
  return (
    <IdleGuard
      refresh={refreshSession}
      onEnded={() => void leaveToSignIn()}
      signOut={() => signOut(currentAddress())}
      onFailure={(message) => notify(message, { type: 'error' })}
    />
  );
}
