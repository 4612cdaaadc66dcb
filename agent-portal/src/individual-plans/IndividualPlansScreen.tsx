import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { EhbAmount, IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { Screen } from '#web/shell/Screen';
import { PlanListSkeleton } from '../components/plan-browser/list/PlanListSkeleton.tsx';
import { planListViewQuery, plansQuery } from '../components/plan-browser/plan-browser.api.ts';
import { selectedPlansQuery } from '../components/quote/quote-queries.ts';
import { ehbAmountsQuery } from './credit/credit.api.ts';
import { netPlans } from './credit/net-plans.ts';
import { householdTitle } from './household/household-texts.ts';
import { HouseholdSubtitle } from './HouseholdSubtitle.tsx';
import { householdQuery } from './individual-plans.api.ts';
import { IndividualPlans } from './IndividualPlans.tsx';

const NONE: readonly EhbAmount[] = [];

/** None while no tax credit is elected, or where it cannot be calculated: the tax credit's own section says why. */
function useEhbAmounts(household: IndividualEnrollmentResponse | undefined) {
  const { data, isLoading } = useQuery(ehbAmountsQuery(household));
  return { amounts: household?.Quote.Ffm ? (data ?? NONE) : NONE, isLoadingAmounts: isLoading };
}

const HOME = [{ label: 'Dashboard', to: '/dashboard' }];

/** /quote/plan-selection/individual/quote/:quoteId: selects the plans for a household. */
export function IndividualPlansScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const household = useQuery(householdQuery(quoteId));
  const plans = useQuery(plansQuery(quoteId));
  const stored = useQuery(selectedPlansQuery(quoteId));
  const savedView = useQuery(planListViewQuery(quoteId));
  const { amounts, isLoadingAmounts } = useEhbAmounts(household.data);
  const offered = useMemo(() => plans.data && netPlans(plans.data, amounts), [plans.data, amounts]);
  if (household.data && offered && stored.data && !savedView.isPending && !isLoadingAmounts) {
    return (
      <IndividualPlans
        key={quoteId}
        household={household.data}
        offered={offered}
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
