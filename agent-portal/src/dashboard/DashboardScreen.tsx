import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { useUser } from '../app/session/use-user.ts';
import { Screen } from '#web/shell/Screen';
import { dashboardQuery } from './dashboard.api.ts';
import { inFlight, upcomingRenewals } from './dashboard-rows.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { NeedsActionSection } from './needs-action/NeedsActionSection.tsx';
import { NewQuoteButtons } from './new-quote/NewQuoteButtons.tsx';
import { QuotesSection } from './QuotesSection.tsx';
import { RenewalsSection } from './RenewalsSection.tsx';
import { useDashboardPoll } from './use-dashboard-poll.ts';

/** /dashboard: what needs action, quotes on their way and upcoming renewals, each with its next step. */
export function DashboardScreen() {
  const user = useUser();
  const { data: rows, error, refetch } = useQuery(dashboardQuery);
  useDashboardPoll();
  return (
    <Screen
      title={user.IsInternal ? 'Group quotes' : 'Dashboard'}
      subtitle={whose(user)}
      actions={<NewQuoteButtons />}
      error={rows ? null : error}
      onRetry={() => void refetch()}
    >
      {rows ? (
        <Stack spacing={4}>
          <NeedsActionSection rows={rows} />
          <QuotesSection rows={inFlight(rows)} mayQuote={user.Permissions.includes('smallgroup')} />
          <RenewalsSection rows={upcomingRenewals(rows)} />
        </Stack>
      ) : (
        <DashboardSkeleton />
      )}
    </Screen>
  );
}

/** Whose quotes these are, as the server narrows them. Source: spec 000 section 6. */
function whose({ FullName, IsInternal, IsGeneralAgent, Permissions }: CurrentUserResponse): string {
  if (IsInternal) {
    return 'Small-group quotes of all agents';
  }
  if (IsGeneralAgent) {
    return 'Small-group quotes of your agency and the agencies under it';
  }
  return Permissions.includes('agentadmin') ? 'Small-group quotes of your agency' : `Small-group quotes of ${FullName}`;
}
