import { Injectable } from '@nestjs/common';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { audienceOf } from '#shared/roles/permissions';
import type { QuoteComparison, Scenario } from '#shared/scenarios/scenario.record';
import { censusChanges, type ChosenPlan, planPairs } from '#shared/scenarios/scenarios';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { CensusMember } from '../group-census/census-member.table.ts';
import { CensusSsn } from '../group-census/census-ssn.ts';
import type { QuotePlan } from '../quote-plans/quote-plan.table.ts';
import { type GroupQuote, Quotes } from '../quotes/quotes.repository.ts';
import { ScenariosRepository } from './scenarios.repository.ts';

export const OTHER_GROUP = 'Only two quotes of the same group can be compared.';
export const SAME_QUOTE = 'Choose two different quotes.';

/** Compares two quotes of a group side by side. */
@Injectable()
export class ScenariosService {
  constructor(
    private readonly quotes: Quotes,
    private readonly compared: ScenariosRepository,
    private readonly ssn: CensusSsn,
  ) {}

  /** @throws NOT_FOUND, RULE_BROKEN for quotes that cannot be compared */
  async compareQuotes(user: SessionUser, leftId: number, rightId: number): Promise<QuoteComparison> {
    const left = await this.quotes.of('group').find(user, leftId);
    const right = await this.quotes.of('group').find(user, rightId);
    const problem = left.id === right.id ? SAME_QUOTE : left.groupId === right.groupId ? null : OTHER_GROUP;
    if (problem) {
      throw new AppError('RULE_BROKEN', problem);
    }
    const ids = [left.id, right.id];
    const [members, plans] = await Promise.all([this.compared.listMembers(ids), this.compared.listPlans(ids)]);
    const membersOf = (quote: GroupQuote) => members.filter(({ quoteId }) => quoteId === quote.id);
    const plansOf = (quote: GroupQuote) => plans.filter(({ quoteId }) => quoteId === quote.id);
    return {
      Left: toScenario(user, left, membersOf(left), plansOf(left)),
      Right: toScenario(user, right, membersOf(right), plansOf(right)),
      Plans: planPairs(chosen(plansOf(left)), chosen(plansOf(right))),
      Census: censusChanges(this.ssn.matchable(membersOf(left)), this.ssn.matchable(membersOf(right))),
    };
  }
}

const toScenario = (
  user: SessionUser,
  quote: GroupQuote,
  members: readonly CensusMember[],
  plans: readonly QuotePlan[],
): Scenario => ({
  QuoteId: quote.id,
  Name: quote.name,
  QuoteStatus: groupStatusLabel(quote.status, audienceOf(user.permissions)),
  EffectiveDate: quote.effectiveDate,
  Employees: members.filter(({ relationship }) => relationship === 'Self').length,
  Members: members.length,
  Enrolled: {
    medical: members.filter(({ medicalStatus }) => medicalStatus === 'Enroll').length,
    dental: members.filter(({ dentalStatus }) => dentalStatus === 'Enroll').length,
    vision: members.filter(({ visionStatus }) => visionStatus === 'Enroll').length,
  },
  RateArea: plans[0]?.rateArea ?? null,
});

const chosen = (plans: readonly QuotePlan[]): ChosenPlan[] =>
  plans.flatMap(({ plan, monthlyRateCents }) => (plan ? [{ ...plan, monthlyRateCents }] : []));
