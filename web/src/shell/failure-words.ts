import { ROUTE_FAILED } from '#shared/answers/answer-outcome';
import { MissingPartError } from './load-part.ts';

interface FailureWords {
  title: string;
  /** When the rest of the page still works. */
  noticeText: string;
  /** When the screen itself is missing. */
  screenText: string;
  /** Reloading the page helps; otherwise, retrying does. */
  needsReload: boolean;
}

/** The user's message for an error thrown by a part of the page: never the error's own message, never a stack trace. */
export function failureWords(error: unknown): FailureWords {
  if (!(error instanceof MissingPartError)) {
    return { title: 'Something went wrong', noticeText: ROUTE_FAILED, screenText: ROUTE_FAILED, needsReload: true };
  }
  if (error.reason === 'unreachable') {
    const text = 'Check your connection. This continues by itself when the server responds again.';
    return { title: 'The server could not be reached', noticeText: text, screenText: text, needsReload: false };
  }
  return {
    title: 'A new version is available',
    noticeText: 'Save your work, then reload.',
    screenText: 'Reload to continue.',
    needsReload: true,
  };
}
