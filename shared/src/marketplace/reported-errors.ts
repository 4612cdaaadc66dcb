import { SUBMITTABLE } from '#shared/individual-enrollment/submission';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Ours. */
export const NOT_AT_THE_MARKETPLACE = 'This quote is not enrolled at the marketplace.';
export const NOTHING_ENROLLS = 'This quote is not being enrolled at the marketplace now.';

interface ReportedQuote {
  status: QuoteStatus;
  isDeleted: boolean;
  isFfm: boolean;
}

/** Why no error of the marketplace can be reported about this quote; null when it can. Individuals, decision 39. */
export function reportErrorProblem({ status, isDeleted, isFfm }: ReportedQuote): string | null {
  if (!isFfm) {
    return NOT_AT_THE_MARKETPLACE;
  }
  return !isDeleted && SUBMITTABLE.includes(status) ? null : NOTHING_ENROLLS;
}

interface Application {
  status: string;
  message: string;
}

/**
 * Whether the report says more than the server knows: not its own message again, and not after its own record of the failure with which
 * the quote still is.
 */
export function isNews(
  message: string,
  {
    quote,
    application,
    told,
  }: { quote: Pick<ReportedQuote, 'status'>; application: Application | null; told: readonly string[] },
): boolean {
  const isRecorded =
    application?.status === 'Failed' && (quote.status === 'FailedEnrollment' || quote.status === 'Pended');
  return message !== '' && !isRecorded && message !== application?.message && !told.includes(message);
}

/** E-mail addresses and telephone numbers. */
const CONTACTS = /\S+@\S+|(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}/g;

/** Without contacts and the names of these people, in capitals or not. Numbers of another kind are left to `withoutPersonalData`. */
export function withoutPeople(message: string, names: readonly string[]): string {
  const words = names.flatMap((name) => name.split(/\s+/)).filter((word) => word.length > 1);
  const withoutContacts = message.replace(CONTACTS, '…');
  if (words.length === 0) {
    return withoutContacts;
  }
  const anyName = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return withoutContacts.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyName})(?![\\p{L}\\p{N}])`, 'giu'), '…');
}
