import SearchIcon from '@mui/icons-material/Search';
import { Box, Stack, Typography } from '@mui/material';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import { zipProblem } from '#shared/formats/zip';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import { givenCriteria, type GroupCriterion, QUOTE_ID_NUMBER, searchProblem } from '#shared/search/group-criteria';
import type { GroupSearchCriteria, GroupSearchRow } from '#shared/search/group-search.record';
import { GROUP_SEARCH } from '#shared/search/search.calls';
import { fieldErrorsOf } from '#web/http/api-error';
import { callPage } from '#web/http/calls';
import { DateInput } from '#web/inputs/DateInput';
import { FieldGrid } from '#web/inputs/FormSection';
import { TaxIdInput } from '#web/inputs/TaxIdInput';
import { TextInput } from '#web/inputs/TextInput';
import { EmptyState } from '#web/shell/EmptyState';
import { StatusChip } from '#web/status/StatusChip';
import { useAudience } from '../app/session/use-user.ts';
import { useStoredState } from '../app/use-stored-state.ts';
import { PAGE_SIZE, Pager } from '../components/Pager.tsx';
import { RecordName } from '../components/RecordName.tsx';
import { type RecordColumn, RecordTable, type Sort } from '../components/RecordTable.tsx';
import { premiumText, RowPremium } from '../components/RowPremium.tsx';
import { CriteriaFrame } from './CriteriaFrame.tsx';
import { SearchResults } from './SearchResults.tsx';

const BEFORE: GroupSearchView = { criteria: null, page: 1, sort: { field: 'GroupName', direction: 'ASC' } };
const NO_ERRORS: FieldErrors = {};

/** Criteria above, groups below. Results are restored when the user comes back; none of it is in the URL. */
export function GroupSearch({ action }: { action: (group: GroupSearchRow) => ReactNode }) {
  const [view, setView] = useStoredState('group-search', BEFORE);
  const found = useQuery(groupSearchQuery(view));
  return (
    <Stack spacing={3}>
      <CriteriaForm
        criteria={view.criteria}
        fieldErrors={found.error ? fieldErrorsOf(found.error) : NO_ERRORS}
        isSearching={found.isFetching}
        onSearch={(criteria) => {
          setView({ ...view, criteria, page: 1 });
          if (JSON.stringify(criteria) === JSON.stringify(view.criteria) && view.page === 1) {
            void found.refetch();
          }
        }}
        onClear={() => setView(BEFORE)}
      />
      <SearchResults label="Groups found" found={found} criteria={view.criteria} before={<HowToSearch />}>
        {(page) => (
          <Results
            {...page}
            {...{ view, action }}
            isLoading={found.isPlaceholderData}
            onView={(change) => setView({ ...view, ...change })}
          />
        )}
      </SearchResults>
    </Stack>
  );
}

const HowToSearch = () => (
  <EmptyState icon={<SearchIcon />} title="Search by anything you know">
    “harb glaz” finds Harborside Glazing, “48” finds the group of quote 48, and “38-1234567” a Tax ID. ZIP code, renewal
    date and agent are under More fields.
  </EmptyState>
);

interface ResultsProps {
  rows: readonly GroupSearchRow[];
  total: number;
  view: GroupSearchView;
  isLoading: boolean;
  action: (group: GroupSearchRow) => ReactNode;
  onView: (change: Partial<GroupSearchView>) => void;
}

const Results = ({ rows, total, view, isLoading, action, onView }: ResultsProps) =>
  total === 0 ? (
    <EmptyState title="No group found">
      The search covers the agents whose books you can see. Type fewer words, or only their beginning.
    </EmptyState>
  ) : (
    <>
      <FoundGroupsTable
        rows={rows}
        isLoading={isLoading}
        sort={view.sort}
        onSort={(sort) => onView({ sort, page: 1 })}
        action={action}
      />
      <Pager total={total} page={view.page} onChange={(page) => onView({ page })} noun="groups" />
    </>
  );

const agentNames = ({ AssociatedAgents }: GroupSearchRow): string =>
  AssociatedAgents.map(({ Name }) => `${Name.First} ${Name.Last}`).join(', ');

const numberText = ({ GroupEnterpriseId }: GroupSearchRow): string =>
  shownGroupNumber(GroupEnterpriseId) ? `number ${GroupEnterpriseId}` : 'no number yet';

const COLUMNS: readonly RecordColumn<GroupSearchRow, GroupSearchField>[] = [
  { label: 'Group', field: 'GroupName', isName: true, cell: (group) => <Group group={group} /> },
  { label: 'Status', cell: (group) => <NewestStatus group={group} /> },
  { label: 'Members', align: 'right', isExtra: true, cell: ({ Members }) => Members },
  {
    label: 'Premium',
    align: 'right',
    cell: ({ NewestQuote }) => <RowPremium premium={NewestQuote?.Premium ?? null} />,
  },
  { label: 'City', field: 'City', isExtra: true, cell: ({ City }) => City },
  { label: 'Renewal date', field: 'RenewalDate', cell: ({ RenewalDate }) => formatDay(RenewalDate) },
];

