import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** Data of the current request, for the audit trail and the database. */
export interface RequestContext {
  requestId: string;
  ip: string;
  /** The User-Agent header; never stored as is. */
  userAgent: string;
  /** This browser has changed something in the last few seconds. */
  hasJustChanged?: boolean;
  /** Session value of the tab: whether it shows the individual book as retired. */
  individualBook?: string | null;
  /** While it is traced. */
  span?: Span | undefined;
  /** Answers the request after an error that its own work does not get. */
  abandon?: () => void;
}

const OUTSIDE: RequestContext = { requestId: '', ip: '', userAgent: '' };
const current = new AsyncLocalStorage<RequestContext>();

/** Runs a request inside its context. */
export const withRequestContext = <T>(context: RequestContext, work: () => T): T => current.run(context, work);

/** The context of the current request; empty outside one (seed, jobs, command line). */
export const requestContext = (): RequestContext => current.getStore() ?? OUTSIDE;
