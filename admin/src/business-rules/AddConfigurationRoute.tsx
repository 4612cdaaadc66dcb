import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { Screen } from '../components/Screen.tsx';
import { LeaveForUnauthorized } from '../layout/LeaveForUnauthorized.tsx';
import { can } from '../providers/current-user.ts';
import { RULES } from './business-rules.api.ts';

const AddRuleDialog = lazy(async () => ({ default: (await import('./RuleDialogs.tsx')).AddRuleDialog }));

/**
 * /sales/configuration.add, as the specification spells it: for internal sales and operations (spec 002 section 6). Super users, who
 * maintain the configuration (section 1), come to the tab that they add to; everybody else reads here, and saves nothing.
 */
export function AddConfigurationRoute() {
  if (can('superuser')) {
    return <Navigate to={`/${RULES}/add`} replace />;
  }
  if (!can('internalsales') && !can('internaloperations')) {
    return <LeaveForUnauthorized />;
  }
  return (
    <Screen title="Add configuration" subtitle="Super users add and change rules; here they can be read.">
      <Suspense fallback={null}>
        <AddRuleDialog source={0} leaveTo="/" />
      </Suspense>
    </Screen>
  );
}
