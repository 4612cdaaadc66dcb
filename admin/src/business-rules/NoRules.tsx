import InboxIcon from '@mui/icons-material/InboxOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import { Button, Card } from '@mui/material';
import { useListContext } from 'react-admin';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import type { RuleView } from './rule-views.ts';

/** Empty state with what to do next. */
export function NoRules({ view }: { view: RuleView }) {
  const { filterValues, setFilters } = useListContext();
  const text = (filterValues as { q?: string }).q;
  if (text) {
    return (
      <ListEmptyState
        icon={<SearchOffIcon />}
        title={`No matches for “${text}”`}
        action={<Button onClick={() => setFilters({}, {})}>Show all rules</Button>}
      >
        The key, the value and the description are searched.
      </ListEmptyState>
    );
  }
  return (
    <Card sx={{ mt: 2 }}>
      <ListEmptyState
        icon={<InboxIcon />}
        title={view.source === null ? 'No rule has expired' : 'There are no active rules'}
      >
        {view.source === null
          ? 'A rule appears here the day after its term date.'
          : 'Until one is added, the defaults apply.'}
      </ListEmptyState>
    </Card>
  );
}
