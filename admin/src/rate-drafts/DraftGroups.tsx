import TrendIcon from '@mui/icons-material/TrendingUp';
import { Box, FormControlLabel, Link, Switch } from '@mui/material';
import { useListContext } from 'react-admin';
import { formatDollars } from '#shared/formats/currency';
import { formatPercent, percentChangeText } from '#shared/formats/percent';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import type { RateDraftDetails } from '#shared/rate-drafts/rate-draft.record';
import { CsvButton } from '../components/CsvButton.tsx';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { PagedList } from '../components/PagedList.tsx';
import type { WorkColumn } from '../work-table/work-column.ts';
import { WorkTable } from '../work-table/WorkTable.tsx';
import { RATE_DRAFT_GROUPS, RATE_DRAFT_GROUPS_CSV, type RateDraftGroupRecord } from './rate-draft-calls.ts';

/** The priced groups, steepest increase first; at first those above the review percent. */
export const DraftGroups = ({ draft: { Id, ReviewPercent, Version } }: { draft: RateDraftDetails }) => (
  <PagedList<RateDraftGroupRecord>
    key={Version}
    resource={RATE_DRAFT_GROUPS}
    storeKey={false}
    disableSyncWithLocation
    filter={{ DraftId: Id }}
    filterDefaultValues={{ IsAbove: true }}
    sort={{ field: 'ChangePercent', order: 'DESC' }}
    component="div"
    sx={{ m: 0 }}
  >
    <Tools id={Id} percent={ReviewPercent} />
    <WorkTable<RateDraftGroupRecord>
      label="Groups"
      storeKey={`${RATE_DRAFT_GROUPS}.columns`}
      nameOf={({ GroupName }) => GroupName}
      columns={COLUMNS}
      empty={
        <ListEmptyState icon={<TrendIcon />} title="No such groups">
          No group pays more than {formatPercent(ReviewPercent)} more.
        </ListEmptyState>
      }
    />
  </PagedList>
);

function Tools({ id, percent }: { id: number; percent: number }) {
  const { filterValues, setFilters } = useListContext();
  const isAbove = (filterValues as { IsAbove?: boolean }).IsAbove === true;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <FormControlLabel
        control={<Switch checked={isAbove} onChange={(_, isOn) => setFilters(isOn ? { IsAbove: true } : {}, {})} />}
        label={`Only groups that would pay more than ${formatPercent(percent)} more`}
      />
      <CsvButton path={RATE_DRAFT_GROUPS_CSV} filter={{ DraftId: id }} />
    </Box>
  );
}

const COLUMNS: readonly WorkColumn<RateDraftGroupRecord>[] = [
  {
    source: 'GroupName',
    label: 'Group',
    width: 12,
    render: ({ GroupId, GroupName }) => (
      <Link href={`/group-details/${GroupId}`} underline="hover" sx={{ overflowWrap: 'anywhere' }}>
        {GroupName}
      </Link>
    ),
  },
  {
    source: 'GroupEnterpriseId',
    label: 'Number',
    render: ({ GroupEnterpriseId }) => shownGroupNumber(GroupEnterpriseId),
  },
  { source: 'RateArea', label: 'Rating area', width: 6, isRight: true, render: ({ RateArea }) => RateArea },
  { source: 'Members', label: 'People', width: 5, isRight: true, render: ({ Members }) => Members },
  { source: 'PremiumNow', label: 'Now', isRight: true, render: ({ PremiumNow }) => formatDollars(PremiumNow) },
  {
    source: 'PremiumThen',
    label: 'With these rates',
    isRight: true,
    render: ({ PremiumThen }) => formatDollars(PremiumThen),
  },
  {
    source: 'ChangePercent',
    label: 'Change',
    width: 6,
    isRight: true,
    isSortable: true,
    render: ({ PremiumNow, PremiumThen }) => percentChangeText(PremiumNow, PremiumThen),
  },
];
