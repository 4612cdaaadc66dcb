import AddIcon from '@mui/icons-material/Add';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import SearchIcon from '@mui/icons-material/Search';
import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useHref } from 'react-router';
import { NEW_INDIVIDUAL_PATH } from '#shared/individuals/individual-next-step';
import { DEFAULT_INDIVIDUAL_STATUSES, INDIVIDUAL_VIEW_NAMES, INDIVIDUAL_VIEWS } from '#shared/sales/queue-views';
import { withReturn } from '#shared/answers/own-path';
import { Screen } from '#web/shell/Screen';
import { lazyPart } from '#web/shell/lazy-part';
import { DateProblems, UnlessDatesAreWrong } from '../components/DateProblems.tsx';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { AssignButton } from '../components/quote-queue/AssignButton.tsx';
import { BulkAssignment } from '../components/quote-queue/BulkAssignment.tsx';
import { QueueRows } from '../components/quote-queue/QueueRows.tsx';
import { FoundElsewhere, WorkViews } from '../components/quote-queue/WorkViews.tsx';
import { ReviewDesk } from '../components/review/ReviewDesk.tsx';
import { useReview } from '../components/review/use-review.ts';
import { WorkTable } from '../work-table/WorkTable.tsx';
import type { WorkActions } from '../work-table/work-column.ts';
import {
  INDIVIDUAL_QUEUE,
  INDIVIDUAL_QUEUE_PATH,
  INDIVIDUAL_QUOTES,
  type IndividualQuoteRecord,
  individualQuoteCountsQuery,
} from './individual-queue.ts';
import { INDIVIDUAL_COLUMNS } from './individual-columns.tsx';
import { IndividualToolbar, textFilter } from './IndividualToolbar.tsx';

/** /sales/individual: staff's queue of households' quotes, ten rows per page. */
export function IndividualQueueScreen() {
  const [text, setText] = useState('');
  return (
    <Screen
      title="Individuals"
      subtitle="Claim a quote before you work on it. Select an applicant to review it."
      actions={<PortalButtons />}
    >
      <DateProblems>
        <PagedList<IndividualQuoteRecord>
          resource={INDIVIDUAL_QUOTES}
          filter={textFilter(text)}
          filterDefaultValues={DEFAULT_FILTER}
          sort={NEWEST_FIRST}
          aside={
            <ReviewDesk path={INDIVIDUAL_QUEUE_PATH}>
              {(review, quoteId) => <IndividualPanel review={review} quoteId={quoteId} />}
            </ReviewDesk>
          }
        >
          <Views />
          <IndividualToolbar text={text} onSearch={setText} />
          <UnlessDatesAreWrong>
            <QueueRows resource={INDIVIDUAL_QUOTES} countsKey={individualQuoteCountsQuery.queryKey}>
              <IndividualTable onShowAll={() => setText('')} />
              <FoundElsewhere path={INDIVIDUAL_QUEUE_PATH} views={VIEWS} filter={textFilter(text)} />
            </QueueRows>
          </UnlessDatesAreWrong>
        </PagedList>
      </DateProblems>
    </Screen>
  );
}

const IndividualPanel = lazyPart(async () => (await import('./review/IndividualPanel.tsx')).IndividualPanel);

function Views() {
  const { data } = useQuery(individualQuoteCountsQuery);
  const views = INDIVIDUAL_VIEW_NAMES.map((name) => ({ view: INDIVIDUAL_VIEWS[name], count: data?.Work[name] }));
  return <WorkViews path={INDIVIDUAL_QUEUE_PATH} views={views} />;
}

/** The queue; a row opens its quote beside it. */
function IndividualTable({ onShowAll }: { onShowAll: () => void }) {
  const review = useReview(INDIVIDUAL_QUEUE_PATH);
  return (
    <WorkTable<IndividualQuoteRecord>
      label="Individuals"
      storeKey={`${INDIVIDUAL_QUOTES}.columns`}
      nameOf={INDIVIDUAL_QUEUE.nameOf}
      columns={INDIVIDUAL_COLUMNS}
      actions={ACTIONS}
      selection={SELECTION}
      onRowClick={({ id }) => review.open(id)}
      empty={<NoQuotes onShowAll={onShowAll} />}
    />
  );
}

const ACTIONS: WorkActions<IndividualQuoteRecord> = {
  width: 7,
  render: (quote) => <AssignButton queue={INDIVIDUAL_QUEUE} quote={quote} />,
};
const SELECTION = { bar: <BulkAssignment queue={INDIVIDUAL_QUEUE} /> };

function NoQuotes({ onShowAll }: { onShowAll: () => void }) {
  const { setFilters } = useListContext();
  const showAll = () => {
    setFilters({}, {});
    onShowAll();
  };
  return (
    <ListEmptyState
      icon={<InboxIcon />}
      title="No quotes match"
      action={<Button onClick={showAll}>Show all quotes</Button>}
    >
      Try other statuses, or search for a name, a number or a date.
    </ListEmptyState>
  );
}

const VIEWS = INDIVIDUAL_VIEW_NAMES.map((name) => INDIVIDUAL_VIEWS[name]);
const DEFAULT_FILTER = { Status: DEFAULT_INDIVIDUAL_STATUSES };
const NEWEST_FIRST = { field: 'StatusAt', order: 'DESC' } as const;

/** Both are portal screens (spec 002 section 2, "/sales/individual"), and link back to the queue. */
function PortalButtons() {
  const queue = useHref(INDIVIDUAL_QUEUE_PATH);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button startIcon={<SearchIcon />} href={withReturn(FIND_EXISTING, queue)}>
        Find existing client
      </Button>
      <Button variant="contained" startIcon={<AddIcon />} href={withReturn(NEW_INDIVIDUAL_PATH, queue)}>
        New individual
      </Button>
    </Stack>
  );
}

const FIND_EXISTING = '/search?mode=individual-only';
