import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Only the ids of the specification's workflow state: the paths contain the rest. Source: spec 002 section 3, "Workflow session state". */
const KEY = 'state';

type Line = 'group' | 'individual';

interface WorkflowState {
  userId: number;
  quoteId: number;
  line: Line;
  enrollmentResult?: EnrollmentResult;
}

/** What became of the quote that was submitted in this tab. Individuals, decision 1. */
interface EnrollmentResult {
  quoteId: number;
  /** The one that the user has read; null while they have read none. */
  kind: QuoteStatus | null;
}

/** Of the quote that a path is about. */
export const lineOf = (pathname: string): Line => (/\/individual(\/|$)/i.test(pathname) ? 'individual' : 'group');

/** The user's current quote in this tab, for paths without a quote id. */
export const rememberQuote = (userId: number, quoteId: number, line: Line): void =>
  keep({ ...stateOf(userId), userId, quoteId, line });

export function forgetQuote(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Null for another user, or when no quote of that line was opened last. */
export function currentQuoteOf(userId: number, line: Line): number | null {
  const state = stateOf(userId);
  return state?.line === line && Number.isSafeInteger(state.quoteId) ? Number(state.quoteId) : null;
}

/** A result of the quote is to be shown until it was read: after a reload and after the payment page too. */
export const rememberResult = (userId: number, { quoteId, kind }: EnrollmentResult): void =>
  keep({ quoteId, line: 'individual', ...stateOf(userId), userId, enrollmentResult: { quoteId, kind } });

/** Whether the quote was submitted in this tab, and this result was not read yet. */
export function isUnreadResult(userId: number, quoteId: number, kind: QuoteStatus): boolean {
  const result = stateOf(userId)?.enrollmentResult;
  return result?.quoteId === quoteId && result.kind !== kind;
}

function keep(state: WorkflowState): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Storage may be disabled; a path without a quote id then opens the dashboard.
  }
}

function stateOf(userId: number): WorkflowState | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as WorkflowState | null;
    return kept?.userId === userId ? kept : null;
  } catch {
    return null;
  }
}
