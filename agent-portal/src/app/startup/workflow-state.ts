import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';

/**
 * The specification's workflow state, of people and quotes their ids only: everything else is read anew. The census is not in it. Source:
 * spec 002 section 3, "Workflow session state".
 */
const KEY = 'state';

type Line = 'group' | 'individual';

interface WorkflowState {
  userId: number;
  /** Of the user; null for staff. */
  agentId: number | null;
  /** Of the current quote, or as chosen for the next one. */
  quoteType?: QuoteType;
  /** The current quote's. */
  group?: { Id: number };
  /** A household has no number but that of its quote. */
  individual?: { QuoteId: number };
  quote?: { Id: number };
  searchType?: Line;
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

type Known = Pick<WorkflowState, 'userId' | 'agentId'>;

/** The user's current quote in this tab, for paths without a quote id. */
export function rememberQuote(user: Known, quoteId: number, line: Line): void {
  const { quoteType, group, individual: _individual, ...before } = ofUser(user);
  const isSame = before.quote?.Id === quoteId && line === 'group';
  keep({
    ...before,
    ...(isSame && { quoteType, group }),
    quote: { Id: quoteId },
    ...(line === 'individual' && { individual: { QuoteId: quoteId } }),
  });
}

/** What is known of the current quote once it was read. */
export function noteQuote({ Id, QuoteType, GroupId }: { Id: number; QuoteType: QuoteType; GroupId?: number }): void {
  const state = stored();
  if (state?.quote?.Id === Id) {
    keep({ ...state, quoteType: QuoteType, ...(GroupId !== undefined && { group: { Id: GroupId } }) });
  }
}

/** "On submit the current group and quote are cleared" (spec 002 section 2, "/quotes/quote-type"). */
export function startQuoteOf(user: Known, quoteType: QuoteType): void {
  const { group: _group, individual: _individual, quote: _quote, ...before } = ofUser(user);
  keep({ ...before, quoteType });
}

export const rememberSearch = (user: Known, searchType: Line): void => keep({ ...ofUser(user), searchType });

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
  const isOfLine = (state?.individual === undefined ? 'group' : 'individual') === line;
  return isOfLine && Number.isSafeInteger(state?.quote?.Id) ? Number(state!.quote!.Id) : null;
}

/** A result of the quote is to be shown until it was read: after a reload and after the payment page too. */
export function rememberResult(userId: number, { quoteId, kind }: EnrollmentResult): void {
  const unknown = { userId, agentId: null, quote: { Id: quoteId }, individual: { QuoteId: quoteId } };
  keep({ ...(stateOf(userId) ?? unknown), enrollmentResult: { quoteId, kind } });
}

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

const ofUser = ({ userId, agentId }: Known): WorkflowState => ({ ...stateOf(userId), userId, agentId });

function stateOf(userId: number): WorkflowState | null {
  const state = stored();
  return state?.userId === userId ? state : null;
}

function stored(): WorkflowState | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as WorkflowState | null;
  } catch {
    return null;
  }
}
