import SomeIcon from '@mui/icons-material/IndeterminateCheckBox';
import { Checkbox } from '@mui/material';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';

/** Chooses a row for what can be done with several. The checkbox of react-admin's table has no name for screen readers. */
export function ChooseRow({ id, name, disabled }: { id: Identifier; name: string; disabled?: boolean }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      disabled={disabled}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': `Choose ${name}` } }}
    />
  );
}

const ALL = () => true;

/** Chooses every row of the page that can be chosen, or none of them; those of other pages stay as they are. */
export function ChoosePage<Row extends RaRecord>({ isChoosable = ALL }: { isChoosable?: (row: Row) => boolean }) {
  const { data = [], selectedIds, onSelect } = useListContext<Row>();
  const ids = data.filter(isChoosable).map(({ id }) => id as Identifier);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && chosen.length === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      size="small"
      checked={isAll}
      disabled={ids.length === 0}
      icon={chosen.length > 0 ? <SomeIcon fontSize="small" /> : undefined}
      onChange={() => onSelect(isAll ? others : [...others, ...ids])}
      slotProps={{ input: { 'aria-label': 'Choose all rows of this page' } }}
    />
  );
}
