import AddIcon from '@mui/icons-material/Add';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import SearchIcon from '@mui/icons-material/Search';
import { Button, InputAdornment, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { useHref } from 'react-router';
import { withReturn } from '#shared/answers/own-path';
import { parseIsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { NEW_INDIVIDUAL_PATH } from '#shared/individuals/individual-next-step';
import { INDIVIDUAL_STATUSES, individualStatusLabel } from '#shared/individuals/individual-status';
import { INDIVIDUAL_KINDS } from '#shared/individuals/individual-terms';
import { DEFAULT_INDIVIDUAL_STATUSES, INDIVIDUAL_VIEW_NAMES, INDIVIDUAL_VIEWS } from '#shared/sales/queue-views';
import { lazyPart } from '#web/shell/lazy-part';
import { Screen } from '#web/shell/Screen';
import { CsvButton } from '../components/CsvButton.tsx';
import { DateProblems, UnlessDatesAreWrong } from '../components/DateProblems.tsx';
import { DayFilter } from '../components/DayFilter.tsx';
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
import { SelectFilter } from '../components/SelectFilter.tsx';
import type { WorkActions } from '../work-table/work-column.ts';
import { WorkTable } from '../work-table/WorkTable.tsx';
import { INDIVIDUAL_COLUMNS } from './individual-columns.tsx';
import {
  INDIVIDUAL_QUEUE,
  INDIVIDUAL_QUEUE_PATH,
  INDIVIDUAL_QUOTES,
  INDIVIDUAL_QUOTES_CSV,
  individualQuoteCountsQuery,
  type IndividualQuoteRecord,
} from './individual-queue.ts';

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
          storeKey={`${INDIVIDUAL_QUOTES}.listParams`}
          disableSyncWithLocation={useNamesQuoteAlone(INDIVIDUAL_QUEUE_PATH)}
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

interface IndividualToolbarProps {
  text: string;
  onSearch: (text: string) => void;
}

const IndividualToolbar = ({ text, onSearch }: IndividualToolbarProps) => (
  <QueueToolbar
    words={WORDS}
    search={<PrivateSearch text={text} onSearch={onSearch} />}
    tools={
      <>
        <SavedSearches name={INDIVIDUAL_QUOTES} />
        <CsvButton path={INDIVIDUAL_QUOTES_CSV} filter={textFilter(text)} isPrivate />
      </>
    }
  >
    <StatusFilter choices={STATUSES} />
    <SelectFilter source="Kind" label="Enrollment" choices={KINDS} />
    <AgeFilter />
    <SelectFilter source="IsAssigned" label="Claimed" choices={ASSIGNED} />
    <AssigneeFilter />
    <DayFilter source="fromDate" label="Submitted from" />
    <DayFilter source="toDate" label="Submitted to" />
    <OnlyMineFilter />
  </QueueToolbar>
);

const textFilter = (text: string): { q?: string } => (text === '' ? {} : { q: text });

const STATUSES = INDIVIDUAL_STATUSES.map((id) => ({ id, name: individualStatusLabel(id, 'sales') }));
const KINDS = INDIVIDUAL_KINDS.map((kind) => ({ id: kind, name: kind }));
const ASSIGNED = [
  { id: false, name: 'Unclaimed' },
  { id: true, name: 'Claimed' },
];

const dayWords = (label: string) => (value: unknown) => {
  const day = parseIsoDate(String(value));
  return `${label}: ${day ? formatDay(day) : String(value)}`;
};
const WORDS: FilterWords = {
  Status: statusWords(STATUSES),
  Kind: (kind) => `Enrollment: ${String(kind)}`,
  DaysInStatus: ageWords,
  IsAssigned: (isAssigned) => ASSIGNED.find(({ id }) => id === isAssigned)?.name ?? null,
  fromDate: dayWords('Submitted from'),
  toDate: dayWords('Submitted to'),
  AssignedTo: assigneeWords,
  OnlyMine: onlyMineWords,
};

/** Debounce between keystrokes. */
const PAUSE_MS = 400;

interface PrivateSearchProps {
  text: string;
  onSearch: (text: string) => void;
}

/** A search by names of people: kept in memory alone, unlike the other filters, which are in the URL. */
export function PrivateSearch({ text, onSearch }: PrivateSearchProps) {
  const [typed, setTyped] = useState(text);
  const { setPage } = useListContext();
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === text) {
      return undefined;
    }
    const timer = setTimeout(() => {
      onSearch(wanted);
      setPage(1);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onSearch, setPage]);
  return (
    <TextField
      type="search"
      size="small"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      placeholder="Name, number or date"
      slotProps={{
        htmlInput: { 'aria-label': 'Search the quotes', autoComplete: 'off' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <SearchIcon color="action" fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={SEARCH_FIELD}
    />
  );
}
