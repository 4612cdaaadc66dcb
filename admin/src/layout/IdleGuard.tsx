import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { idleState } from '#shared/session/idle-clock';
import { lastActivity, noteActivity, onSignedOutElsewhere } from '../providers/activity.ts';
import { ApiError } from '../providers/api-error.ts';
import { leaveFor } from '../providers/http.ts';
import { addressToReturn, currentAddress, keepSession, refreshSession, signOut } from '../providers/session.ts';
import { IdleWarning } from './IdleWarning.tsx';

const ACTIVITY = ['pointerdown', 'keydown', 'focusin', 'input', 'wheel'] as const;
const TICK_MS = 1_000;

/** Signs out after 25 minutes without activity in any tab, and asks 30 seconds before. Source: spec 000 section 4, "Session". */
export function IdleGuard() {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const notify = useNotify();
  const isWarning = secondsLeft !== null;

  useEffect(() => {
    noteActivity(Date.now());
    const timer = setInterval(() => {
      const { phase, secondsLeft: left } = idleState(Date.now(), lastActivity());
      setSecondsLeft(phase === 'warning' ? left : null);
      if (phase === 'ended') {
        clearInterval(timer);
        void signOut(currentAddress());
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
      void keepSession(Date.now());
    };
    ACTIVITY.forEach((event) => document.addEventListener(event, work, { passive: true }));
    return () => ACTIVITY.forEach((event) => document.removeEventListener(event, work));
  }, [isWarning]);

  useEffect(() => onSignedOutElsewhere(() => void leaveFor(addressToReturn())), []);

  const stay = async () => {
    noteActivity(Date.now());
    setSecondsLeft(null);
    try {
      await refreshSession();
    } catch (error) {
      if (error instanceof ApiError) {
        notify(error.message, { type: 'error' });
      }
    }
  };
  return (
    <IdleWarning
      secondsLeft={secondsLeft}
      onStay={() => void stay()}
      onSignOut={() => void signOut(currentAddress())}
    />
  );
}
