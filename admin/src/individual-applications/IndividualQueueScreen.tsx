import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';
import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHref } from 'react-router';
import { NEW_INDIVIDUAL_PATH } from '#shared/individuals/individual-next-step';
import { DEFAULT_INDIVIDUAL_STATUSES, INDIVIDUAL_VIEW_NAMES, INDIVIDUAL_VIEWS } from '#shared/sales/queue-views';
import { withReturn } from '#shared/answers/own-path';
import { Screen } from '#web/shell/Screen';
import { lazyPart } from '#web/shell/lazy-part';
import { DateProblems, UnlessDatesAreWrong } from '../components/DateProblems.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { QueueRows } from '../components/quote-queue/QueueRows.tsx';
import { useFreshCounts } from '../components/quote-queue/use-fresh-counts.ts';
import { WorkViews } from '../components/quote-queue/WorkViews.tsx';
import { ReviewDesk } from '../components/review/ReviewDesk.tsx';
import {
  INDIVIDUAL_QUEUE_PATH,
  INDIVIDUAL_QUOTES,
  type IndividualQuoteRecord,
  individualQuoteCountsQuery,
} from './individual-queue.ts';
import { IndividualTable } from './IndividualTable.tsx';
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
            <QueueRows resource={INDIVIDUAL_QUOTES}>
              <Rows onShowAll={() => setText('')} />
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

function Rows({ onShowAll }: { onShowAll: () => void }) {
  useFreshCounts(individualQuoteCountsQuery.queryKey);
  return <IndividualTable onShowAll={onShowAll} />;
}

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
