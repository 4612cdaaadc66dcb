import { SearchInput } from 'react-admin';
import { CsvButton } from '../components/CsvButton.tsx';
import {
  ageWords,
  assigneeWords,
  type FilterWords,
  onlyMineWords,
  statusWords,
} from '../components/quote-queue/active-filters.ts';
import {
  AgeFilter,
  AssigneeFilter,
  OnlyMineFilter,
  QueueToolbar,
  SEARCH_FIELD,
} from '../components/quote-queue/QueueToolbar.tsx';
import { StatusFilter } from '../components/quote-queue/StatusFilter.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import { GROUP_QUOTES_CSV } from './group-queue.ts';
import { statusChoices, type QueueView } from './queue-views.ts';

export const GroupToolbar = ({ view }: { view: QueueView }) => (
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
