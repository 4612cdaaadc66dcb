/** Only the ids of the specification's workflow state: the paths contain the rest. Source: spec 002 section 3, "Workflow session state". */
const KEY = 'state';

interface WorkflowState {
  userId: number;
  quoteId: number;
}

/** The user's current quote in this tab, for paths without a quote id. */
export function rememberQuote(userId: number, quoteId: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, quoteId } satisfies WorkflowState));
  } catch {
    // Storage may be disabled; such a path then opens the dashboard.
  }
}

export function forgetQuote(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Null for another user, or when no quote was opened. */
export function currentQuoteOf(userId: number): number | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<
      Record<keyof WorkflowState, unknown>
    > | null;
    return kept?.userId === userId && Number.isSafeInteger(kept.quoteId) ? Number(kept.quoteId) : null;
  } catch {
    return null;
  }
}
