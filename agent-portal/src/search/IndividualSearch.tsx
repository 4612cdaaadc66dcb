import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, Stack, Typography } from '@mui/material';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { FieldErrors } from '#shared/answers/errors';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import { individualPath } from '#shared/individuals/individual-next-step';
import { isRenewal } from '#shared/quotes/quote-type';
import { QUOTE_ACTIONS } from '#shared/quotes/quotes.calls';
import type { FoundIndividual, IndividualCriteria } from '#shared/search/individual-search.record';
import { INDIVIDUAL_SEARCH_CALLS } from '#shared/search/search.calls';
import { fieldErrorsOf } from '#web/http/api-error';
import { call, callPage, WITH_NOTICE } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { EmptyState } from '#web/shell/EmptyState';
import { StatusChip } from '#web/status/StatusChip';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { notifySuccess } from '../app/notify.ts';
import { useStoredState } from '../app/use-stored-state.ts';
import { PAGE_SIZE, Pager } from '../components/Pager.tsx';
import { RecordName } from '../components/RecordName.tsx';
import { type RecordColumn, RecordTable } from '../components/RecordTable.tsx';
import { SearchResults } from './SearchResults.tsx';
import { IndividualCriteriaForm } from './IndividualCriteriaForm.tsx';

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
  <EmptyState icon={<SearchIcon />} title="Search by anything you know">
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

/** Spec 002 section 2: internal staff restore a deleted quote. */
function RestoreDialog({ found, onClose }: { found: FoundIndividual; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(QUOTE_ACTIONS.restore, { id: found.QuoteId, body: { Version: found.Version } }, WITH_NOTICE),
    onSuccess: async () => {
      notifySuccess(`The quote of ${nameOf(found)} has been restored.`);
      await queryClient.invalidateQueries({ queryKey: INDIVIDUAL_SEARCH });
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={`Restore the quote of ${nameOf(found)}?`}
      confirmLabel="Restore"
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      Its agents will see it again, as it was when it was deleted.
    </ConfirmDialog>
  );
}

/** The last search, and the current page of its results. */
interface IndividualSearchView {
  /** Null before the first search. */
  criteria: IndividualCriteria | null;
  page: number;
}

const INDIVIDUAL_SEARCH = ['individual-search'] as const;

/** A search by SSN is forgotten as soon as the screen shows another, or is left; only the user repeats it, because each is audited. */
const BY_SSN = { gcTime: 0, refetchOnWindowFocus: false } as const;

/** The criteria go in the body: names, birth dates and SSNs stay out of URLs. The screen shows refusals itself. */
const individualSearchQuery = ({ criteria, page }: IndividualSearchView) =>
  queryOptions({
    queryKey: [...INDIVIDUAL_SEARCH, criteria, page],
    queryFn: ({ signal }) =>
      callPage(INDIVIDUAL_SEARCH_CALLS.search, { body: criteria! }, { page, pageSize: PAGE_SIZE }, { signal }),
    enabled: criteria !== null,
    placeholderData: keepPreviousData,
    ...(criteria?.SSN ? BY_SSN : {}),
  });

/** The applicant, or the quote while the name is unknown. */
const nameOf = ({ FirstName, LastName, QuoteId }: FoundIndividual): string =>
  [FirstName, LastName].filter(Boolean).join(' ') || `Quote ${QuoteId}`;

const pathOf = ({ QuoteId, Status, Kind }: FoundIndividual): string =>
  individualPath({ quoteId: QuoteId, status: Status, isFfm: Kind === 'FFM' });

const agentNames = ({ AssociatedAgents }: FoundIndividual): string =>
  AssociatedAgents.map(({ Name }) => `${Name.First} ${Name.Last}`).join(', ');

/** "OEP", "OEP renewal". */
const kindOf = ({ Kind, QuoteType }: FoundIndividual): string => `${Kind}${isRenewal(QuoteType) ? ' renewal' : ''}`;

const COLUMNS: readonly RecordColumn<FoundIndividual>[] = [
  {
    label: 'Applicant',
    isName: true,
    cell: (found) => <Applicant found={found} />,
  },
  { label: 'Status', cell: (found) => <Status found={found} /> },
  { label: 'People', align: 'right', isExtra: true, cell: ({ Members }) => Members },
  { label: 'Enrollment', cell: kindOf },
  { label: 'Effective date', cell: ({ EffectiveDate }) => formatDay(EffectiveDate) },
];

interface FoundIndividualsTableProps {
  rows: readonly FoundIndividual[];
  isLoading: boolean;
  /** The one button of a row. */
  action: (found: FoundIndividual) => ReactNode;
}

const FoundIndividualsTable = ({ action, ...table }: FoundIndividualsTableProps) => (
  <RecordTable
    {...table}
    label="Individuals found"
    keyOf={({ QuoteId }) => QuoteId}
    columns={COLUMNS}
    action={{ label: 'Action', cell: action }}
    card={{
      aside: (found) => <Status found={found} />,
      details: (found) =>
        [kindOf(found), counted(found.Members, 'person', 'people'), `from ${formatDay(found.EffectiveDate)}`]
          .filter(Boolean)
          .join(', '),
    }}
  />
);

const Applicant = ({ found }: { found: FoundIndividual }) => (
  <Box sx={{ minWidth: 0 }}>
    <RecordName name={nameOf(found)} to={pathOf(found)} />
    <Typography variant="caption" component="div" color="textSecondary">
      {[`Quote ${found.QuoteId}`, agentNames(found)].filter(Boolean).join(', ')}
    </Typography>
  </Box>
);

const Status = ({ found: { Status: status, QuoteStatus, IsDeleted } }: { found: FoundIndividual }) =>
  IsDeleted ? (
    <ToneChip look={DELETED} label="Deleted" />
  ) : (
    <StatusChip status={status} audience="internal" label={QuoteStatus} />
  );

const DELETED: Look = ['secondary', DeleteIcon];
