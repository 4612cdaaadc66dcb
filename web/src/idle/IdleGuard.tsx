import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { idleState } from '#shared/session/idle-clock';
import { lazyPart } from '../shell/lazy-part.tsx';
import { errorMessage } from '../http/api-error.ts';
import { keepSession, type SessionRefresh } from '../session/keep-session.ts';
import { lastActivity, noteActivity, onSignedOutElsewhere } from './activity.ts';

const loadWarning = () => import('./IdleWarning.tsx');
const IdleWarning = lazyPart(async () => (await loadWarning()).IdleWarning);

/** After this quiet period the warning's code is loaded: while the user is inactive, and before the connection may be lost. */
const LOAD_WARNING_BELOW_S = 1_380;

const ACTIVITY = ['pointerdown', 'keydown', 'focusin', 'input', 'wheel'] as const;
const TICK_MS = 1_000;

/** Both ways out lead to the sign-in page, with the way back to this screen. */
export interface IdleGuardProps extends SessionRefresh {
  signOut: () => Promise<unknown>;
  /** The session could not be kept alive. */
  onFailure: (message: string) => void;
}

/** Signs out after 25 minutes without activity in any tab, and warns 30 seconds before. Source: spec 000 section 4, "Session". */
export function IdleGuard({ refresh, onEnded, signOut, onFailure }: IdleGuardProps) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const isWarning = secondsLeft !== null;
  const endByClock = useEffectEvent(() => void signOut());
  const endHere = useEffectEvent(onEnded);
  const keep = useEffectEvent(() => void keepSession(Date.now(), { refresh, onEnded }));

  useEffect(() => {
    noteActivity(Date.now());
    const timer = setInterval(() => {
      const { phase, secondsLeft: left } = idleState(Date.now(), lastActivity());
      if (left < LOAD_WARNING_BELOW_S) {
        loadWarning().catch(() => undefined);
      }
      setSecondsLeft(phase === 'warning' ? left : null);
      if (phase === 'ended') {
        clearInterval(timer);
        endByClock();
      }
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (isWarning) {
      return undefined;
    }
    const work = () => {
      noteActivity(Date.now());
      keep();
    };
    ACTIVITY.forEach((event) => document.addEventListener(event, work, { passive: true }));
    return () => ACTIVITY.forEach((event) => document.removeEventListener(event, work));
  }, [isWarning]);

  useEffect(() => onSignedOutElsewhere(() => endHere()), []);

  const stay = async () => {
    noteActivity(Date.now());
    setSecondsLeft(null);
    try {
      if (!(await refresh())) {
        onEnded();
      }
    } catch (error) {
      onFailure(errorMessage(error));
    }
  };
  return (
    isWarning && (
      <Suspense>
        <IdleWarning secondsLeft={secondsLeft} onStay={() => void stay()} onSignOut={() => void signOut()} />
      </Suspense>
    )
  );
}
