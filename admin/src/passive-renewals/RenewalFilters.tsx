import { Box, MenuItem, TextField } from '@mui/material';
import type { FormHTMLAttributes } from 'react';
import { FilterLiveForm, SearchInput, SelectArrayInput, useInput } from 'react-admin';
import { formatMonth } from '#shared/formats/auto-date';
import { GROUP_TRANSITIONS, QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { type RenewalState, renewalStateLabel } from '#shared/renewals/renewal-state';
import { today } from '#web/inputs/today';
import { CsvButton } from '../components/CsvButton.tsx';
import { PASSIVE_RENEWALS_CSV } from './passive-renewal-calls.ts';
import { StandingFilter } from './StandingFilter.tsx';
import { renewalMonths } from './renewal-months.ts';

/** The possible statuses of a renewal quote, in lifecycle order. */
const STATES: readonly RenewalState[] = [
  'NotStarted',
  ...QUOTE_STATUSES.filter((status) => status === 'EditingCensus' || GROUP_TRANSITIONS.some(({ to }) => to === status)),
];
const CHOICES = STATES.map((id) => ({ id, name: renewalStateLabel(id) }));

const shown = (chosen: unknown): string => (chosen as RenewalState[]).map(renewalStateLabel).join(', ');

/** The list's filters, and the export of the filtered list. */
export const RenewalFilters = () => (
  <Box sx={BAR}>
    <FilterLiveForm formComponent={FilterForm}>
      <StandingFilter />
      <SearchInput
        source="q"
        placeholder="Group or number"
        helperText={false}
        margin="none"
        slotProps={{ htmlInput: { 'aria-label': 'Search the groups' } }}
        sx={{ width: { xs: '100%', sm: 250 } }}
      />
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
const FILTERS = { ...ROW, minWidth: 0, flex: { md: '1 1 0' } } as const;

/** The renewal month; links from the home page preset it. */
function MonthFilter() {
  const { id, field } = useInput<string>({ source: 'RenewalDate' });
  const chosen = String(field.value ?? '');
  return (
    <TextField
      select
      id={id}
      label="Renewal month"
      size="small"
      value={chosen}
      onChange={({ target }) => field.onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ width: { xs: '100%', sm: 152 } }}
    >
      <MenuItem value="" dense>
        Any
      </MenuItem>
      {renewalMonths(today(), chosen).map((month) => (
        <MenuItem key={month} value={month} dense>
          {formatMonth(month)}
        </MenuItem>
      ))}
    </TextField>
  );
}
