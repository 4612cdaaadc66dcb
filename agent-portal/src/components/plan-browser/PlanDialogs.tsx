import { Suspense } from 'react';
import type { PlanFigure } from '#shared/plans/group-figures';
import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
import type { YearTerms } from '#shared/plans/yearly-cost';
import { lazyPart } from '#web/shell/lazy-part';
import type { Buyer, RenewedPlans } from './plan-terms.ts';
import type { DialogAddress } from './use-dialog-address.ts';

const PlanDetailsDialog = lazyPart(async () => (await import('./details/PlanDetailsDialog.tsx')).PlanDetailsDialog);
const CompareDialog = lazyPart(async () => (await import('./compare/CompareDialog.tsx')).CompareDialog);

interface PlanDialogsProps {
  dialogs: DialogAddress;
  quoteId: number;
  buyer: Buyer;
  offered: readonly Plan[];
  stored: SelectedPlansResponse;
  /** The plans are final: shows the quote's recorded prices, not today's rates. */
  isLocked: boolean;
  premiumOf: (plan: Plan) => number | null;
  /** The tax credit that the premiums are under, in words; null without one. */
  credit: string | null;
  creditNotes: readonly string[];
  /** Null where no yearly cost is shown. */
  year: YearTerms | null;
  renewal: RenewedPlans | undefined;
  figures: ReadonlyMap<number, readonly PlanFigure[]> | undefined;
  compared: readonly number[];
  selected: ReadonlySet<number>;
  /** Null when plans cannot be selected. */
  onToggle: ((plan: Plan) => void) | null;
}

/** The dialogs over the list; their code loads on first use. */
export function PlanDialogs({ dialogs, offered, stored, ...given }: PlanDialogsProps) {
  const { quoteId, premiumOf, credit, creditNotes, year, renewal, selected, onToggle } = given;
  const plan = offered.find(({ PlanId }) => PlanId === dialogs.planId);
  const plans = given.compared.flatMap((id) => offered.find(({ PlanId }) => PlanId === id) ?? []);
  return (
    <Suspense>
      {plan && (
        <PlanDetailsDialog
          quoteId={quoteId}
          buyer={given.buyer}
          plan={plan}
          mark={renewal?.marks.get(plan.PlanId)}
          page={dialogs.page}
          stored={(given.isLocked && stored.Plans.find(({ PlanId }) => PlanId === plan.PlanId)) || null}
          premium={premiumOf(plan)}
          figures={given.figures?.get(plan.PlanId)}
          year={plan.IsMedical ? year : null}
          isSelected={selected.has(plan.PlanId)}
          onToggle={onToggle}
          onTurn={dialogs.turnTo}
          onClose={dialogs.close}
        />
      )}
      {dialogs.isComparing && plans.length > 0 && (
        <CompareDialog
          {...{ quoteId, plans, premiumOf, credit, creditNotes, year, renewal, selected, onToggle }}
          onClose={dialogs.close}
        />
      )}
    </Suspense>
  );
}
