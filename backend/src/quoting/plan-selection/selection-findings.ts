import type { Rules } from '#shared/business-rules/rules';
import { groupSizeWarning } from '#shared/census/census-approval';
import { individualSelectionProblems } from '#shared/individuals/individual-selection';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { type SelectionFacts, selectionProblems, selectionWarnings } from '#shared/plans/selection';
import { audienceOf } from '#shared/roles/permissions';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { OfferedPlan } from '../quote-plans/quote-pricing.service.ts';
import type { QuotedMember } from '../quote-plans/quoted-member.ts';
import type { GroupQuote } from '../quotes/quotes.repository.ts';
import { toSelectable } from './plan-answers.ts';

export interface Findings {
  problems: string[];
  warnings: string[];
}

/** The inputs of the selection rules from a quote's census, the user and the business rules. */
export const selectionFacts = (user: SessionUser, members: readonly QuotedMember[], limits: Rules): SelectionFacts => ({
  audience: audienceOf(user.permissions),
  employees: members.filter(({ relationship }) => relationship === 'Self').length,
  ...enrolledOf(members),
  limits,
});

const enrolledOf = (members: readonly QuotedMember[]) => ({
  anyDentalEnrolled: members.some(({ dentalStatus }) => dentalStatus === 'Enroll'),
  anyVisionEnrolled: members.some(({ visionStatus }) => visionStatus === 'Enroll'),
});

/** The people first: plans are chosen for them. */
export function householdFindings(
  ofPeople: readonly { Message: string }[],
  plans: readonly SelectedPlan[],
  members: readonly QuotedMember[],
): Findings {
  const ofPlans = individualSelectionProblems(plans, enrolledOf(members));
  return { problems: [...new Set([...ofPeople.map(({ Message }) => Message), ...ofPlans])], warnings: [] };
}

export function groupFindings(
  user: SessionUser,
  { group }: GroupQuote,
  given: {
    members: readonly QuotedMember[];
    offered: readonly OfferedPlan[];
    plans: readonly SelectedPlan[];
    rules: Rules;
  },
): Findings {
  const { members, offered, plans, rules } = given;
  const facts = selectionFacts(user, members, rules);
  const size = groupSizeWarning(facts.employees, group.totalEligibleEmployees, rules.MaxNumberEmployeesInSmallGroup);
  const all = offered.map(({ plan }) => toSelectable(plan));
  return {
    problems: selectionProblems(plans, all, facts),
    warnings: [...(size ? [size] : []), ...selectionWarnings(plans, all, facts)],
  };
}
