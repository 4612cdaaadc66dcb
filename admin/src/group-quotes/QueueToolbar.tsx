import { Box, MenuItem, TextField } from '@mui/material';
import type { FormHTMLAttributes } from 'react';
import { BooleanInput, FilterLiveForm, SearchInput, useInput } from 'react-admin';
import { AGE_BUCKETS, AGE_LABELS } from '#shared/sales-home/ageing';
import { CsvButton } from '../components/CsvButton.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import { GROUP_QUOTES_CSV } from './group-quotes.api.ts';
import type { QueueView } from './queue-views.ts';
import { StatusFilter } from './StatusFilter.tsx';

/** Filters on the left, list actions on the right; stacked on phones. */
export const QueueToolbar = ({ view }: { view: QueueView }) => (
  <Box sx={BAR}>
    <FilterLiveForm formComponent={FilterForm}>
      <SearchInput
        source="q"
        placeholder="Group, number or date"
        helperText={false}
        margin="none"
        slotProps={{ htmlInput: { 'aria-label': 'Search the quotes' } }}
        sx={{ width: { xs: '100%', sm: 240 }, flexShrink: 0 }}
      />
      <StatusFilter view={view} />
      <AgeFilter />
      <BooleanInput source="OnlyMine" label="Only my work" helperText={false} sx={SWITCH} />
    </FilterLiveForm>
    <Box sx={TOOLS}>
      <SavedSearches name={view.key} />
      <CsvButton path={GROUP_QUOTES_CSV} filter={{ View: view.name }} />
    </Box>
  </Box>
);

const FilterForm = (props: FormHTMLAttributes<HTMLFormElement>) => (
  <Box component="form" role="search" aria-label="Filters" {...props} sx={FILTERS} />
);

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1.5 } as const;
/** One line on wide screens: the status filter shrinks, with an ellipsis. */
const BAR = {
  ...ROW,
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  justifyContent: 'space-between',
  px: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const FILTERS = {
  ...ROW,
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  flexGrow: 1,
  minWidth: 0,
  width: { xs: '100%', sm: 'auto' },
} as const;
const TOOLS = {
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  gap: 0.5,
  ml: { xs: -0.5, sm: 0 },
  flexShrink: { lg: 0 },
} as const;
const SWITCH = { flexShrink: 0, '& .MuiFormControlLabel-root': { mr: 0, whiteSpace: 'nowrap' } } as const;

/** How long quotes have been in their status. */
function AgeFilter() {
  const { id, field } = useInput<string>({ source: 'DaysInStatus' });
  return (
    <TextField
      select
      id={id}
      label="Days in status"
      size="small"
      value={field.value ?? ''}
      onChange={({ target }) => field.onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ width: { xs: '100%', sm: 140 } }}
    >
      <MenuItem value="" dense>
        Any
      </MenuItem>
      {AGE_BUCKETS.map((bucket) => (
        <MenuItem key={bucket} value={bucket} dense>
          {AGE_LABELS[bucket]}
        </MenuItem>
      ))}
    </TextField>
  );
}
