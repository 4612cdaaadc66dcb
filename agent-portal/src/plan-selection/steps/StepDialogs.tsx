import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '#web/shell/lazy-part';
import type { ProposalDialogProps } from './proposal-dialog-props.ts';
import type { Cart, SelectionGiven } from '../use-cart.ts';
import type { PlanSteps } from './use-plan-steps.ts';

const AssignPlansDialog = lazyPart(async () => (await import('../assignment/AssignPlansDialog.tsx')).AssignPlansDialog);
const EnrollDialog = lazyPart(async () => (await import('../actions/EnrollDialog.tsx')).EnrollDialog);

interface StepDialogsProps {
  steps: PlanSteps;
  cart: Cart;
  given: Pick<SelectionGiven, 'quote' | 'members' | 'stored'>;
  ProposalDialog: ComponentType<ProposalDialogProps>;
  onProposed: () => void;
}

/** The dialogs of the steps after plan selection; their code loads on first use. */
export function StepDialogs({ steps, cart, given, ProposalDialog, onProposed }: StepDialogsProps) {
  const { quote, members, stored } = given;
  return (
    <Suspense>
      {steps.open === 'proposal' && <ProposalDialog quoteId={quote.Id} onClose={steps.close} onMade={onProposed} />}
      {steps.open === 'assign' && (
        <AssignPlansDialog
          members={members}
          plans={stored.Plans.filter(({ IsMedical }) => IsMedical)}
          canChange={cart.lock === null}
          isSaving={cart.save.isSaving}
          failure={cart.save.failure}
          dismiss={cart.save.dismiss}
          onSave={steps.saveAssignments}
          onClose={steps.close}
        />
      )}
      {steps.open === 'enroll' && (
        <EnrollDialog
          quote={quote}
          plans={stored.Plans}
          warnings={[
            ...(cart.sizeWarning ? [cart.sizeWarning] : []),
            ...cart.facts.warnings,
            ...cart.assignmentWarnings,
          ]}
          onClose={steps.close}
        />
      )}
    </Suspense>
  );
}
