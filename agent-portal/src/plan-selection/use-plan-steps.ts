import { useState } from 'react';
import type { ChangedAssignments } from '../components/plan-browser/selection/use-selection-save.ts';
import type { Cart } from './use-cart.ts';

export type PlanStep = 'proposal' | 'assign' | 'enroll';

export interface PlanSteps {
  open: PlanStep | null;
  /** The step waiting for the selection to be saved. */
  preparing: PlanStep | null;
  start: (step: PlanStep) => void;
  saveAssignments: (assignments: ChangedAssignments) => void;
  close: () => void;
}

/** The steps after plan selection. Each works on the stored selection, so unsaved changes are saved first. */
export function usePlanSteps(
  { selection, save, needsSaving, lock }: Cart,
  announce: (text: string) => void,
): PlanSteps {
  const [open, setOpen] = useState<PlanStep | null>(null);
  const [preparing, setPreparing] = useState<PlanStep | null>(null);
  const canChange = lock === null;

  const start = async (step: PlanStep) => {
    const isReady = !canChange || !needsSaving;
    setPreparing(step);
    if (isReady || (await save.save(selection.ids, { forProposal: step === 'proposal' }))) {
      setOpen(step);
    }
    setPreparing(null);
  };
  const saveAssignments: PlanSteps['saveAssignments'] = async (assignments) => {
    if (await save.save(selection.ids, { assignments })) {
      setOpen(null);
      announce('The assigned plans are saved.');
    }
  };
  return {
    open,
    preparing,
    start: (step) => void start(step),
    saveAssignments: (assignments) => void saveAssignments(assignments),
    close: () => {
      save.dismiss();
      setOpen(null);
    },
  };
}
