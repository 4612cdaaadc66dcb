import { Checkbox, FormControlLabel } from '@mui/material';
import { useListContext, type Identifier } from 'react-admin';

/** Selects the row of a card. */
export function SelectRow({ id, name }: { id: Identifier; name: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <FormControlLabel
      label="Select"
      control={
        <Checkbox
          size="small"
          checked={selectedIds.includes(id)}
          onChange={() => onToggleItem(id)}
          slotProps={{ input: { 'aria-label': `Select ${name}` } }}
        />
      }
    />
  );
}
