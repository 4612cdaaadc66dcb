import AddIcon from '@mui/icons-material/Add';
import { Button, Link } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Screen } from '#web/shell/Screen';
import { lazyPart } from '#web/shell/lazy-part';
import { PagedList } from '../components/PagedList.tsx';
import { QueueRows } from '../components/quote-queue/QueueRows.tsx';
import { LinkTabs } from '../components/LinkTabs.tsx';
import { GROUP_QUOTES, groupQuoteCountsQuery, type GroupQuoteRecord } from './group-quotes.api.ts';
import { QueueTable } from './QueueTable.tsx';
import { ReviewDesk } from './review/ReviewDesk.tsx';
import { GroupToolbar } from './GroupToolbar.tsx';
import { WorkViews } from './WorkViews.tsx';
import { countHint, PASSIVE_RENEWALS_VIEW, preselected, QUEUE_VIEWS, type QueueView } from './queue-views.ts';

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
        aside={<ReviewDesk tab={view} />}
      >
        <WorkViews tab={view} />
        <GroupToolbar view={view} />
        <GroupRows view={view} />
      </PagedList>
    </Screen>
  );
}

function GroupRows({ view }: { view: QueueView }) {
  useFreshCounts();
  return (
    <QueueRows resource={GROUP_QUOTES}>
      <QueueTable view={view} />
    </QueueRows>
  );
}

/** Every refetch of the list also refetches the tab counts. */
function useFreshCounts(): void {
  const { data } = useListContext();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (data) {
      void queryClient.invalidateQueries({ queryKey: groupQuoteCountsQuery.queryKey });
    }
  }, [data, queryClient]);
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

/** The three lists, each with the number of quotes it shows when opened. */
function QueueTabs({ active }: { active: QueueView }) {
  const { data } = useQuery(groupQuoteCountsQuery);
  return (
    <LinkTabs
      label="Group quotes"
      active={active.path}
      tabs={QUEUE_VIEWS.map((view) => ({
        label: view.label,
        path: view.path,
        count: data?.[view.name],
        hint: countHint(view),
      }))}
    />
  );
}
