/** Only the ids of the specification's workflow state: the paths contain the rest. Source: spec 002 section 3, "Workflow session state". */
const KEY = 'state';

type Line = 'group' | 'individual';

interface WorkflowState {
  userId: number;
  quoteId: number;
  line: Line;
}

/** Of the quote that a path is about. */
export const lineOf = (pathname: string): Line => (/\/individual(\/|$)/i.test(pathname) ? 'individual' : 'group');

/** The user's current quote in this tab, for paths without a quote id. */
export function rememberQuote(userId: number, quoteId: number, line: Line): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, quoteId, line } satisfies WorkflowState));
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

/** Null for another user, or when no quote of that line was opened last. */
export function currentQuoteOf(userId: number, line: Line): number | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<
      Record<keyof WorkflowState, unknown>
    > | null;
    return kept?.userId === userId && kept.line === line && Number.isSafeInteger(kept.quoteId)
      ? Number(kept.quoteId)
      : null;
  } catch {
    return null;
  }
}
