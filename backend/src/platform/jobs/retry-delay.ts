const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Pauses after the first, second, … failed attempt: short for a hiccup, long for an outage. */
const PAUSES_MS = [5 * SECOND_MS, 20 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

/** The pause after this failed attempt (from 1); null = it was the last, about 21 minutes after the first. */
export const retryDelayMs = (attempt: number): number | null => PAUSES_MS[attempt - 1] ?? null;
