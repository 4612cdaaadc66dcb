import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { Screen } from '#web/shell/Screen';
import { censusQuery, quoteQuery, selectedPlansQuery } from '../components/quote/quote-queries.ts';
import { planListViewQuery, plansQuery } from '../components/plan-browser/plan-browser-queries.ts';
import { PlanListSkeleton } from '../components/plan-browser/list/PlanListSkeleton.tsx';
import { PlanSelection } from './PlanSelection.tsx';
import type { ProposalDialogProps } from './proposal-dialog-props.ts';

interface PlanSelectionScreenProps {
  ProposalDialog: ComponentType<ProposalDialogProps>;
}

const WAY_BACK = [{ label: 'Dashboard', to: '/dashboard' }];

/** /quote/plan-selection/group/:quoteId: selects the plans for a group, and makes the proposal. */
export function PlanSelectionScreen({ ProposalDialog }: PlanSelectionScreenProps) {
  const quoteId = Number(useParams()['quoteId']);
  const quote = useQuery(quoteQuery(quoteId));
  const census = useQuery(censusQuery(quoteId));
  const plans = useQuery(plansQuery(quoteId));
  const stored = useQuery(selectedPlansQuery(quoteId));
  const savedView = useQuery(planListViewQuery(quoteId));
  const queries = [quote, census, plans, stored];
  const isLoaded = queries.every(({ data }) => data !== undefined);
  return (
    <Screen
      title={quote.data ? `${quote.data.Group.GroupName} plans` : 'Plan selection'}
      breadcrumbs={WAY_BACK}
      error={isLoaded ? null : queries.find(({ error }) => error)?.error}
      onRetry={() => queries.forEach(({ refetch }) => void refetch())}
    >
      {quote.data && census.data && plans.data && stored.data && !savedView.isPending ? (
        <PlanSelection
          key={quoteId}
          quote={quote.data}
          members={census.data}
          offered={plans.data}
          stored={stored.data}
          savedView={savedView.data}
          ProposalDialog={ProposalDialog}
        />
      ) : (
        <PlanListSkeleton />
      )}
    </Screen>
  );
}
