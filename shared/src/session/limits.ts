/** Spec 000 section 9: the session ends after 25 minutes without activity; the warning opens 30 seconds before. */
export const IDLE_LIMIT_MS = 1_500_000;
export const IDLE_WARNING_MS = 30_000;

/** Spec 000 section 9: on input focus the server session is refreshed when this much time has passed. */
export const SESSION_REFRESH_MS = 120_000;

/** Nobody stays signed in longer than a working day, however active. Ours; the specification sets no absolute limit. */
export const SESSION_LIMIT_MS = 12 * 60 * 60 * 1000;
