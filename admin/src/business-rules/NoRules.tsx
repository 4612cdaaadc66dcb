import InboxIcon from '@mui/icons-material/InboxOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import { Button, Card } from '@mui/material';
import { useListContext } from 'react-admin';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import type { RulesFilter } from '#shared/business-rules/rule-topics';
import type { RuleView } from './rule-views.ts';

/** Empty state with what to do next. */
export function NoRules({ view }: { view: RuleView }) {
  const { filterValues, setFilters } = useListContext();
  const { q: text, Topic: topic } = filterValues as RulesFilter;
  if (text || topic) {
    return (
      <ListEmptyState
        icon={<SearchOffIcon />}
        title={text ? `No matches for “${text}”` : `No rules about “${topic}”`}
        action={<Button onClick={() => setFilters({}, {})}>Show all rules</Button>}
      >
        The name, the key, the value and the description are searched.
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
