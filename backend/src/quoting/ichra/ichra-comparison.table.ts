import type { EmployeeIncome, OwnPlanMetal } from '#shared/ichra/ichra.record';
import { Quote } from '../quotes/quote.table.ts';
import { cents, id, instant, int, json, loose, refers, stored, version } from '../../platform/database/stored.ts';

/** What an employer thinks of offering in place of the group plan of a quote. Plain stored data. */
export class IchraComparison extends stored('ichra_comparisons', {
  id: id(),
  quoteId: refers(() => Quote, 'CASCADE').unique(),
  /** One of the selected plans; it may have been deselected since. */
  groupPlanId: int().orNull(),
  metal: loose<OwnPlanMetal>(12),
  employeeOnlyCents: cents(),
  familyCents: cents(),
  /** Dollars a year. */
  assumedIncome: int().orNull(),
  /** Dollars a year. */
  incomes: json<EmployeeIncome[]>(),
  /** UTC. */
  modifiedAt: instant(),
  version: version(),
}) {}
