import AddIcon from '@mui/icons-material/Add';
import TopicIcon from '@mui/icons-material/SegmentOutlined';
import { Button } from '@mui/material';
import { Suspense, useEffect, useMemo } from 'react';
import { downloadCSV, ExportButton, SearchInput, TopToolbar, useListContext } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import { Screen } from '#web/shell/Screen';
import { lazyPart } from '#web/shell/lazy-part';
import { useIsBelow } from '#web/theme/use-is-below';
import { PagedList } from '../components/PagedList.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import { can } from '../providers/current-user.ts';
import { type RuleRecord, RULES } from './rule-queries.ts';
import { OpenProposals } from './proposals/OpenProposals.tsx';
import { NoRules } from './NoRules.tsx';
import { BY_TOPIC, type RuleView } from './rule-views.ts';
import { RuleTable } from './RuleTable.tsx';
import { RuleTabs } from './RuleTabs.tsx';
import { TopicFilter } from './TopicFilter.tsx';
import { rulesCsv } from './rules-csv.ts';

const loadDialogs = () => import('./RuleDialogs.tsx');
const AddRuleDialog = lazyPart(async () => (await loadDialogs()).AddRuleDialog);
const EditRuleDialog = lazyPart(async () => (await loadDialogs()).EditRuleDialog);

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

/** One tab of the configuration: 10 rules per page, sorted and filtered on the server. */
export function RuleListScreen({ view }: { view: RuleView }) {
  const isPhone = useIsBelow('sm');
  return (
    <Screen title={view.title} subtitle={view.subtitle} actions={view.source !== null && <AddButton view={view} />}>
      <RuleTabs active={view.path} />
      {view.source !== null && <OpenProposals />}
      <PagedList<RuleRecord>
        resource={RULES}
        storeKey={`${RULES}.${view.name}.listParams`}
        filter={view.filter}
        filters={useMemo(() => filtersOf(view), [view])}
        sort={view.sort}
        actions={isPhone ? false : <ListTools />}
        exporter={exportRules}
        empty={<NoRules view={view} />}
      >
        <LoadDialogsAhead />
        <RuleTable view={view} />
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
    {can('superuser') ? 'Add configuration' : 'Propose a rule'}
  </Button>
);

const ListTools = () => (
  <TopToolbar>
    <GroupByTopic />
    <SavedSearches name={RULES} />
    <ExportButton label="Export CSV" />
  </TopToolbar>
);

/** The way back from a sorted column to the topics. */
function GroupByTopic() {
  const { sort, setSort } = useListContext();
  return (
    sort.field !== BY_TOPIC.field && (
      <Button size="small" startIcon={<TopicIcon />} onClick={() => setSort(BY_TOPIC)}>
        Group by topic
      </Button>
    )
  );
}

/** Everything that matches the filter, as a file. */
function exportRules(rules: RuleRecord[]): void {
  downloadCSV(rulesCsv(rules), 'configuration');
}
