import { Paper } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LogoHolder } from '#shared/people/agency.record';
import { OWN_AGENCY } from '#shared/people/people.calls';
import { asking, query } from '#web/http/calls';
import { LogoInput } from '#web/logos/LogoInput';
import { Screen } from '#web/shell/Screen';

/** /agency: what agent admins change of their own agency. */
export function AgencyScreen() {
  const queryClient = useQueryClient();
  const { data: agency, error, isPending, refetch } = useQuery(query(OWN_AGENCY.describe));
  return (
    <Screen
      title={agency?.Name ?? 'Your agency'}
      subtitle="The logo appears on page one of your agents’ proposals, and on the page that clients open from a link."
      error={error}
      onRetry={() => void refetch()}
      pending={isPending}
      width="form"
    >
      {agency && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <LogoInput<LogoHolder>
            path={OWN_LOGO_PATH}
            owner={agency.Name}
            hasLogo={agency.HasLogo}
            onChanged={(changed) => queryClient.setQueryData(query(OWN_AGENCY.describe).queryKey, changed)}
          />
        </Paper>
      )}
    </Screen>
  );
}

const OWN_LOGO_PATH = asking(OWN_AGENCY.viewLogo).path;
