import { Box, Link } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { PagedList } from '../components/PagedList.tsx';
import { Screen } from '#web/shell/Screen';
import { PendingRows } from '../components/undo/PendingRows.tsx';
import { useQuietRefresh } from '../components/use-quiet-refresh.ts';
import { GROUP_QUOTES, groupQuoteCountsQuery, type GroupQuoteRecord } from './group-quotes.api.ts';
import { NewGroupButton } from './NewGroupButton.tsx';
import { QueueTable } from './QueueTable.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { QueueToolbar } from './QueueToolbar.tsx';
import { PASSIVE_RENEWALS_VIEW, preselected, type QueueView } from './queue-views.ts';
import { useReturnToRow } from './use-return-to-row.ts';

/** /sales/group and its tabs: what staff work off, ten rows to a page. */
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
      >
        <QueueToolbar view={view} />
        <QueueRows view={view} />
      </PagedList>
    </Screen>
  );
}

function QueueRows({ view }: { view: QueueView }) {
  const rows = useRef<HTMLDivElement>(null);
  useQuietRefresh(GROUP_QUOTES, rows);
  useFreshCounts();
  useReturnToRow();
  return (
    <Box ref={rows}>
      <PendingRows>
        <QueueTable view={view} />
      </PendingRows>
    </Box>
  );
}

/** Whatever reads the list again counts the tabs again. */
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
    'Claim a quote before you work on it; the name of a group opens it.'
  );
