import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { Screen } from '#web/shell/Screen';
import { contractRenewalQuery } from '../components/contract-renewal-queries.ts';
import { PlanListSkeleton } from '../components/plan-browser/list/PlanListSkeleton.tsx';
import { planListViewQuery, plansQuery } from '../components/plan-browser/plan-browser-queries.ts';
import { selectedPlansQuery } from '../components/quote/quote-queries.ts';
import { subsidyQuery } from '../components/tax-credit/subsidy-queries.ts';
import { estimateQuestion } from './credit/save-credit.ts';
import { householdTitle } from './household/household-texts.ts';
import { HouseholdSubtitle } from './HouseholdSubtitle.tsx';
import { householdQuery } from './individual-plans-queries.ts';
import { type ComparisonParts, IndividualPlans } from './IndividualPlans.tsx';

const HOME = [{ label: 'Dashboard', to: '/dashboard' }];

/** /quote/plan-selection/individual/quote/:quoteId: selects the plans for a household. */
export function IndividualPlansScreen(sending: ComparisonParts) {
  const quoteId = Number(useParams()['quoteId']);
  const household = useQuery(householdQuery(quoteId));
  const plans = useQuery(plansQuery(quoteId));
  const stored = useQuery(selectedPlansQuery(quoteId));
  const savedView = useQuery(planListViewQuery(quoteId));
  const { isComplete, renewal } = useAboveThePlans(quoteId, household.data);
  const queries = [household, plans, stored];
  const isLoaded = queries.every(({ data }) => data !== undefined);
  return (
    <Screen
      title={household.data ? householdTitle(household.data) : 'Plan selection'}
      subtitle={household.data && <HouseholdSubtitle quote={household.data.Quote} />}
      breadcrumbs={HOME}
      error={isLoaded ? null : queries.find(({ error }) => error)?.error}
      onRetry={() => queries.forEach(({ refetch }) => void refetch())}
    >
      {household.data && plans.data && stored.data && !savedView.isPending && isComplete ? (
        <IndividualPlans
          key={quoteId}
          household={household.data}
          offered={plans.data}
          stored={stored.data}
          savedView={savedView.data}
          renewal={renewal}
          sending={sending}
        />
      ) : (
        <PlanListSkeleton />
      )}
    </Screen>
  );
}

/** Whether what stands above the plans has arrived, or has failed: if it came later, it would push them down. Once it has, it stays. */
function useAboveThePlans(quoteId: number, household: IndividualEnrollmentResponse | undefined) {
  const [completeFor, setCompleteFor] = useState<number | null>(null);
  const estimate = useQuery(subsidyQuery(household ? estimateQuestion(household) : null));
  const isRenewal = household?.Quote.Individual.RenewedContract != null;
  const renewal = useQuery({ ...contractRenewalQuery(quoteId), enabled: isRenewal });
  if (household && completeFor !== quoteId && !estimate.isLoading && !renewal.isLoading) {
    setCompleteFor(quoteId);
  }
  return { isComplete: completeFor === quoteId, renewal };
}
