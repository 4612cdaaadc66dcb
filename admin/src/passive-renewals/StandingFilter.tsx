import { Chip, Stack } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useInput, useListContext } from 'react-admin';
import { type RenewalStanding, STANDING_VIEWS } from '#shared/renewals/renewal-state';
import { standingCountsQuery } from './passive-renewal-calls.ts';

const VIEWS: Readonly<Record<string, readonly RenewalStanding[]>> = { ...STANDING_VIEWS, All: [] };

/** The groups by what passive renewal means for them, each with the number that match the other filters. */
export function StandingFilter() {
  const { field } = useInput<RenewalStanding[] | undefined>({ source: 'Standing' });
  const counts = useStandingCounts();
  const chosen = [...((field.value as RenewalStanding[] | '' | undefined) || [])].sort().join();
  const view = Object.keys(VIEWS).find((name) => [...VIEWS[name]!].sort().join() === chosen) ?? null;
  const countOf = (standings: readonly RenewalStanding[]) =>
    counts && (standings.length ? standings : STANDINGS).reduce((sum, each) => sum + counts[each], 0);
  return (
    <Stack role="group" aria-label="Which groups" direction="row" useFlexGap spacing={1} sx={BAR}>
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

const BAR = { flex: '1 0 100%', flexWrap: 'wrap', '& strong': { fontVariantNumeric: 'tabular-nums' } } as const;
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
