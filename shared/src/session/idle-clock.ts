import { IDLE_LIMIT_MS, IDLE_WARNING_MS, SESSION_REFRESH_MS } from '#shared/session/limits';

export type IdlePhase = 'active' | 'warning' | 'ended';

export interface IdleState {
  phase: IdlePhase;
  /** Whole seconds until the end, rounded up: 30 at the start of the warning, 0 at the end. */
  secondsLeft: number;
}

/** The time until a user is signed out, from their last activity in any tab. Both in milliseconds. */
export function idleState(now: number, lastActivity: number): IdleState {
  const left = IDLE_LIMIT_MS - (now - lastActivity);
  const phase = left <= 0 ? 'ended' : left <= IDLE_WARNING_MS ? 'warning' : 'active';
  return { phase, secondsLeft: Math.max(0, Math.ceil(left / 1000)) };
}

/** After a quiet period, activity in a field contacts the server, so that filling in a long form does not hit its idle limit. */
export const isRefreshDue = (now: number, lastAnswer: number): boolean => now - lastAnswer > SESSION_REFRESH_MS;
