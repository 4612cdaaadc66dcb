import { Box } from '@mui/material';
import type { FormHTMLAttributes } from 'react';
import { BooleanInput, FilterLiveForm, SearchInput } from 'react-admin';
import { CsvButton } from '../components/CsvButton.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import { AgeFilter } from './AgeFilter.tsx';
import { GROUP_QUOTES_CSV } from './group-quotes.api.ts';
import type { QueueView } from './queue-views.ts';
import { StatusFilter } from './StatusFilter.tsx';

/** Filters at the left, what can be done with the list at the right; on phones one below the other. */
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
/** On wide screens one line: the filter of states gives way, and shows its end as dots. */
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
const TOOLS = { display: 'flex', alignItems: 'center', gap: 0.5, ml: { xs: -0.5, sm: 0 }, flexShrink: 0 } as const;
const SWITCH = { flexShrink: 0, '& .MuiFormControlLabel-root': { mr: 0, whiteSpace: 'nowrap' } } as const;
