import { createBrowserRouter, redirect, type RouteObject, useRouteError } from 'react-router';
import { loadScreen } from '#web/shell/lazy-screen';
import { loadPart } from '#web/shell/load-part';
import { ApiError } from '#web/http/api-error';
import { ScreenFailure } from '#web/shell/ScreenFailure';
import { guardCurrentQuote, guardOpen, guardScreen, guardSignIn, guardStart, guardUnknown } from './guards.ts';
import {
  loadAgreement,
  loadClientDocuments,
  loadEmployee,
  loadEmployerSigning,
  loadProposalShare,
  loadSetPassword,
  loadSignIn,
  loadUnauthorized,
  ROUTES,
} from './routes.tsx';

const screens: RouteObject[] = ROUTES.map((route) => ({
  path: route.path,
  handle: { label: route.label },
  loader: guardScreen(route),
  // Filters and dialogs are query parameters: changing them does not change the screen.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: { Component: loadScreen(route.load) },
}));

/** The specification's paths of a quote's screens, which contain no quote id. */
const QUOTE_ID = '/:quoteId';
const withoutQuote: RouteObject[] = ROUTES.filter(({ path }) => path.endsWith(QUOTE_ID)).map(({ path }) => ({
  path: path.slice(0, -QUOTE_ID.length),
  loader: guardCurrentQuote,
}));

/** The specification's paths of a household's plans: spec 002 section 2. */
const PLANS_OF_HOUSEHOLD = '/quote/plan-selection/individual/quote';
const specified: RouteObject[] = [
  {
    path: '/quote/plan-selection/individual',
    loader: ({ request }) => redirect(PLANS_OF_HOUSEHOLD + new URL(request.url).search),
  },
  {
    path: '/quotes/plan-selection/individual/individual-compare/:quoteId?',
    loader: ({ request, params }) => {
      const query = new URL(request.url).searchParams;
      query.set('comparison', 'open');
      return redirect(`${PLANS_OF_HOUSEHOLD}${params['quoteId'] ? `/${params['quoteId']}` : ''}?${query}`);
    },
  },
];

const loadShell = () => loadPart(() => import('./shell/PortalShell.tsx').then(({ PortalShell }) => PortalShell));

/** Unknown paths redirect to the sign-in page, and from there a signed-in user to the dashboard (spec 000 section 2). */
export const PORTAL_ROUTES: RouteObject[] = [
  {
    errorElement: <RouteFailure />,
    children: [
      { index: true, loader: guardStart },
      { path: '/login', lazy: { Component: loadScreen(loadSignIn) }, loader: guardSignIn },
      { path: '/unauthorized', lazy: { Component: loadScreen(loadUnauthorized) }, loader: guardOpen },
      // For users with a one-time link: the token behind # is the credential.
      { path: '/set-password', lazy: { Component: loadScreen(loadSetPassword) }, loader: guardOpen },
      // For clients with a link: no session.
      { path: '/sign', lazy: { Component: loadScreen(loadEmployerSigning) }, loader: guardOpen },
      { path: '/my-coverage', lazy: { Component: loadScreen(loadEmployee) }, loader: guardOpen },
      { path: '/agree', lazy: { Component: loadScreen(loadAgreement) }, loader: guardOpen },
      { path: '/my-documents', lazy: { Component: loadScreen(loadClientDocuments) }, loader: guardOpen },
      { path: '/p/:token', lazy: { Component: loadScreen(loadProposalShare) }, loader: guardOpen },
      { lazy: { Component: loadShell }, children: [{ errorElement: <ScreenRouteFailure />, children: screens }] },
      ...withoutQuote,
      ...specified,
      { path: '*', loader: guardUnknown },
    ],
  },
];

/** Creates and starts the router: the route's code, session and rules load before React renders. */
export const startRouter = () => createBrowserRouter(PORTAL_ROUTES);

export type PortalRouter = ReturnType<typeof startRouter>;

const reload = () => window.location.reload();

/** Replaces the whole page when the shell, the session or the rules could not be loaded. */
function RouteFailure() {
  return (
    <main>
      <ScreenFailure error={useRouteError()} retry={reload} />
    </main>
  );
}

/** Replaces a screen that failed, inside the shell. Without session or rules there is no shell: see RouteFailure. */
function ScreenRouteFailure() {
  const error = useRouteError();
  if (error instanceof ApiError) {
    throw error;
  }
  return <ScreenFailure error={error} retry={reload} />;
}
