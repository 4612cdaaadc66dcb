/** Spec 000 section 9: the session ends after 25 minutes without activity; the warning opens 30 seconds before. */
export const IDLE_LIMIT_MS = 1_500_000;
export const IDLE_WARNING_MS = 30_000;

/** Spec 000 section 9: on input focus the server session is refreshed when this much time has passed. */
export const SESSION_REFRESH_MS = 120_000;

/** Nobody stays signed in longer than a working day, however active. Ours; the specification sets no absolute limit. */
export const SESSION_LIMIT_MS = 12 * 60 * 60 * 1000;

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
