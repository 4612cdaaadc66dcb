import { Chip, Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { WorkView } from '#shared/sales/queue-views';
import { isOpenView, viewAddress } from './work-filter.ts';

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
