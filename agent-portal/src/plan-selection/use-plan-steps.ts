import { useState } from 'react';
import { useSearchParams } from 'react-router';
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

const PROPOSALS = 'proposals';
const withoutProposals = (before: URLSearchParams) => {
  before.delete(PROPOSALS);
  return before;
};

/** The steps after plan selection; the address may open the proposals. Each works on the stored selection, so unsaved changes are saved first. */
export function usePlanSteps(
  { selection, save, needsSaving, lock }: Cart,
  announce: (text: string) => void,
): PlanSteps {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<PlanStep | null>(params.has(PROPOSALS) ? 'proposal' : null);
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
      if (params.has(PROPOSALS)) {
        setParams(withoutProposals, { replace: true });
      }
    },
  };
}
