import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { ListEmptyState } from '../components/ListEmptyState.tsx';

/** Shown when no quotes match. */
export function NoQuotes() {
  const { setFilters } = useListContext();
  return (
    <ListEmptyState
      icon={<InboxIcon />}
      title="No quotes match"
      action={<Button onClick={() => setFilters({}, {})}>Show all quotes</Button>}
    >
      Try other statuses, or search for a group, a number or a date.
    </ListEmptyState>
  );
}
