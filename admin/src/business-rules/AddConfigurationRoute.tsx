import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { Screen } from '#web/shell/Screen';
import { lazyPart } from '#web/shell/lazy-part';
import { can } from '../providers/current-user.ts';
import { PROPOSALS_PATH, RULES } from './rule-queries.ts';

const AddRuleDialog = lazyPart(async () => (await import('./RuleDialogs.tsx')).AddRuleDialog);

/**
 * /sales/configuration.add, spelled as in the specification: where internal sales and operations propose a rule (spec 002 section
 * 6). Super users, who maintain the configuration (section 1), are redirected to the tab to which they add.
 */
export function AddConfigurationRoute() {
  if (can('superuser')) {
    return <Navigate to={`/${RULES}/add`} replace />;
  }
  return (
    <Screen title="Propose a rule" subtitle="A super user approves or declines what you propose.">
      <Suspense>
        <AddRuleDialog source={0} leaveTo={PROPOSALS_PATH} />
      </Suspense>
    </Screen>
  );
}
