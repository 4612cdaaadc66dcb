import RenewalsIcon from '@mui/icons-material/EventRepeatOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { EmptyState } from '#web/shell/EmptyState';

/** Shown when there are no groups. */
export function NoRenewals() {
  const { filterValues, setFilters, error } = useListContext();
  if (error) {
    return null;
  }
  const isNarrowed = Object.keys(filterValues as object).length > 0;
  return isNarrowed ? (
    <EmptyState
      icon={<RenewalsIcon />}
      title="No groups match"
      action={<Button onClick={() => setFilters({}, {})}>Show all groups</Button>}
    >
      Try other statuses or another month, or search for a group by its name or number.
    </EmptyState>
  ) : (
    <EmptyState icon={<RenewalsIcon />} title="No upcoming renewals">
      Groups appear here as soon as they can be quoted for their renewal date.
    </EmptyState>
  );
}
