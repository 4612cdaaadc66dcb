import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { idleState } from '#shared/session/idle-clock';
import { errorMessage } from '../http/api-error.ts';
import { notifyError } from '../notifications/notify.ts';
import { keepSession, refreshSession } from '../session/session-refresh.ts';
import { forgetUser, signOut } from '../session/sign-out.ts';
import { signInAddress } from '../startup/start-address.ts';
import { lastActivity, noteActivity, onSignedOutElsewhere } from './activity.ts';

const loadWarning = () => import('./IdleWarning.tsx');
const IdleWarning = lazy(async () => ({ default: (await loadWarning()).IdleWarning }));

/** Quiet for this long, the warning is loaded: while nobody works, and before the line may be gone. */
const LOAD_WARNING_BELOW_S = 1_380;

const ACTIVITY = ['pointerdown', 'keydown', 'focusin', 'input', 'wheel'] as const;
const TICK_MS = 1_000;
const FORCED = { state: { forced: true } };

/** Signs out after 25 minutes without activity in any tab, and asks 30 seconds before. Source: spec 000 section 4, "Session". */
export function IdleGuard() {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const leave = useLeave();
  const isWarning = secondsLeft !== null;

  useEffect(() => {
    noteActivity(Date.now());
    const timer = setInterval(() => {
      const { phase, secondsLeft: left } = idleState(Date.now(), lastActivity());
      if (left < LOAD_WARNING_BELOW_S) {
        void loadWarning();
      }
      setSecondsLeft(phase === 'warning' ? left : null);
      if (phase === 'ended') {
        clearInterval(timer);
        void leave.signOut();
      }
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [leave]);

  useEffect(() => {
    if (isWarning) {
      return undefined;
    }
    const work = () => {
      noteActivity(Date.now());
      void keepSession(Date.now(), leave.forget);
    };
    ACTIVITY.forEach((event) => document.addEventListener(event, work, { passive: true }));
    return () => ACTIVITY.forEach((event) => document.removeEventListener(event, work));
  }, [isWarning, leave]);

  useEffect(() => onSignedOutElsewhere(leave.forget), [leave]);

  const stay = async () => {
    noteActivity(Date.now());
    setSecondsLeft(null);
    try {
      if (!(await refreshSession())) {
        leave.forget();
      }
    } catch (error) {
      notifyError({ text: errorMessage(error), fields: {} });
    }
  };
  return (
    isWarning && (
      <Suspense>
        <IdleWarning secondsLeft={secondsLeft} onStay={() => void stay()} onSignOut={() => void leave.signOut()} />
      </Suspense>
    )
  );
}

/** Two ways to the sign-in page, both with the way back to this screen. */
function useLeave(): { signOut: () => Promise<void>; forget: () => void } {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = signInAddress(pathname + search);
  return useMemo(() => {
    const forget = () => {
      forgetUser();
      void navigate(address, FORCED);
    };
    const end = async () => {
      await signOut();
      void navigate(address, FORCED);
    };
    return { forget, signOut: end };
  }, [navigate, address]);
}
