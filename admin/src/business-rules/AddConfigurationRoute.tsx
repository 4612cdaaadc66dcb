import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { lazyPart } from '#web/shell/lazy-part';
import { Screen } from '#web/shell/Screen';
import { can } from '../providers/current-user.ts';
import { PROPOSALS_PATH } from './proposals/proposals.api.ts';
import { RULES } from './business-rules.api.ts';

const AddRuleDialog = lazyPart(async () => (await import('./RuleDialogs.tsx')).AddRuleDialog);

/**
 * /sales/configuration.add, as the specification spells it: for internal sales and operations (spec 002 section 6), who propose a
 * rule. Super users, who maintain the configuration (section 1), come to the tab that they add to.
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
