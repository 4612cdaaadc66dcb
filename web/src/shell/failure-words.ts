import { ROUTE_FAILED } from '#shared/answers/answer-outcome';
import { MissingPartError } from './load-part.ts';

interface FailureWords {
  title: string;
  /** Where the rest of the page is still of use. */
  noticeText: string;
  /** Where the screen itself is missing. */
  screenText: string;
  /** Loading the page again is the way on; otherwise trying again is. */
  needsReload: boolean;
}

/** What a person reads about an error that a part of the page threw: never its own message, never a stack trace. */
export function failureWords(error: unknown): FailureWords {
  if (!(error instanceof MissingPartError)) {
    return { title: 'Something went wrong', noticeText: ROUTE_FAILED, screenText: ROUTE_FAILED, needsReload: true };
  }
  if (error.reason === 'unreachable') {
    const text = 'Check your connection and try again.';
    return { title: 'The server could not be reached', noticeText: text, screenText: text, needsReload: false };
  }
  return {
    title: 'A new version is available',
    noticeText: 'Save your work, then reload.',
    screenText: 'Reload to continue.',
    needsReload: true,
  };
}
