import AddIcon from '@mui/icons-material/Add';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Button, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { SearchInput, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { QUEUE_SLICES, workViewsOf } from '#shared/sales/queue-views';
import { Screen } from '#web/shell/Screen';
import { lazyPart } from '#web/shell/lazy-part';
import { CsvButton } from '../components/CsvButton.tsx';
import { LinkTabs } from '../components/LinkTabs.tsx';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { PagedList } from '../components/PagedList.tsx';
import {
  ageWords,
  assigneeWords,
  type FilterWords,
  onlyMineWords,
  statusWords,
} from '../components/quote-queue/active-filters.ts';
import { AssignButton } from '../components/quote-queue/AssignButton.tsx';
import { BulkAssignment } from '../components/quote-queue/BulkAssignment.tsx';
import { QueueRows } from '../components/quote-queue/QueueRows.tsx';
import {
  AgeFilter,
  AssigneeFilter,
  OnlyMineFilter,
  QueueToolbar,
  SEARCH_FIELD,
} from '../components/quote-queue/QueueToolbar.tsx';
import { StatusFilter } from '../components/quote-queue/StatusFilter.tsx';
import { FoundElsewhere, WorkViews } from '../components/quote-queue/WorkViews.tsx';
import { ReviewDesk } from '../components/review/ReviewDesk.tsx';
import { useNamesQuoteAlone } from '../components/review/use-own-view.ts';
import { useReview } from '../components/review/use-review.ts';
import { SavedSearches } from '../components/SavedSearches.tsx';
import { WorkTable } from '../work-table/WorkTable.tsx';
import type { WorkActions } from '../work-table/work-column.ts';
import {
  GROUP_QUEUE,
  GROUP_QUOTES,
  GROUP_QUOTES_CSV,
  groupQuoteCountsQuery,
  type GroupQuoteRecord,
} from './group-queue.ts';
import { queueColumns } from './queue-columns.tsx';
import {
  PASSIVE_RENEWALS_VIEW,
  preselected,
  QUEUE_VIEWS,
  type QueueView,
  statusChoices,
  workOf,
} from './queue-views.ts';

/** /sales/group and its tabs: the staff work queue, ten rows per page. */
export function QueueScreen({ view }: { view: QueueView }) {
  return (
    <Screen title={view.title} subtitle={<Subtitle view={view} />} actions={<NewGroupButton />}>
      <QueueTabs active={view} />
      <PagedList<GroupQuoteRecord>
        resource={GROUP_QUOTES}
        storeKey={`${view.path}.listParams`}
        disableSyncWithLocation={useNamesQuoteAlone(view.path)}
        filter={{ View: view.name }}
        filterDefaultValues={{ Status: preselected(view) }}
        sort={{ field: 'ModifiedAt', order: 'DESC' }}
        aside={
          <ReviewDesk path={view.path}>
            {(review, quoteId) => <ReviewPanel review={review} quoteId={quoteId} />}
          </ReviewDesk>
        }
      >
        <TabViews tab={view} />
        <GroupToolbar view={view} />
        <QueueRows resource={GROUP_QUOTES} countsKey={groupQuoteCountsQuery.queryKey}>
          <QueueTable view={view} />
          <FoundElsewhere
            path={view.path}
            views={viewsOf(view).map((each) => each.view)}
            filter={{ View: view.name }}
          />
        </QueueRows>
      </PagedList>
    </Screen>
  );
}

/** The queue; a row opens its quote beside it. */
function QueueTable({ view }: { view: QueueView }) {
  const review = useReview(view.path);
  const { filterValues } = useListContext();
  return (
    <WorkTable<GroupQuoteRecord>
      label={view.title}
      storeKey={`${view.key}.columns`}
      nameOf={GROUP_QUEUE.nameOf}
      columns={queueColumns(view, filterValues)}
      actions={ACTIONS}
      selection={SELECTION}
      onRowClick={({ id }) => review.open(id)}
      empty={<NoQuotes />}
    />
  );
}

const ACTIONS: WorkActions<GroupQuoteRecord> = {
  width: 7,
  render: (quote) => <AssignButton queue={GROUP_QUEUE} quote={quote} />,
};
const SELECTION = { bar: <BulkAssignment queue={GROUP_QUEUE} /> };

function NoQuotes() {
  const { setFilters } = useListContext();
  return (
    <ListEmptyState
      icon={<InboxIcon />}
      title="No quotes match"
      action={<Button onClick={() => setFilters({}, {})}>Show all quotes</Button>}
    >
      Try other statuses, or search for a group, a number or a date.
    </ListEmptyState>
  );
}

const GroupToolbar = ({ view }: { view: QueueView }) => (
  <QueueToolbar
    words={wordsOf(view)}
    search={
      <SearchInput
        source="q"
        placeholder="Group, number or date"
        helperText={false}
        margin="none"
        slotProps={{ htmlInput: { 'aria-label': 'Search the quotes' } }}
        sx={SEARCH_FIELD}
      />
    }
    tools={
      <>
        <SavedSearches name={view.key} />
        <CsvButton path={GROUP_QUOTES_CSV} filter={{ View: view.name }} />
      </>
    }
  >
    <StatusFilter choices={statusChoices(view)} />
    <AgeFilter />
    <AssigneeFilter />
    <OnlyMineFilter />
  </QueueToolbar>
);

const wordsOf = (view: QueueView): FilterWords => ({
  Status: statusWords(statusChoices(view)),
  DaysInStatus: ageWords,
  AssignedTo: assigneeWords,
  OnlyMine: onlyMineWords,
});

const ReviewPanel = lazyPart(async () => (await import('./review/ReviewPanel.tsx')).ReviewPanel);

const viewsOf = ({ name }: QueueView) => workViewsOf(QUEUE_SLICES[name].statuses);

function TabViews({ tab }: { tab: QueueView }) {
  const { data } = useQuery(groupQuoteCountsQuery);
  const views = viewsOf(tab).map(({ name, view }) => ({ view, count: data?.Work[tab.name][name] }));
  return <WorkViews path={tab.path} views={views} />;
}

const Subtitle = ({ view }: { view: QueueView }) =>
  view === PASSIVE_RENEWALS_VIEW ? (
    <>
      Submitted renewals and their results.{' '}
      <Link component={RouterLink} to="/passive-renewals">
        Submit groups for passive renewal
      </Link>
    </>
  ) : (
    'Claim a quote before you work on it. Select a group to review it.'
  );

const NewGroupDialog = lazyPart(async () => (await import('./NewGroupDialog.tsx')).NewGroupDialog);

/** Opens the new-group options (spec 002 section 2, "/sales/group"). */
function NewGroupButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        New group
      </Button>
      {isOpen && (
        <Suspense>
          <NewGroupDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The three lists, each with how many of its quotes there is something to do about. */
function QueueTabs({ active }: { active: QueueView }) {
  const { data } = useQuery(groupQuoteCountsQuery);
  return (
    <LinkTabs
      label="Group quotes"
      active={active.path}
      tabs={QUEUE_VIEWS.map((view) => {
        const { work, hint } = workOf(view);
        return { label: view.label, path: view.path, count: data?.Work[view.name][work], hint };
      })}
    />
  );
}
