import type { ContributionMethod } from '#shared/contributions/contribution';
import type { Coverage } from '#shared/plans/plan-codes';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { Quote } from '../quotes/quote.table.ts';
import { cents, id, instant, int, loose, refers, stored, text, version } from '../../platform/database/stored.ts';

/** The employer's contribution to one kind of coverage of a quote. Plain stored data. */
export class Contribution extends stored(
  'contributions',
  {
    id: id(),
    quoteId: refers(() => Quote, 'CASCADE'),
    coverage: text<Coverage>(10),
    method: loose<ContributionMethod>(24),
    /** By tier: basis points of the premium (10000 = all of it), or whole cents a month for Flat. */
    employeeOnly: int(),
    employeeAndSpouse: int(),
    employeeAndChildren: int(),
    family: int(),
    referencePlanId: refers(() => Plan, 'RESTRICT').orNull(),
    /** Whole cents a month; null = not given. */
    budgetCents: cents().orNull(),
    /** UTC. */
    modifiedAt: instant(),
    version: version(),
  },
  { uniques: [['quoteId', 'coverage']] },
) {}
