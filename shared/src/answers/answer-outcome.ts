import type { ErrorBody, FieldErrors } from '#shared/answers/errors';

/** What the server's response means for the screen, the same in both front ends. Source: spec 000 section 8. */
export const SERVER_ERROR = 'Server error, please try again.';
export const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';
export const ROUTE_RETRY = 'Error retrieving requested data, giving it another try...';
export const ROUTE_FAILED =
  'Something went wrong. Please try again. If the issue persists, please notify the help desk.';

export interface Answer {
  /** 0 when there was no response. */
  status: number;
  /** The caller canceled the request (left the page, typed on): the response is ignored. */
  cancelled?: boolean;
  body?: Partial<ErrorBody> | null;
  /** A fresh token was already fetched for this request. */
  tokenRenewed?: boolean;
}

export interface AnswerOptions {
  /** SupressUINotification: the caller shows the refusal itself. */
  suppressNotification?: boolean;
  /** BubbleToOriginalRequest: the refusal is passed to the caller, who reads its fields. */
  bubble?: boolean;
  /** The request asks for the session or signs in: "nobody" is a result for its caller, not a reason to redirect. */
  aboutSession?: boolean;
}

export interface Notice {
  text: string;
  fields: FieldErrors;
}

export interface Outcome {
  next: 'result' | 'nothing' | 'renewToken' | 'signIn' | 'unauthorized' | 'failure';
  notice: Notice | null;
  /** True when the caller handles the failure; otherwise it has been handled here. */
  toCaller: boolean;
}

/** What to do with a response: show it, redirect, retry, or pass it to the caller. */
export function answerOutcome(answer: Answer, options: AnswerOptions = {}): Outcome {
  const { status, body } = answer;
  if (answer.cancelled) {
    return outcome('nothing');
  }
  if (status >= 200 && status < 400) {
    return outcome('result');
  }
  if (status === 401 && !options.aboutSession) {
    return outcome('signIn');
  }
  if (status === 403) {
    const expired = body?.Code === 'CSRF_EXPIRED' && !answer.tokenRenewed;
    return outcome(expired ? 'renewToken' : 'unauthorized');
  }
  // The values that a confirmation must include are not field errors.
  const hasFieldErrors = status < 500 && body?.Code !== 'CONFIRMATION_NEEDED';
  const notice = { text: failureText(status, body), fields: (hasFieldErrors && body?.Fields) || {} };
  return outcome('failure', options.suppressNotification ? null : notice, options.bubble ?? false);
}

export interface RouteFailure {
  status: number;
  onLoginRoute: boolean;
  /** 1 for the first failure. */
  attempt: number;
}

/** What to do when data that a route needs before it shows could not be loaded. */
export function routeFailureOutcome({ status, onLoginRoute, attempt }: RouteFailure): {
  next: 'signIn' | 'unauthorized' | 'retry' | 'failure';
  text: string | null;
} {
  if (status === 401) {
    return { next: 'signIn', text: null };
  }
  if (status === 403) {
    return { next: 'unauthorized', text: null };
  }
  return onLoginRoute && attempt === 1 ? { next: 'retry', text: ROUTE_RETRY } : { next: 'failure', text: ROUTE_FAILED };
}

const INDIVIDUAL_HEALTH_API = 'individual-health-insurance-api';
const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Changes carry the token; calls to the shopping service carry none (spec 000 section 7, "Base behaviour"). */
export const needsCsrfToken = (method: string, path: string): boolean =>
  !READS.includes(method.toUpperCase()) && !path.includes(INDIVIDUAL_HEALTH_API);

const failureText = (status: number, body: Answer['body']): string => {
  if (status === 0) {
    return UNREACHABLE;
  }
  return (status < 500 && body?.Message) || SERVER_ERROR;
};

const outcome = (next: Outcome['next'], notice: Notice | null = null, toCaller = false): Outcome => ({
  next,
  notice,
  toCaller,
});
