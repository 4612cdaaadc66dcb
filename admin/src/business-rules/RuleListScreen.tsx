import AddIcon from '@mui/icons-material/Add';
import { Button, useMediaQuery, type Theme } from '@mui/material';
import { Suspense, useEffect } from 'react';
import { ExportButton, SearchInput, TopToolbar, useListContext } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import { lazyPart } from '#web/shell/lazy-part';
import { PagedList } from '../components/PagedList.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import { Screen } from '#web/shell/Screen';
import { can } from '../providers/current-user.ts';
import { RULES, type RuleRecord } from './business-rules.api.ts';
import { NoRules } from './NoRules.tsx';
import { exportRules } from './rule-export.ts';
import type { RuleView } from './rule-views.ts';
import { RuleTable } from './RuleTable.tsx';
import { RuleTabs } from './RuleTabs.tsx';

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

/** One tab of the configuration: 10 rules to a page, sorted and filtered by the server. */
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

/** Editing is loaded while the list is read, not before: by the first click it is there. */
function LoadDialogsAhead() {
  const { isPending } = useListContext();
  useEffect(() => {
    if (!isPending) {
      // When it does not arrive, it is asked for again by the click that needs it.
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
    <ExportButton />
  </TopToolbar>
);
