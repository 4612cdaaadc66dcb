import {
  type AssignableMember,
  assignmentProblem,
  assignmentsFor,
  type MemberAssignment,
} from '#shared/plans/member-assignment';
import { RATES_NOT_LOADED } from '#shared/plans/plan-codes';
import { AppError } from '../../platform/errors.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import { explainMembers } from '../../catalogue/rating/explain-members.ts';
import type { FiledRates } from '../../catalogue/rating/filed-rates.ts';
import type { OfferedPlan } from '../quote-plans/quote-pricing.service.ts';
import { type QuotedMember, toRatedMember } from '../quote-plans/quoted-member.ts';
import type { ChosenPlan } from '../quote-plans/selection.repository.ts';

export const planNotOffered = (planId: number): string =>
  `Plan ${planId} is not offered to this group on this effective date.`;
export const planWithoutRates = (name: string): string => `${RATES_NOT_LOADED} for ${name}, so it cannot be selected.`;
export const cannotAssign = (memberId: number, planId: number): string =>
  `Member ${memberId} cannot be assigned to plan ${planId}: choose a selected medical plan in which the member enrolls.`;

export interface ChoiceFacts {
  quote: AnyQuote;
  members: readonly QuotedMember[];
  offered: readonly OfferedPlan[];
  rates: FiledRates;
  pricedAt: Date;
}

/**
 * Turns the selected ids into priced plans, including each member's rate, ready to be stored.
 * @throws RULE_BROKEN for a plan that is not offered or has no rates
 */
export function priceChosenPlans(
  planIds: readonly number[],
  { quote, members, offered, rates, pricedAt }: ChoiceFacts,
): ChosenPlan[] {
  const { effectiveDate, rateArea } = termsOfQuote(quote);
  const offerOf = new Map(offered.map((offer) => [offer.plan.id, offer]));
  const rated = members.map(toRatedMember);
  return [...new Set(planIds)].map((planId, index) => {
    const { plan, totalCents } = chosenOffer(offerOf, planId);
    const explained = explainMembers({ plan, rates, members: rated, area: rateArea, effectiveDate });
    return {
      planId,
      position: index + 1,
      monthlyRateCents: totalCents,
      effectiveDate,
      rateArea,
      pricedAt,
      members: explained.map(({ member, rateCents, reason: { age, band, tobacco, uncountedChild } }) => ({
        memberId: member.id,
        // Never null here: if a plan has a total, it has every rate.
        rateCents: rateCents ?? 0,
        age,
        ageBand: band,
        tobacco,
        uncountedChild,
      })),
    };
  });
}

/**
 * The plan of each member: as requested, with dependents who enroll on the employee's plan.
 * @throws RULE_BROKEN when a member's plan is not selected, not medical, or the member does not enroll in it
 */
export function assignedPlans(
  plans: readonly ChosenPlan[],
  wanted: readonly MemberAssignment[],
  { members, offered }: Pick<ChoiceFacts, 'members' | 'offered'>,
): MemberAssignment[] {
  const medical = new Set(offered.filter(({ plan }) => plan.coverage === 'medical').map(({ plan }) => plan.id));
  const covered = new Map(
    plans
      .filter(({ planId }) => medical.has(planId))
      .map(({ planId, members: rated }) => [planId, new Set(rated.map(({ memberId }) => memberId))]),
  );
  for (const { MemberId, PlanId } of wanted) {
    if (!covered.get(PlanId)?.has(MemberId)) {
      throw broken('AssignedPlanForMembers', cannotAssign(MemberId, PlanId));
    }
  }
  const assignable = members.map(toAssignable);
  const problem = assignmentProblem(assignable, wanted);
  if (problem) {
    throw broken('AssignedPlanForMembers', problem);
  }
  const numberOf = new Map(assignable.map(({ Id, EmployeeNumber }) => [Id, EmployeeNumber]));
  return assignmentsFor(assignable, new Map(wanted.map(({ MemberId, PlanId }) => [numberOf.get(MemberId)!, PlanId])));
}

const toAssignable = ({ id, employeeNumber, relationship, medicalStatus }: QuotedMember): AssignableMember => ({
  Id: id,
  EmployeeNumber: employeeNumber,
  RelationshipToSubscriber: relationship,
  MedicalStatus: medicalStatus,
});

function chosenOffer(offered: ReadonlyMap<number, OfferedPlan>, planId: number): OfferedPlan & { totalCents: number } {
  const offer = offered.get(planId);
  if (!offer) {
    throw broken('SelectedPlanIds', planNotOffered(planId));
  }
  const { plan, totalCents } = offer;
  if (totalCents === null) {
    throw broken('SelectedPlanIds', planWithoutRates(plan.displayName));
  }
  return { plan, totalCents };
}

const broken = (field: string, message: string) => new AppError('RULE_BROKEN', message, { [field]: [message] });
