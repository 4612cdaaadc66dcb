import AddIcon from '@mui/icons-material/Add';
import { Button, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { QUEUE_SLICES, workViewsOf } from '#shared/sales/queue-views';
import { Screen } from '#web/shell/Screen';
import { lazyPart } from '#web/shell/lazy-part';
import { PagedList } from '../components/PagedList.tsx';
import { QueueRows } from '../components/quote-queue/QueueRows.tsx';
import { useFreshCounts } from '../components/quote-queue/use-fresh-counts.ts';
import { WorkViews } from '../components/quote-queue/WorkViews.tsx';
import { ReviewDesk } from '../components/review/ReviewDesk.tsx';
import { LinkTabs } from '../components/LinkTabs.tsx';
import { GROUP_QUOTES, groupQuoteCountsQuery, type GroupQuoteRecord } from './group-queue.ts';
import { QueueTable } from './QueueTable.tsx';
import { GroupToolbar } from './GroupToolbar.tsx';
import { PASSIVE_RENEWALS_VIEW, preselected, QUEUE_VIEWS, type QueueView, workOf } from './queue-views.ts';

/** /sales/group and its tabs: the staff work queue, ten rows per page. */
export function QueueScreen({ view }: { view: QueueView }) {
  return (
    <Screen title={view.title} subtitle={<Subtitle view={view} />} actions={<NewGroupButton />}>
      <QueueTabs active={view} />
      <PagedList<GroupQuoteRecord>
        resource={GROUP_QUOTES}
        storeKey={`${view.path}.listParams`}
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
        <GroupRows view={view} />
      </PagedList>
    </Screen>
  );
}

function GroupRows({ view }: { view: QueueView }) {
  useFreshCounts(groupQuoteCountsQuery.queryKey);
  return (
    <QueueRows resource={GROUP_QUOTES}>
      <QueueTable view={view} />
    </QueueRows>
  );
}

const ReviewPanel = lazyPart(async () => (await import('./review/ReviewPanel.tsx')).ReviewPanel);

function TabViews({ tab }: { tab: QueueView }) {
  const { data } = useQuery(groupQuoteCountsQuery);
  const views = workViewsOf(QUEUE_SLICES[tab.name].statuses).map(({ name, view }) => ({
    view,
    count: data?.Work[tab.name][name],
  }));
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
