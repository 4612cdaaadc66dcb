import { createBrowserRouter, type RouteObject } from 'react-router';
import { loadScreen } from '#web/shell/lazy-screen';
import { loadPart } from '#web/shell/load-part';
import { guardCurrentQuote, guardScreen, guardSignIn, guardStart, guardUnknown } from './guards.ts';
import { loadProposalShare, loadSetPassword, loadSignIn, loadUnauthorized, ROUTES } from './routes.tsx';
import { RouteFailure, ScreenRouteFailure } from './RouteFailure.tsx';

const screens: RouteObject[] = ROUTES.map((route) => ({
  path: route.path,
  handle: { label: route.label },
  loader: guardScreen(route),
  // Filters and dialogs stand in the search of an address: the same user is still at the same screen.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: { Component: loadScreen(route.load) },
}));

/** The documents' addresses of a quote's screens, which name no quote. */
const QUOTE_ID = '/:quoteId';
const withoutQuote: RouteObject[] = ROUTES.filter(({ path }) => path.endsWith(QUOTE_ID)).map(({ path }) => ({
  path: path.slice(0, -QUOTE_ID.length),
  loader: guardCurrentQuote,
}));

const loadShell = () => loadPart(() => import('./shell/PortalShell.tsx').then(({ PortalShell }) => PortalShell));

/**
 * Makes the router, which starts at once: the route's code, session and rules are on their way before React renders.
 * Unknown paths lead to the sign-in page, and from there a user to the dashboard (spec 000 section 2).
 */
export const startRouter = () =>
  createBrowserRouter([
    {
      errorElement: <RouteFailure />,
      children: [
        { index: true, loader: guardStart },
        { path: '/login', lazy: { Component: loadScreen(loadSignIn) }, loader: guardSignIn },
        { path: '/unauthorized', lazy: { Component: loadScreen(loadUnauthorized) } },
        // For users who have a one-time link: the token behind # is the proof.
        { path: '/set-password', lazy: { Component: loadScreen(loadSetPassword) } },
        // For clients who have a link: no session, no guard.
        { path: '/p/:token', lazy: { Component: loadScreen(loadProposalShare) } },
        { lazy: { Component: loadShell }, children: [{ errorElement: <ScreenRouteFailure />, children: screens }] },
        ...withoutQuote,
        { path: '*', loader: guardUnknown },
      ],
    },
  ]);

export type PortalRouter = ReturnType<typeof startRouter>;
