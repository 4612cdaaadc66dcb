import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import SearchIcon from '@mui/icons-material/Search';
import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { FieldErrors } from '#shared/answers/errors';
import type { FoundIndividual } from '#shared/search/individual-search.record';
import { fieldErrorsOf } from '#web/http/api-error';
import { EmptyState } from '#web/shell/EmptyState';
import { useStoredState } from '../../app/use-stored-state.ts';
import { Pager } from '../../components/Pager.tsx';
import { SearchResults } from '../SearchResults.tsx';
import { FoundIndividualsTable, nameOf, pathOf } from './FoundIndividualsTable.tsx';
import { IndividualCriteriaForm } from './IndividualCriteriaForm.tsx';
import { individualSearchQuery, type IndividualSearchView } from './individual-search-queries.ts';
import { RestoreDialog } from './RestoreDialog.tsx';

const BEFORE: IndividualSearchView = { criteria: null, page: 1 };
const NO_ERRORS: FieldErrors = {};

/** Criteria above, quotes of households below. Names, birth dates and SSNs are neither in the URL nor kept after the visit. */
export function IndividualSearch() {
  const [view, setView] = useSearchView();
  const [restored, setRestored] = useState<FoundIndividual | null>(null);
  const found = useQuery(individualSearchQuery(view));
  return (
    <Stack spacing={3}>
      <IndividualCriteriaForm
        criteria={view.criteria}
        fieldErrors={found.error ? fieldErrorsOf(found.error) : NO_ERRORS}
        isSearching={found.isFetching}
        onSearch={(criteria) => {
          setView({ criteria, page: 1 });
          if (JSON.stringify(criteria) === JSON.stringify(view.criteria) && view.page === 1) {
            void found.refetch();
          }
        }}
        onClear={() => setView(BEFORE)}
      />
      <SearchResults label="Individuals found" found={found} criteria={view.criteria} before={<HowToSearch />}>
        {({ rows, total }) =>
          total === 0 ? (
            <EmptyState title="No individual found">
              The search covers the agents whose books you can see. Type fewer words, or only the beginning of a name.
            </EmptyState>
          ) : (
            <>
              <FoundIndividualsTable
                rows={rows}
                isLoading={found.isPlaceholderData}
                action={(row) => <RowAction found={row} onRestore={() => setRestored(row)} />}
              />
              <Pager
                total={total}
                page={view.page}
                onChange={(page) => setView({ ...view, page })}
                noun="individual quotes"
              />
            </>
          )
        }
      </SearchResults>
      {restored && <RestoreDialog found={restored} onClose={() => setRestored(null)} />}
    </Stack>
  );
}

const HowToSearch = () => (
  <EmptyState icon={<SearchIcon />} title="Type what you know">
    “vander” finds Theo Vanderlaan, and “48” the quote with that number. SSN, date of birth, status and agent are under
    More fields. A search by SSN is recorded, and forgotten when you leave this page.
  </EmptyState>
);

/** Survives leaving the screen, unless it contains an SSN: then the form is empty afterwards. */
function useSearchView(): [IndividualSearchView, (next: IndividualSearchView) => void] {
  const [stored, store] = useStoredState('individual-search', BEFORE);
  const [view, setView] = useState(stored);
  return [
    view,
    (next) => {
      setView(next);
      store(next.criteria?.SSN ? BEFORE : next);
    },
  ];
}

const RowAction = ({ found, onRestore }: { found: FoundIndividual; onRestore: () => void }) =>
  found.IsDeleted ? (
    <Button size="small" startIcon={<RestoreIcon />} aria-label={`Restore: ${nameOf(found)}`} onClick={onRestore}>
      Restore
    </Button>
  ) : (
    <Button
      size="small"
      component={RouterLink}
      to={pathOf(found)}
      endIcon={<ArrowForwardIcon />}
      aria-label={`Open: ${nameOf(found)}`}
      sx={{ whiteSpace: 'nowrap', ml: -1 }}
    >
      Open
    </Button>
  );
