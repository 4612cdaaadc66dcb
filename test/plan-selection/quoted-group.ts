import type { User } from '../../backend/src/platform/people/user.table.ts';
import { RulesService } from '../../backend/src/platform/business-rules/rules.service.ts';
import { PlansRepository } from '../../backend/src/catalogue/plans/plans.repository.ts';
import { RatesCache } from '../../backend/src/catalogue/plans/rates-cache.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import type { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { TestApp } from '../support/app.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertQuote } from '../support/group-builders.ts';
import { type Terms, buildPlan, sellPlan } from '../support/plan-builders.ts';

type Person = Partial<CensusMember>;

/** Two employees who enroll in medical, the first with a spouse; a third who waives. */
export const THREE_HOUSEHOLDS: Person[] = [
  { employeeNumber: 1, firstName: 'Ruth' },
  { employeeNumber: 1, relationship: 'Spouse', firstName: 'Paul' },
  { employeeNumber: 2, firstName: 'Ivy' },
  { employeeNumber: 3, firstName: 'Otto', medicalStatus: 'Waive' },
];

/** This user's quote in Quoting with these people on its census. */
export async function quotedGroup(
  app: TestApp,
  user: User,
  given: Partial<Quote> = {},
  people: readonly Person[] = THREE_HOUSEHOLDS,
): Promise<{ quote: Quote; memberIds: number[] }> {
  const quote = await insertQuote(app, user, { status: 'Quoting', ...given });
  const memberIds: number[] = [];
  for (const person of people) {
    memberIds.push((await app.insert(buildMember({ quoteId: quote.id, ...person }))).id);
  }
  return { quote, memberIds };
}

/** Sells a plan as an import does: clears the process's cache of plans and rates. */
export async function sell(app: TestApp, plan: Partial<Plan> = {}, terms: Terms = {}): Promise<Plan> {
  const sold = await sellPlan(app.database, buildPlan(plan), terms);
  app.get(PlansRepository).forget();
  app.get(RatesCache).forget();
  return sold;
}

/** Changes a business rule as the console does, effective immediately. */
export async function setRule(app: TestApp, key: string, value: string): Promise<void> {
  await app.database.query('UPDATE business_rules SET value = ? WHERE ruleKey = ?', [value, key]);
  app.get(RulesService).forget();
}
