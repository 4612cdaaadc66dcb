import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useInput, useListContext } from 'react-admin';
import { type RenewalStanding, STANDING_VIEWS } from '#shared/renewals/renewal-state';
import { standingCountsQuery } from './passive-renewals.api.ts';

const VIEWS: Readonly<Record<string, readonly RenewalStanding[]>> = { ...STANDING_VIEWS, All: [] };

/** Two lines on a phone. */
const LOOK = {
  flexWrap: 'wrap',
  '& .MuiToggleButton-root': { height: 40, gap: 0.75 },
  '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.secondary' },
} as const;

/** The groups by what passive renewal means for them, each with the number that match the other filters. */
export function StandingFilter() {
  const { field } = useInput<RenewalStanding[] | undefined>({ source: 'Standing' });
  const counts = useStandingCounts();
  const chosen = [...((field.value as RenewalStanding[] | '' | undefined) || [])].sort().join();
  const view = Object.keys(VIEWS).find((name) => [...VIEWS[name]!].sort().join() === chosen) ?? null;
  const countOf = (standings: readonly RenewalStanding[]) =>
    counts && (standings.length ? standings : STANDINGS).reduce((sum, each) => sum + counts[each], 0);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label="Which groups"
      value={view}
      onChange={(_, name: string | null) => name && field.onChange([...VIEWS[name]!])}
      sx={LOOK}
    >
      {Object.entries(VIEWS).map(([name, standings]) => (
        <ToggleButton key={name} value={name}>
          {name}
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 400 }}>
            {countOf(standings)?.toLocaleString('en-US')}
          </Box>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

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
