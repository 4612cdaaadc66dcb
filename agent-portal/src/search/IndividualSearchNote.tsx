import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined';
import { Button, Paper } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '#web/shell/EmptyState';

/** Individuals are searched for once they are quoted here; until then the page says so. */
export const IndividualSearchNote = ({ mayQuoteGroups }: { mayQuoteGroups: boolean }) => (
  <Paper variant="outlined">
    <EmptyState
      icon={<PersonSearchIcon />}
      title="Individuals cannot be searched here yet"
      action={
        <Button
          variant="outlined"
          component={RouterLink}
          to={mayQuoteGroups ? '/search?mode=group-only' : '/dashboard'}
        >
          {mayQuoteGroups ? 'Find a group' : 'Back to the dashboard'}
        </Button>
      }
    >
      The search for individual applications comes with individual quoting. Small groups can be found today.
    </EmptyState>
  </Paper>
);
