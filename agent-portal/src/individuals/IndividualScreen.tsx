import PersonIcon from '@mui/icons-material/PersonOutlined';
import { Button, Link, Paper, Stack } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router';
import { EmptyState } from '#web/shell/EmptyState';
import { useRules } from '../app/rules/use-rules.ts';
import { useCan } from '../app/session/use-user.ts';
import { Screen } from '#web/shell/Screen';
import { individualPage } from './individual-pages.ts';

const HOME = [{ label: 'Dashboard', to: '/dashboard' }];

/** Every path for individuals that is still to come: says that it is not available yet, whom to call until then, and links back. */
export function IndividualScreen() {
  const { title, purpose, assurance } = individualPage(useLocation().pathname);
  const { IndividualMarketPhoneNum } = useRules();
  return (
    <Screen title={title} breadcrumbs={HOME} width="form">
      <Paper variant="outlined">
        <EmptyState icon={<PersonIcon />} title="This page comes next" action={<WaysOn />}>
          <Stack spacing={1}>
            <span>
              {purpose} {assurance}
            </span>
            <span>
              Until it opens, the individual-market team helps at{' '}
              <Link href={`tel:${IndividualMarketPhoneNum.replace(/[^\d+]/g, '')}`} sx={{ whiteSpace: 'nowrap' }}>
                {IndividualMarketPhoneNum}
              </Link>
              .
            </span>
          </Stack>
        </EmptyState>
      </Paper>
    </Screen>
  );
}

function WaysOn() {
  const mayQuoteGroups = useCan('smallgroup');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
      <Button variant="contained" component={RouterLink} to="/dashboard">
        Back to the dashboard
      </Button>
      {mayQuoteGroups && (
        <Button component={RouterLink} to="/new-group">
          Quote a small group
        </Button>
      )}
    </Stack>
  );
}
