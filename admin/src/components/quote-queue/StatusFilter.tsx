import ChosenIcon from '@mui/icons-material/CheckBox';
import OpenIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import { MenuItem, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { shownStatuses, type StatusChoice } from './active-filters.ts';

/** Which statuses the list shows. */
export function StatusFilter({ choices }: { choices: readonly StatusChoice[] }) {
  const { id, field } = useInput<QuoteStatus[] | ''>({ source: 'Status' });
  const chosen = Array.isArray(field.value) ? (field.value as QuoteStatus[]) : [];
  return (
    <TextField
      select
      id={id}
      label="Status"
      size="small"
      value={chosen}
      onChange={({ target }) => field.onChange(target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: (value) => shownStatuses(value as QuoteStatus[], choices),
        },
      }}
      sx={{ width: { xs: '100%', sm: 'auto' }, flex: { sm: '1 1 200px' }, maxWidth: { sm: 380 }, minWidth: 0 }}
    >
      {choices.map(({ id: status, name }) => (
        <MenuItem key={status} value={status} dense>
          {chosen.includes(status) ? <ChosenIcon sx={ICON} color="primary" /> : <OpenIcon sx={ICON} color="action" />}
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Decorative: the option itself exposes whether it is selected. */
const ICON = { fontSize: 20, mr: 1 } as const;
