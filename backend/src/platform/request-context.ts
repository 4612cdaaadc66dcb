import { AsyncLocalStorage } from 'node:async_hooks';

/** What the audit trail writes about where a change came from. */
export interface RequestContext {
  requestId: string;
  ip: string;
  /** What the browser calls itself; never kept as it is. */
  userAgent: string;
  /** This browser has changed something in the last seconds. */
  hasJustChanged?: boolean;
}

const OUTSIDE: RequestContext = { requestId: '', ip: '', userAgent: '' };
const current = new AsyncLocalStorage<RequestContext>();

/** Runs a request inside its context. */
export const withRequestContext = <T>(context: RequestContext, work: () => T): T => current.run(context, work);

/** Of the request that is being answered; empty outside of one (seed, jobs, command line). */
export const requestContext = (): RequestContext => current.getStore() ?? OUTSIDE;
