import { Tab, Tabs } from '@mui/material';
import { Link } from 'react-router';
import { PROPOSALS_PATH } from './proposals/proposals.api.ts';
import { RULE_VIEWS, type RuleView } from './rule-views.ts';

/** Links to the three lists and to the proposals; the tab decides which configuration a new rule belongs to. */
export const RuleTabs = ({ active }: { active: RuleView['name'] | 'proposals' }) => (
  <Tabs value={active} aria-label="Configuration" sx={{ borderBottom: 1, borderColor: 'divider' }}>
    {RULE_VIEWS.map(({ name, label, path }) => (
      <Tab key={name} value={name} label={label} component={Link} to={path} />
    ))}
    <Tab value="proposals" label="Proposed" component={Link} to={PROPOSALS_PATH} />
  </Tabs>
);
