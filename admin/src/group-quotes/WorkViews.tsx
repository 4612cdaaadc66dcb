import { Chip, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { QUEUE_SLICES } from '#shared/sales/queue-views';
import { workViewsOf } from '#shared/sales/work-views';
import { searchOf } from '../components/saved-search.ts';
import { groupQuoteCountsQuery } from './group-quotes.api.ts';
import type { QueueView } from './queue-views.ts';
import { isOpenView, workFilter } from './work-filter.ts';

/** The tab's quotes by what there is to do, with counts. Links: each view is an address with its filters and order; a search stays. */
export function WorkViews({ tab }: { tab: QueueView }) {
  const { filterValues, perPage } = useListContext();
  const { data } = useQuery(groupQuoteCountsQuery);
  return (
    <Stack component="nav" aria-label="Views" direction="row" useFlexGap spacing={1} sx={BAR}>
      {workViewsOf(QUEUE_SLICES[tab.name].statuses).map(({ name, view }) => {
        const isOpen = isOpenView(view, filterValues);
        const value = {
          filter: workFilter(view, filterValues),
          displayedFilters: [],
          sort: { field: 'StatusAt', order: view.order },
          perPage,
        };
        return (
          <Chip
            key={name}
            component={Link}
            clickable
            to={`${tab.path}?${searchOf(value)}`}
            aria-current={isOpen ? 'page' : undefined}
            color={isOpen ? 'primary' : 'default'}
            variant={isOpen ? 'filled' : 'outlined'}
            label={
              <>
                {view.label} <strong>{data?.Work[tab.name][name].toLocaleString('en-US')}</strong>
              </>
            }
          />
        );
      })}
    </Stack>
  );
}

const BAR = {
  flexWrap: 'wrap',
  px: 2,
  pt: 1.5,
  '& strong': { fontVariantNumeric: 'tabular-nums' },
} as const;
