import { Suspense } from 'react';
import type { Plan } from '#shared/plans/plan.record';
import { lazyPart } from '#web/shell/lazy-part';
import type { SelectionGiven } from '../../plan-selection/use-cart.ts';
import type { DialogAddress } from './use-dialog-address.ts';

const PlanDetailsDialog = lazyPart(async () => (await import('./details/PlanDetailsDialog.tsx')).PlanDetailsDialog);
const CompareDialog = lazyPart(async () => (await import('./compare/CompareDialog.tsx')).CompareDialog);

interface PlanDialogsProps {
  dialogs: DialogAddress;
  given: SelectionGiven;
  /** The plans are final: shows the quote's recorded prices, not today's rates. */
  isLocked: boolean;
  premiumOf: (plan: Plan) => number | null;
  compared: readonly number[];
  selected: ReadonlySet<number>;
  /** Null when plans cannot be selected. */
  onToggle: ((plan: Plan) => void) | null;
}

/** The dialogs over the list; their code loads on first use. */
export function PlanDialogs({ dialogs, given, isLocked, compared, ...rest }: PlanDialogsProps) {
  const { quote, offered, stored } = given;
  const plan = offered.find(({ PlanId }) => PlanId === dialogs.planId);
  const plans = compared.flatMap((id) => offered.find(({ PlanId }) => PlanId === id) ?? []);
  return (
    <Suspense>
      {plan && (
        <PlanDetailsDialog
          quoteId={quote.Id}
          plan={plan}
          page={dialogs.page}
          stored={(isLocked && stored.Plans.find(({ PlanId }) => PlanId === plan.PlanId)) || null}
          premium={rest.premiumOf(plan)}
          isSelected={rest.selected.has(plan.PlanId)}
          onToggle={rest.onToggle}
          onTurn={dialogs.turnTo}
          onClose={dialogs.close}
        />
      )}
      {dialogs.isComparing && plans.length > 0 && (
        <CompareDialog quoteId={quote.Id} plans={plans} onClose={dialogs.close} {...rest} />
      )}
    </Suspense>
  );
}
