import { Button, Chip, Stack, Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { WorkView } from '#shared/sales/queue-views';
import { isOpenView, viewAddress, workFilter } from './work-filter.ts';

interface WorkViewsProps {
  /** The address of the list. */
  path: string;
  views: readonly { view: WorkView; /** Once loaded. */ count: number | undefined }[];
}

/** The list's quotes by what there is to do, with counts. Links: each view is an address with its filters and order; a search stays. */
export function WorkViews({ path, views }: WorkViewsProps) {
  const { filterValues, perPage } = useListContext();
  return (
    <Stack component="nav" aria-label="Views" direction="row" useFlexGap spacing={1} sx={BAR}>
      {views.map(({ view, count }) => {
        const isOpen = isOpenView(view, filterValues);
        return (
          <Chip
            key={view.label}
            component={Link}
            clickable
            to={viewAddress(path, view, { filters: filterValues, perPage })}
            aria-current={isOpen ? 'page' : undefined}
            color={isOpen ? 'primary' : 'default'}
            variant={isOpen ? 'filled' : 'outlined'}
            label={
              <>
                {view.label} <strong>{count?.toLocaleString('en-US')}</strong>
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

interface FoundElsewhereProps {
  path: string;
  views: readonly WorkView[];
  /** Of the list, beside what the user has chosen. */
  filter: Readonly<Record<string, unknown>>;
}

/** A search stays in its view: below the rows stands what the other views have, "1 in Decided". Counted apart from the list's own pages. */
export function FoundElsewhere({ path, views, filter }: FoundElsewhereProps) {
  const { resource, filterValues, perPage } = useListContext();
  const dataProvider = useDataProvider();
  const { q } = { ...filterValues, ...filter } as { q?: string };
  const others = q ? views.filter((view) => !isOpenView(view, filterValues)) : [];
  const counts = useQueries({
    queries: others.map((view) => {
      const sought = { ...workFilter(view, filterValues), ...filter };
      return {
        queryKey: [resource, 'found', sought],
        queryFn: async () => {
          const sort = { field: 'StatusAt', order: view.order };
          return (await dataProvider.getList(resource, { filter: sought, sort, pagination: ONE })).total ?? 0;
        },
      };
    }),
  });
  const found = others.flatMap((view, at) => (counts[at]?.data ? [{ view, count: counts[at].data }] : []));
  return (
    <Stack direction="row" useFlexGap spacing={1} role="status" sx={found.length === 0 ? undefined : FOUND}>
      {found.length > 0 && <Typography variant="body2">Found in other views:</Typography>}
      {found.map(({ view, count }) => (
        <Button
          key={view.label}
          size="small"
          component={Link}
          to={viewAddress(path, view, { filters: filterValues, perPage })}
        >
          {count.toLocaleString('en-US')} in {view.label}
        </Button>
      ))}
    </Stack>
  );
}

const ONE = { page: 1, perPage: 1 };
const FOUND = { flexWrap: 'wrap', alignItems: 'center', px: 2, py: 1, borderTop: 1, borderColor: 'divider' } as const;
