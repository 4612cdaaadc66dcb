/** Of the specification's workflow state the ids alone: the addresses hold the rest. Source: spec 002 section 3, "Workflow session state". */
const KEY = 'state';

interface WorkflowState {
  userId: number;
  quoteId: number;
}

/** The quote that this user works on in this tab, for addresses that name none. */
export function rememberQuote(userId: number, quoteId: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, quoteId } satisfies WorkflowState));
  } catch {
    // Storage can be switched off; such an address then opens the dashboard.
  }
}

export function forgetQuote(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
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
