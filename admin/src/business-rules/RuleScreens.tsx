import { Alert, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { today } from '#web/inputs/today';
import { CompareScreen } from './comparison/CompareScreen.tsx';
import { ProposalsScreen } from './proposals/ProposalsScreen.tsx';
import { presentRule } from './rule-days.ts';
import { currentRulesQuery, RULE_VIEWS, rulePath, RULES } from './rule-queries.ts';
import { RuleListScreen } from './RuleListScreen.tsx';

const [QUOTE, SHOP, EXPIRED] = RULE_VIEWS;

/** /sales/configuration and its child routes. The list stays mounted while a rule is added or edited over it. */
export const RuleScreens = () => (
  <Routes>
    <Route path="shop/*" element={<RuleListScreen key="shop" view={SHOP} />} />
    <Route path="expired/*" element={<RuleListScreen key="expired" view={EXPIRED} />} />
    <Route path="compare" element={<CompareScreen />} />
    <Route path="rule/:key" element={<RuleByKey />} />
    <Route path="proposals" element={<ProposalsScreen />} />
    <Route path="/*" element={<RuleListScreen key="quote" view={QUOTE} />} />
  </Routes>
);

/** /sales/configuration/rule/{key}: opens the key's rule in force, whose id changes with each version. */
function RuleByKey() {
  const { key } = useParams();
  const { data, error, refetch } = useQuery(currentRulesQuery);
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message}
      </Alert>
    );
  }
  if (!data) {
    return <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />;
  }
  const rule = presentRule(
    data.filter(({ Key }) => Key === key),
    today(),
  );
  return <Navigate to={rule ? rulePath(rule) : `/${RULES}`} replace />;
}
