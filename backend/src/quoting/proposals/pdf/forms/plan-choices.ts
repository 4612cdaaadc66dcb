import type { Content } from 'pdfmake/interfaces.js';
import type { CoverageStatus } from '#shared/census/census-codes';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { choice, choices } from './form-blocks.ts';

/** Whether one coverage is wanted, and which of the group's plans; empty if the group has none. */
export const planChoices = (
  coverage: 'Medical' | 'Dental' | 'Vision',
  status: CoverageStatus | undefined,
  plans: readonly SelectedPlan[],
): Content =>
  plans.length === 0
    ? ''
    : [
        choices(coverage, choice('I enroll', status === 'Enroll'), choice('I waive', status === 'Waive')),
        {
          margin: [20, 0, 0, 4],
          stack: plans.map(({ PlanDisplayName }) => ({
            margin: [0, 1, 0, 1],
            // With a single plan there is no choice.
            columns: [choice(PlanDisplayName, status === 'Enroll' && plans.length === 1)],
          })),
        },
      ];
