import { parseIsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { INDIVIDUAL_STATUSES, individualStatusLabel } from '#shared/individuals/individual-status';
import { INDIVIDUAL_KINDS } from '#shared/individuals/individual-terms';
import { CsvButton } from '../components/CsvButton.tsx';
import { DayFilter } from '../components/DayFilter.tsx';
import {
  ageWords,
  assigneeWords,
  type FilterWords,
  onlyMineWords,
  statusWords,
} from '../components/quote-queue/active-filters.ts';
import { AgeFilter, AssigneeFilter, OnlyMineFilter, QueueToolbar } from '../components/quote-queue/QueueToolbar.tsx';
import { StatusFilter } from '../components/quote-queue/StatusFilter.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import { SelectFilter } from '../components/SelectFilter.tsx';
import { INDIVIDUAL_QUOTES, INDIVIDUAL_QUOTES_CSV } from './individual-queue.ts';
import { PrivateSearch } from './PrivateSearch.tsx';

interface IndividualToolbarProps {
  text: string;
  onSearch: (text: string) => void;
}

export const IndividualToolbar = ({ text, onSearch }: IndividualToolbarProps) => (
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

export const textFilter = (text: string): { q?: string } => (text === '' ? {} : { q: text });

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
