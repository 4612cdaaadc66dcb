import { Alert, Button } from '@mui/material';
import type { Plan } from '#shared/plans/plan.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { plansText } from '../../components/plan-browser/list/plan-texts.ts';
import type { Selection } from '../../components/plan-browser/selection/use-selection.ts';

interface CopiedPlansProps {
  quote: Pick<QuoteResponse, 'CopiedFrom'>;
  offered: readonly Plan[];
  selection: Selection;
  onChosen: (said: string) => void;
}

/** For a copied quote with no plans selected yet: the original's plans that are still sold, added with one click. */
export function CopiedPlans({ quote: { CopiedFrom }, offered, selection, onChosen }: CopiedPlansProps) {
  const before = CopiedFrom?.SelectedPlans.map(({ PlanId }) => PlanId) ?? [];
  const still = offered.filter(({ PlanId, RatesLoaded }) => RatesLoaded && before.includes(PlanId));
  if (selection.ids.length > 0 || still.length === 0) {
    return null;
  }
  const choose = () => {
    selection.add(before.filter((id) => still.some(({ PlanId }) => PlanId === id)));
    onChosen(`${plansText(still.length)} selected.`);
  };
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={choose}>
          Choose the same plans
        </Button>
      }
    >
      {still.length === before.length
        ? `“${CopiedFrom?.Name}” had ${plansText(before.length)}.`
        : `“${CopiedFrom?.Name}” had ${plansText(before.length)}, of which ${still.length} can be chosen here.`}
    </Alert>
  );
}
