import AddIcon from '@mui/icons-material/Add';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import TopicIcon from '@mui/icons-material/SegmentOutlined';
import { Alert, Button, Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import {
  ColumnsButton,
  downloadCSV,
  ExportButton,
  Pagination,
  SearchInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import { type RulesFilter, topicCounts } from '#shared/business-rules/rule-topics';
import { counted } from '#shared/formats/text';
import { today } from '#web/inputs/today';
import { lazyPart } from '#web/shell/lazy-part';
import { Screen } from '#web/shell/Screen';
import { useIsBelow } from '#web/theme/use-is-below';
import { LinkTabs } from '../components/LinkTabs.tsx';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { PAGE_SIZE } from '../components/page-size.ts';
import { PagedList } from '../components/PagedList.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import { SelectFilter } from '../components/SelectFilter.tsx';
import { can } from '../providers/current-user.ts';
import {
  BY_TOPIC,
  COMPARE_PATH,
  currentRulesQuery,
  openProposals,
  PROPOSALS_PATH,
  proposalsQuery,
  RULE_VIEWS,
  type RuleRecord,
  RULES,
  type RuleView,
} from './rule-queries.ts';
import { RuleTable } from './RuleTable.tsx';
import { rulesCsv } from './rules-csv.ts';

const loadDialogs = () => import('./RuleDialogs.tsx');
const AddRuleDialog = lazyPart(async () => (await loadDialogs()).AddRuleDialog);
const EditRuleDialog = lazyPart(async () => (await loadDialogs()).EditRuleDialog);

/** By topic they are all on one page. */
const ALL_RULES = 500;

const filtersOf = (view: RuleView) => [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Name, key, value or description"
    slotProps={{ htmlInput: { 'aria-label': 'Search the rules' } }}
    sx={{ width: { xs: '100%', sm: 320 } }}
  />,
  <TopicFilter key="Topic" source="Topic" alwaysOn view={view} />,
];

/** One tab of the configuration: by topic, or sorted by a column and then 10 to a page; sorted and filtered on the server. */
export function RuleListScreen({ view }: { view: RuleView }) {
  const isPhone = useIsBelow('sm');
  return (
    <Screen title={view.label} subtitle={view.subtitle} actions={view.source !== null && <AddButton view={view} />}>
      <RuleTabs active={view.path} />
      {view.source !== null && <WaitingProposals />}
      <PagedList<RuleRecord>
        resource={RULES}
        storeKey={`${RULES}.${view.name}.listParams`}
        filter={view.filter}
        filters={useMemo(() => filtersOf(view), [view])}
        sort={view.sort}
        perPage={view.sort === BY_TOPIC ? ALL_RULES : PAGE_SIZE}
        pagination={<RulePages />}
        actions={isPhone ? false : <ListTools view={view} />}
        exporter={(rules: RuleRecord[]) => downloadCSV(rulesCsv(rules), `${view.name}-rules-${today()}`)}
      >
        <LoadDialogsAhead />
        <RuleTable view={view} empty={<NoRules view={view} />} />
      </PagedList>
      <Suspense>
        <Routes>
          {view.source !== null && <Route path="add" element={<AddRuleDialog source={view.source} />} />}
          <Route path=":id" element={<EditRuleDialog view={view} />} />
        </Routes>
      </Suspense>
    </Screen>
  );
}

/** Links to the three lists, the proposals and the comparison; a list's tab decides which configuration a new rule belongs to. */
export function RuleTabs({ active }: { active: string }) {
  const { data } = useQuery(proposalsQuery);
  const proposed = {
    label: 'Proposed rules',
    path: PROPOSALS_PATH,
    hint: 'Proposals to decide',
    ...(data && { count: openProposals(data).length }),
  };
  return (
    <LinkTabs
      label="Rules"
      active={active}
      tabs={[...RULE_VIEWS, proposed, { label: 'Compare', path: COMPARE_PATH }]}
    />
  );
}

/** Above the rules: how many changes wait for a decision. */
function WaitingProposals() {
  const { data = [] } = useQuery(proposalsQuery);
  const { length } = openProposals(data);
  return (
    length > 0 && (
      <Alert
        severity="info"
        className="no-print"
        sx={{ mt: 2 }}
        action={
          <Button component={Link} to={PROPOSALS_PATH}>
            {can('superuser') ? 'Review' : 'Read'}
          </Button>
        }
      >
        {counted(length, 'proposal')} to decide
      </Alert>
    )
  );
}

/** One topic, each with its count, or all of them. */
function TopicFilter({ source, view }: { source: string; view: RuleView; alwaysOn?: boolean }) {
  const { filterValues } = useListContext();
  const { data: rules = [] } = useQuery(currentRulesQuery);
  const choices = topicCounts(rules, { ...(filterValues as RulesFilter), ...view.filter }).map(({ topic, count }) => ({
    id: topic,
    name: `${topic} (${count})`,
  }));
  return <SelectFilter source={source} label="Topic" choices={choices} width={230} />;
}

/** Preloads the editor while the list loads, so the first click opens it immediately. */
function LoadDialogsAhead() {
  const { isPending } = useListContext();
  useEffect(() => {
    if (!isPending) {
      // If this fails, the click that needs it tries again.
      loadDialogs().catch(() => undefined);
    }
  }, [isPending]);
  return null;
}

const AddButton = ({ view }: { view: RuleView }) => (
  <Button variant="contained" startIcon={<AddIcon />} component={Link} to={`${view.path}/add`}>
    {can('superuser') ? 'Add rule' : 'Propose a rule'}
  </Button>
);

/** "Group by topic" is the way back from a sorted column. */
function ListTools({ view }: { view: RuleView }) {
  const { sort, setSort } = useListContext();
  return (
    <TopToolbar>
      {sort.field !== BY_TOPIC.field && (
        <Button size="small" startIcon={<TopicIcon />} onClick={() => setSort(BY_TOPIC)}>
          Group by topic
        </Button>
      )}
      <ColumnsButton storeKey={`${RULES}.${view.name}.columns`} />
      <SavedSearches name={RULES} />
      <ExportButton label="Export CSV" />
    </TopToolbar>
  );
}

/** Sorted by a column, the rules are paged (spec 002 section 2: 10 per page). */
function RulePages() {
  const { sort, perPage, setPerPage } = useListContext();
  const wanted = sort.field === BY_TOPIC.field ? ALL_RULES : PAGE_SIZE;
  useEffect(() => {
    if (perPage !== wanted) {
      setPerPage(wanted);
    }
  }, [perPage, wanted, setPerPage]);
  return wanted === PAGE_SIZE && <Pagination rowsPerPageOptions={[PAGE_SIZE]} />;
}

/** Empty state with what to do next. */
function NoRules({ view }: { view: RuleView }) {
  const { filterValues, setFilters } = useListContext();
  const { q: text, Topic: topic } = filterValues as RulesFilter;
  if (text || topic) {
    return (
      <ListEmptyState
        icon={<SearchOffIcon />}
        title={text ? `No matches for “${text}”` : `No rules about “${topic}”`}
        action={<Button onClick={() => setFilters({}, {})}>Show all rules</Button>}
      >
        The name, the key, the value and the description are searched.
      </ListEmptyState>
    );
  }
  return (
    <Card sx={{ mt: 2 }}>
      <ListEmptyState
        icon={<InboxIcon />}
        title={view.source === null ? 'No rule has expired' : 'There are no active rules'}
      >
        {view.source === null
          ? 'A rule appears here the day after its term date.'
          : 'Until one is added, the defaults apply.'}
      </ListEmptyState>
    </Card>
  );
}
