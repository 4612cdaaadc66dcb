import { Plan } from './plan.table.ts';
import { id, int, loose, refers, type Row, stored } from '../../platform/database/stored.ts';

/** One line of a benefit summary, of a plan or of one of its variants. */
export const BENEFIT_TEXT = {
  /** Order within the summary, from 1. */
  position: int(),
  category: loose(80),
  benefit: loose(200),
  inNetwork: loose(255),
  outOfNetwork: loose(255),
  limits: loose(),
};

export type BenefitText = Row<typeof BENEFIT_TEXT>;

/** One line of a plan's benefit summary. Plain stored data. */
export class PlanBenefit extends stored(
  'plan_benefits',
  {
    id: id(),
    ...BENEFIT_TEXT,
    planId: refers(() => Plan, 'CASCADE'),
  },
  { uniques: [['planId', 'position']] },
) {}
