import { Button, CssBaseline } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { AdminContext, CanAccess, CoreAdminUI, CustomRoutes, defaultI18nProvider, Resource } from 'react-admin';
import { BrowserRouter, Link, Route, useLocation } from 'react-router';
import { lazyScreen } from '#web/shell/lazy-screen';
import { Screen } from '#web/shell/Screen';
import { ScreenFailure } from '#web/shell/ScreenFailure';
import { AUDIT, auditActions, auditCalls } from './audit/audit-calls.ts';
import { audit } from './audit/index.ts';
import { AddConfigurationRoute } from './business-rules/AddConfigurationRoute.tsx';
import { businessRuleCalls, proposalActions, RULES } from './business-rules/rule-queries.ts';
import { businessRules } from './business-rules/index.ts';
import { RuleHomeCards } from './business-rules/RuleHomeCards.tsx';
import { assignmentActions } from './components/quote-queue/assignment-actions.ts';
import { bulkRunActions } from './components/bulk-runs/bulk-runs-queries.ts';
import { errorActions } from './error-reports/error-report-calls.ts';
import { errorReports } from './error-reports/index.ts';
import { errorReportCalls } from './error-reports/report-sources.ts';
import { GROUP_QUOTES, groupQuoteCalls } from './group-quotes/group-queue.ts';
import { groupQuotes } from './group-quotes/index.ts';
import { HomeScreen } from './dashboard/HomeScreen.tsx';
import { INDIVIDUAL_QUOTES, individualQuoteCalls } from './individual-applications/individual-queue.ts';
import { individualQuotes } from './individual-applications/index.ts';
import { consoleTheme } from './layout/console-theme.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { Notices } from './layout/Notices.tsx';
import { agencies, agents, users } from './people/index.tsx';
import { AGENCIES, agencyCalls, agentCalls, AGENTS, peopleActions, userCalls, USERS } from './people/people-calls.ts';
import { rateDrafts } from './rate-drafts/index.ts';
import {
  RATE_DRAFT_GROUPS,
  RATE_DRAFTS,
  rateDraftActions,
  rateDraftCalls,
  rateDraftGroupCalls,
} from './rate-drafts/rate-draft-calls.ts';
import { passiveRenewals } from './passive-renewals/index.ts';
import { PASSIVE_RENEWALS, passiveRenewalCalls, renewalActions } from './passive-renewals/passive-renewal-calls.ts';
import { CONSOLE, UNAUTHORIZED } from './providers/addresses.ts';
import { authProvider } from './providers/auth-provider.ts';
import { createDataProvider } from './providers/data-provider.ts';
import { preferenceStore } from './providers/preference-store.ts';
import { queryClient } from './providers/query-client.ts';

const RESOURCES = {
  [AUDIT]: auditCalls,
  [USERS]: userCalls,
  [AGENTS]: agentCalls,
  [AGENCIES]: agencyCalls,
  [RULES]: businessRuleCalls,
  [GROUP_QUOTES]: groupQuoteCalls,
  [INDIVIDUAL_QUOTES]: individualQuoteCalls,
  [PASSIVE_RENEWALS]: passiveRenewalCalls,
  [RATE_DRAFTS]: rateDraftCalls,
  [RATE_DRAFT_GROUPS]: rateDraftGroupCalls,
  ...errorReportCalls,
};

const ACTIONS = {
  ...assignmentActions,
  ...auditActions,
  ...bulkRunActions,
  ...errorActions,
  ...peopleActions,
  ...proposalActions,
  ...rateDraftActions,
  ...renewalActions,
};

const SignInSecurity = lazyScreen(async () => (await import('./account/SignInSecurity.tsx')).SignInSecurity);

const dataProvider = createDataProvider(RESOURCES, ACTIONS);

/** The signed-in user is already known: nothing to wait for. */
const Loading = () => null;

const Home = () => (
  <HomeScreen>
    <RuleHomeCards />
  </HomeScreen>
);

/**
 * The console for a signed-in user. main.tsx loads it on demand, so the sign-in page doesn't need this code.
 * Uses the two halves of <Admin> directly: our own shell replaces react-admin's layout, menu and sign-in page, which are then never
 * loaded. disableTelemetry: react-admin must not report where it runs.
 */
export function App() {
  const [store] = useState(preferenceStore);
  return (
    // Not in transitions: on a busy machine a list would show, save and change the search before the last one.
    <BrowserRouter basename={CONSOLE} useTransitions={false}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        queryClient={queryClient}
        i18nProvider={defaultI18nProvider}
        store={store}
        theme={consoleTheme}
        darkTheme={null}
      >
        <CssBaseline enableColorScheme />
        <CoreAdminUI
          disableTelemetry
          requireAuth
          loginPage={false}
          layout={Layout}
          dashboard={Home}
          loading={Loading}
          error={CrashScreen}
          catchAll={NotFoundScreen}
          accessDenied={RedirectToUnauthorized}
          title="Priority Quote"
        >
          <Resource {...groupQuotes} />
          <Resource {...individualQuotes} />
          <Resource {...passiveRenewals} />
          {errorReports.map((report) => (
            <Resource key={report.name} {...report} />
          ))}
          <Resource {...businessRules} />
          <Resource {...rateDrafts} />
          <Resource {...users} />
          <Resource {...agents} />
          <Resource {...agencies} />
          <Resource {...audit} />
          <CustomRoutes>
            {/* The specification's own spelling (spec 002 section 2). */}
            <Route path={`/${RULES}.add`} element={<AddConfigurationRoute />} />
            <Route path="/sign-in-security" element={<SignInSecurity />} />
          </CustomRoutes>
        </CoreAdminUI>
        <Notices />
      </AdminContext>
    </BrowserRouter>
  );
}

/** Whoever may not open a screen gets neither its code nor its data: the lists of react-admin check this only once they are drawn. */
function Layout({ children }: { children: ReactNode }) {
  const [, resource] = useLocation().pathname.split('/');
  // Home belongs to no resource, and is for all.
  return (
    <ConsoleLayout>
      <CanAccess resource={resource || 'home'} action="list" accessDenied={<RedirectToUnauthorized />}>
        {children}
      </CanAccess>
    </ConsoleLayout>
  );
}

/** Shown when even the shell fails: an explanation and a link, never a stack trace. */
const CrashScreen = ({ error }: { error: Error }) => (
  <main>
    <ScreenFailure error={error} retry={() => window.location.reload()} />
  </main>
);

/** Shown for an unknown console URL. */
const NotFoundScreen = () => (
  <Screen title="This page does not exist" subtitle="The address may be mistyped, or the page may have moved.">
    <Button variant="contained" component={Link} to="/">
      Go to the console’s home page
    </Button>
  </Screen>
);

/** The user opened a screen without permission: the portal's page says so (spec 000 section 8). */
function RedirectToUnauthorized() {
  useEffect(() => window.location.replace(UNAUTHORIZED), []);
  return null;
}
