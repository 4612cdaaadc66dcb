import { Box } from '@mui/material';
import type { FormHTMLAttributes } from 'react';
import { FilterLiveForm, SearchInput, SelectArrayInput } from 'react-admin';
import { GROUP_TRANSITIONS, QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { type RenewalState, renewalStateLabel } from '#shared/renewals/renewal-state';
import { CsvButton } from '../components/CsvButton.tsx';
import { MonthFilter } from './MonthFilter.tsx';
import { PASSIVE_RENEWALS_CSV } from './passive-renewals.api.ts';
import { StandingFilter } from './StandingFilter.tsx';

/** The states that a renewal quote can be in, in the order of its life. */
const STATES: readonly RenewalState[] = [
  'NotStarted',
  ...QUOTE_STATUSES.filter((status) => status === 'EditingCensus' || GROUP_TRANSITIONS.some(({ to }) => to === status)),
];
const CHOICES = STATES.map((id) => ({ id, name: renewalStateLabel(id) }));

const shown = (chosen: unknown): string => (chosen as RenewalState[]).map(renewalStateLabel).join(', ');

/** What the list is narrowed to, and the file of all that is left. */
export const RenewalFilters = () => (
  <Box sx={BAR}>
    <FilterLiveForm formComponent={FilterForm}>
      <SearchInput
        source="q"
        placeholder="Group or number"
        helperText={false}
        margin="none"
        slotProps={{ htmlInput: { 'aria-label': 'Search the groups' } }}
        sx={{ width: { xs: '100%', sm: 250 } }}
      />
      <StandingFilter />
      <SelectArrayInput
        source="Status"
        label="Status"
        choices={CHOICES}
        helperText={false}
        margin="none"
        options={{ renderValue: shown }}
        sx={{ width: { xs: '100%', sm: 300 }, minWidth: 0 }}
      />
      <MonthFilter />
    </FilterLiveForm>
    <CsvButton path={PASSIVE_RENEWALS_CSV} />
  </Box>
);

const FilterForm = (props: FormHTMLAttributes<HTMLFormElement>) => (
  <Box component="form" role="search" aria-label="Filters" {...props} sx={FILTERS} />
);

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1.5 } as const;
const BAR = { ...ROW, justifyContent: 'space-between', px: 2, pt: 2, pb: 1 } as const;
const FILTERS = { ...ROW, minWidth: 0, flexGrow: 1 } as const;
