import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Screen } from '#web/shell/Screen';
import { PlanListSkeleton } from '../components/plan-browser/list/PlanListSkeleton.tsx';
import { planListViewQuery, plansQuery } from '../components/plan-browser/plan-browser-queries.ts';
import { selectedPlansQuery } from '../components/quote/quote-queries.ts';
import { householdTitle } from './household/household-texts.ts';
import { HouseholdSubtitle } from './HouseholdSubtitle.tsx';
import { householdQuery } from './individual-plans-queries.ts';
import { IndividualPlans } from './IndividualPlans.tsx';

const HOME = [{ label: 'Dashboard', to: '/dashboard' }];

/** /quote/plan-selection/individual/quote/:quoteId: selects the plans for a household. */
export function IndividualPlansScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const household = useQuery(householdQuery(quoteId));
  const plans = useQuery(plansQuery(quoteId));
  const stored = useQuery(selectedPlansQuery(quoteId));
  const savedView = useQuery(planListViewQuery(quoteId));
  if (household.data && plans.data && stored.data && !savedView.isPending) {
    return (
      <IndividualPlans
        key={quoteId}
        household={household.data}
        offered={plans.data}
        stored={stored.data}
        savedView={savedView.data}
      />
    );
  }
  const queries = [household, plans, stored];
  return (
    <Screen
      title={household.data ? householdTitle(household.data) : 'Plan selection'}
      subtitle={household.data && <HouseholdSubtitle quote={household.data.Quote} />}
      breadcrumbs={HOME}
      error={queries.find(({ error }) => error)?.error}
      onRetry={() => queries.forEach(({ refetch }) => void refetch())}
    >
      <PlanListSkeleton />
    </Screen>
  );
}