interface FoundGroupsTableProps {
  rows: readonly GroupSearchRow[];
  isLoading: boolean;
  sort: Sort<GroupSearchField>;
  onSort: (sort: Sort<GroupSearchField>) => void;
  /** The one button of a row. */
  action: (group: GroupSearchRow) => ReactNode;
}

const FoundGroupsTable = ({ action, ...table }: FoundGroupsTableProps) => (
  <RecordTable
    {...table}
    label="Groups found"
    keyOf={({ Id }) => Id}
    columns={COLUMNS}
    action={{ label: 'Next step', cell: action }}
    card={{
      aside: (group) => <NewestStatus group={group} />,
      details: (group) =>
        [
          group.City,
          counted(group.Members, 'member'),
          group.NewestQuote?.Premium && premiumText(group.NewestQuote.Premium),
          group.RenewalDate && `renews ${formatDay(group.RenewalDate)}`,
        ]
          .filter(Boolean)
          .join(', '),
    }}
  />
);

const Group = ({ group }: { group: GroupSearchRow }) => (
  <Box sx={{ minWidth: 0 }}>
    <RecordName name={group.GroupName} to={`/group-details/${group.Id}`} />
    <Typography variant="caption" component="div" color="textSecondary">
      {[numberText(group), agentNames(group)].filter(Boolean).join(', ')}
    </Typography>
  </Box>
);

function NewestStatus({ group: { NewestQuote } }: { group: GroupSearchRow }) {
  const audience = useAudience();
  return NewestQuote ? (
    <StatusChip status={NewestQuote.Status} audience={audience} label={NewestQuote.QuoteStatus} />
  ) : (
    <Typography variant="body2" color="textSecondary">
      No quote yet
    </Typography>
  );
}

type GroupSearchField = 'GroupName' | 'GroupEnterpriseId' | 'City' | 'RenewalDate';

/** The last search, and the current page of its results. */
interface GroupSearchView {
  /** Null before the first search. */
  criteria: GroupSearchCriteria | null;
  page: number;
  sort: Sort<GroupSearchField>;
}

/** The criteria go in the body: tax ids and names stay out of URLs. */
const groupSearchQuery = ({ criteria, page, sort }: GroupSearchView) =>
  queryOptions({
    queryKey: ['group-search', criteria, page, sort],
    queryFn: ({ signal }) => {
      const asked = { body: criteria!, query: { sort: JSON.stringify([sort.field, sort.direction]) } };
      return callPage(GROUP_SEARCH.search, asked, { page, pageSize: PAGE_SIZE }, { signal });
    },
    enabled: criteria !== null,
    placeholderData: keepPreviousData,
  });

type CriteriaValues = Record<GroupCriterion, string>;

const NOTHING: CriteriaValues = {
  Text: '',
  GroupNumber: '',
  GroupName: '',
  TaxId: '',
  QuoteId: '',
  PostalCode: '',
  RenewalDate: '',
  AgentFirstName: '',
  AgentLastName: '',
};

interface CriteriaFormProps {
  /** The last search; null before the first one. */
  criteria: GroupSearchCriteria | null;
  /** The server's errors for single criteria. */
  fieldErrors: FieldErrors;
  isSearching: boolean;
  onSearch: (criteria: GroupSearchCriteria) => void;
  onClear: () => void;
}

/** Search criteria for groups. Source: spec 002 section 2, "Group criteria". */
function CriteriaForm({ criteria, onSearch, ...frame }: CriteriaFormProps) {
  const form = useForm<CriteriaValues>({
    defaultValues: { ...NOTHING, ...givenCriteria(criteria ?? {}) },
    mode: 'onTouched',
  });
  return (
    <CriteriaFrame
      {...frame}
      label="What you know about the group"
      text={TEXT}
      form={form}
      blank={NOTHING}
      problemOf={searchProblem}
      onSearch={(values) => onSearch(givenCriteria(values))}
    >
      <CriteriaInputs />
    </CriteriaFrame>
  );
}

const TEXT = {
  label: 'Search groups',
  hint: 'Name, group number, quote number, Tax ID, phone or email; partial matches work.',
};

const CriteriaInputs = () => (
  <FieldGrid columns={3}>
    <TextInput<CriteriaValues> name="GroupName" label="Group name" maxLength={150} />
    <TextInput<CriteriaValues> name="GroupNumber" label="Group number" maxLength={20} />
    <TaxIdInput<CriteriaValues> name="TaxId" label="Tax ID" />
    <TextInput<CriteriaValues>
      name="QuoteId"
      label="Quote ID"
      inputMode="numeric"
      maxLength={9}
      check={(text) => (/^[1-9]\d*$/.test(text.trim()) ? null : QUOTE_ID_NUMBER)}
    />
    <TextInput<CriteriaValues>
      name="PostalCode"
      label="Postal code"
      inputMode="numeric"
      maxLength={10}
      check={(text) => zipProblem(text)}
    />
    <DateInput<CriteriaValues> name="RenewalDate" label="Renewal date" />
    <TextInput<CriteriaValues> name="AgentFirstName" label="Agent first name" maxLength={60} />
    <TextInput<CriteriaValues> name="AgentLastName" label="Agent last name" maxLength={60} />
  </FieldGrid>
);
