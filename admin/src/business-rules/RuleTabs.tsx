import { Tab, Tabs } from '@mui/material';
import { Link } from 'react-router';
import { RULE_VIEWS, type RuleView } from './rule-views.ts';

/** Links to the three lists; the tab decides what a new rule belongs to. */
export const RuleTabs = ({ active }: { active: RuleView }) => (
  <Tabs value={active.name} aria-label="Configuration" sx={{ borderBottom: 1, borderColor: 'divider' }}>
    {RULE_VIEWS.map(({ name, label, path }) => (
      <Tab key={name} value={name} label={label} component={Link} to={path} />
    ))}
  </Tabs>
);
