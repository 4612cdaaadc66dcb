import AddIcon from '@mui/icons-material/Add';
import { Button, type Theme, useMediaQuery } from '@mui/material';
import { Suspense, useEffect } from 'react';
import { downloadCSV, ExportButton, SearchInput, TopToolbar, useListContext } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import { lazyPart } from '#web/shell/lazy-part';
import { Screen } from '#web/shell/Screen';
import { PagedList } from '../components/PagedList.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import { can } from '../providers/current-user.ts';
import { type RuleRecord, RULES } from './business-rules.api.ts';
import { NoRules } from './NoRules.tsx';
import type { RuleView } from './rule-views.ts';
import { RuleTable } from './RuleTable.tsx';
import { RuleTabs } from './RuleTabs.tsx';
import { rulesCsv } from './rules-csv.ts';

const loadDialogs = () => import('./RuleDialogs.tsx');
const AddRuleDialog = lazyPart(async () => (await loadDialogs()).AddRuleDialog);
const EditRuleDialog = lazyPart(async () => (await loadDialogs()).EditRuleDialog);

const FILTERS = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Key, value or description"
    slotProps={{ htmlInput: { 'aria-label': 'Search the rules' } }}
    sx={{ width: { xs: '100%', sm: 280 } }}
  />,
];

/** One tab of the configuration: 10 rules per page, sorted and filtered on the server. */
export function RuleListScreen({ view }: { view: RuleView }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Screen title={view.title} subtitle={view.subtitle} actions={view.source !== null && <AddButton view={view} />}>
      <RuleTabs active={view.name} />
      <PagedList<RuleRecord>
        resource={RULES}
        storeKey={`${RULES}.${view.name}.listParams`}
        filter={view.filter}
        filters={FILTERS}
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
    <SavedSearches name={RULES} />
    <ExportButton label="Export CSV" />
  </TopToolbar>
);

/** Everything that matches the filter, as a file. */
function exportRules(rules: RuleRecord[]): void {
  downloadCSV(rulesCsv(rules), 'configuration');
}
