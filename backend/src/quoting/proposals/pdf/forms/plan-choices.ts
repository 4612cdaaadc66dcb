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
          stack: pairsOf(plans).map((pair) => ({
            margin: [0, 1, 0, 1],
            columns: pair.map(({ PlanDisplayName }) => ({
              width: '50%',
              // With a single plan there is no choice.
              columns: [choice(PlanDisplayName, status === 'Enroll' && plans.length === 1)],
            })),
          })),
        },
      ];

const pairsOf = (plans: readonly SelectedPlan[]): SelectedPlan[][] =>
  plans.flatMap((_, index) => (index % 2 === 0 ? [plans.slice(index, index + 2)] : []));
