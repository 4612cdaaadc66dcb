import { Box, Chip, MenuItem, Stack, TextField } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormHTMLAttributes, useEffect } from 'react';
import { FilterLiveForm, SearchInput, SelectArrayInput, useInput, useListContext } from 'react-admin';
import { formatMonth } from '#shared/formats/auto-date';
import { GROUP_TRANSITIONS, QUOTE_STATUSES } from '#shared/quotes/quote-status';
import {
  type RenewalStanding,
  type RenewalState,
  renewalStateLabel,
  STANDING_VIEWS,
} from '#shared/renewals/renewal-state';
import { today } from '#web/inputs/today';
import { CsvButton } from '../components/CsvButton.tsx';
import { PASSIVE_RENEWALS_CSV, standingCountsQuery } from './passive-renewal-calls.ts';
import { renewalMonths } from './renewal-facts.ts';

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

const VIEWS: Readonly<Record<string, readonly RenewalStanding[]>> = { ...STANDING_VIEWS, All: [] };

/** The groups by what passive renewal means for them, each with the number that match the other filters. */
function StandingFilter() {
  const { field } = useInput<RenewalStanding[] | undefined>({ source: 'Standing' });
  const counts = useStandingCounts();
  const chosen = [...((field.value as RenewalStanding[] | '' | undefined) || [])].sort().join();
  const view = Object.keys(VIEWS).find((name) => [...VIEWS[name]!].sort().join() === chosen) ?? null;
  const countOf = (standings: readonly RenewalStanding[]) =>
    counts && (standings.length ? standings : STANDINGS).reduce((sum, each) => sum + counts[each], 0);
  return (
    <Stack role="group" aria-label="Which groups" direction="row" useFlexGap spacing={1} sx={COUNTS}>
      {Object.entries(VIEWS).map(([name, standings]) => (
        <Chip
          key={name}
          component="button"
          type="button"
          clickable
          onClick={() => field.onChange([...standings])}
          aria-pressed={name === view}
          color={name === view ? 'primary' : 'default'}
          variant={name === view ? 'filled' : 'outlined'}
          label={
            <>
              {name} <strong>{countOf(standings)?.toLocaleString('en-US')}</strong>
            </>
          }
        />
      ))}
    </Stack>
  );
}

const COUNTS = { flex: '1 0 100%', flexWrap: 'wrap', '& strong': { fontVariantNumeric: 'tabular-nums' } } as const;
const STANDINGS = Object.values(STANDING_VIEWS).flat();

/** Every refetch of the list also refetches the counts. */
export function useStandingCounts() {
  const { data: rows, filterValues } = useListContext();
  const { Standing: _any, ...filter } = filterValues as Record<string, unknown>;
  const query = standingCountsQuery(filter);
  const queryClient = useQueryClient();
  const key = JSON.stringify(query.queryKey);
  useEffect(() => {
    if (rows) {
      void queryClient.invalidateQueries({ queryKey: JSON.parse(key) as unknown[] });
    }
  }, [rows, key, queryClient]);
  return useQuery({ ...query, placeholderData: keepPreviousData }).data;
}
