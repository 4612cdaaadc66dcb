import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type Params, redirect, redirectDocument } from 'react-router';
import { routeFailureOutcome } from '#shared/answers/answer-outcome';
import type { Permission } from '#shared/roles/permissions';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { ApiError, isNotFound } from '#web/http/api-error';
import { quoteQuery } from '../components/quote/quote-queries.ts';
import { notifyError } from './notify.ts';
import { queryClient } from './query-client.ts';
import { rulesQuery } from './rules-queries.ts';
import { sessionQuery } from './session/session-query.ts';
import { signInOptionsQuery } from './session/sign-in-options.ts';
import { lastPathOf, rememberPath } from './startup/last-path.ts';
import { addressAfterSignIn, DASHBOARD, partnerAddress, signInAddress, startAddress } from './startup/start-address.ts';
import { currentQuoteOf, forgetQuote, lineOf, rememberQuote } from './startup/workflow-state.ts';

export interface PortalRoute {
  path: string;
  /** Announced while the screen loads: "Loading dashboard". */
  label: string;
  /** Any one of these permissions opens it; otherwise the user goes to /unauthorized. If absent: every signed-in user. */
  permission?: readonly Permission[];
  load: () => Promise<ComponentType>;
  /** Starts the screen's first request while its code is loading. */
  prefetch?: (params: Params) => void;
}

const PAGE_UNKNOWN = 'That page does not exist.';

/** Paths of the console: another application, so a full page load. */
const isConsolePath = (path: string): boolean => path === '/sales' || path.startsWith('/sales/');

export const goTo = (path: string): Response => (isConsolePath(path) ? redirectDocument(path) : redirect(path));

/** Runs before a screen shows: checks the session and permissions, and redirects where the path requires it. */
export const guardScreen =
  (route: PortalRoute) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<null> => {
    route.prefetch?.(params);
    const address = new URL(request.url);
    const [user] = await Promise.all([loadStart(address.pathname), leaveOnPartnerHost(address)]);
    if (!user) {
      throw redirect(signInAddress(address.pathname + address.search));
    }
    leaveForDestination(address);
    requireAccess(user, route);
    rememberPath(user.Id, address.pathname);
    if (params['quoteId']) {
      rememberQuote({ userId: user.Id, agentId: user.AgentId }, Number(params['quoteId']), lineOf(address.pathname));
    }
    return null;
  };

/** A specification path without a quote id opens the user's current quote. */
export async function guardCurrentQuote({ request }: LoaderFunctionArgs): Promise<null> {
  const address = new URL(request.url);
  const user = await loadStart(address.pathname);
  if (!user) {
    throw redirect(signInAddress(address.pathname + address.search));
  }
  leaveForDestination(address);
  const quoteId = currentQuoteOf(user.Id, lineOf(address.pathname));
  if (quoteId === null || (await isGone(quoteId))) {
    throw redirect('/dashboard');
  }
  throw redirect(`${address.pathname.replace(/\/$/, '')}/${quoteId}${address.search}`);
}

/** An address that somebody mistyped, or a quote that has been deleted since: it is nobody's current quote. */
async function isGone(quoteId: number): Promise<boolean> {
  try {
    await queryClient.ensureQueryData(quoteQuery(quoteId));
    return false;
  } catch (error) {
    if (isNotFound(error)) {
      forgetQuote();
    }
    return isNotFound(error);
  }
}

/** An unknown path redirects to the sign-in page, and a signed-in user to the first screen, with a word why; unless it names a destination. */
export function guardUnknown({ request }: LoaderFunctionArgs): never {
  leaveForDestination(new URL(request.url));
  notifyError({ text: PAGE_UNKNOWN, fields: {} });
  throw redirect('/login');
}

/** A page that needs no session. */
export function guardOpen({ request }: LoaderFunctionArgs): null {
  leaveForDestination(new URL(request.url));
  return null;
}

/** Signed-in users skip the sign-in page and go to the page they wanted. */
export async function guardSignIn({ request }: LoaderFunctionArgs): Promise<null> {
  const address = new URL(request.url);
  const [user] = await Promise.all([loadStart(address.pathname), leaveOnPartnerHost(address)]);
  if (user) {
    throw goTo(addressAfterSignIn(address.search));
  }
  return null;
}

/** "/": handles the return from the marketplace or single sign-on; otherwise the user's last screen, otherwise the first one. */
export async function guardStart({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  const user = await loadStart(pathname);
  const destination = startAddress(search) ?? (user && lastPathOf(user.Id)) ?? DASHBOARD;
  throw user ? goTo(destination) : redirect(destination === DASHBOARD ? '/login' : signInAddress(destination));
}

/** A signed-in user without a known role may see nothing here. Source: spec 000 section 6. */
function requireAccess(user: CurrentUserResponse, { permission }: PortalRoute): void {
  const isAllowed = !permission || permission.some((wanted) => user.Permissions.includes(wanted));
  if (user.Permissions.length === 0 || !isAllowed) {
    throw redirect('/unauthorized');
  }
}

/** The return from the marketplace or single sign-on, at any path. Source: spec 000 section 2, "Startup". */
function leaveForDestination({ search }: URL): void {
  const destination = startAddress(search);
  if (destination !== null) {
    throw goTo(destination);
  }
}

async function leaveOnPartnerHost({ hostname, pathname }: URL): Promise<void> {
  if (pathname !== '/login' && pathname !== '/dashboard') {
    return;
  }
  const { PartnerHost } = await queryClient.ensureQueryData(signInOptionsQuery);
  const elsewhere = partnerAddress(hostname, PartnerHost, pathname);
  if (elsewhere) {
    throw redirectDocument(elsewhere);
  }
}

/**
 * Loads the business rules and the session, which every route needs; once, in parallel.
 *
 * @returns the user, or null if signed out
 * @throws ApiError after the user has been notified (spec 000 section 8, "Route resolution errors")
 */
async function loadStart(pathname: string): Promise<CurrentUserResponse | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [user] = await Promise.all([
        queryClient.ensureQueryData(sessionQuery),
        queryClient.ensureQueryData(rulesQuery),
      ]);
      return user;
    } catch (error) {
      if (!(error instanceof ApiError)) {
        throw error;
      }
      const { next, text } = routeFailureOutcome({
        status: error.status,
        onLoginRoute: pathname === '/login',
        attempt,
      });
      if (text) {
        notifyError({ text, fields: {} });
      }
      if (next !== 'retry') {
        throw error;
      }
    }
  }
}
