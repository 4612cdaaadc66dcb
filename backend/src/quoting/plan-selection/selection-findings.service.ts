import { Injectable } from '@nestjs/common';
import { groupSizeWarning } from '#shared/census/census-approval';
import { individualSelectionProblems } from '#shared/individuals/individual-selection';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { selectionProblems, selectionWarnings } from '#shared/plans/selection';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { toHouseholdPerson } from '../households/household-columns.ts';
import { HouseholdProblemsService } from '../household-problems/household-problems.service.ts';
import type { OfferedPlan } from '../quote-plans/quote-pricing.service.ts';
import type { QuotedMember } from '../quote-plans/quoted-member.ts';
import type { AnyQuote, GroupQuote, IndividualQuote } from '../quotes/quotes.repository.ts';
import { toPlanAnswer } from './plan-answers.ts';
import { selectionFacts } from './selection-facts.ts';

interface Findings {
  problems: string[];
  warnings: string[];
}

interface Choice {
  members: readonly QuotedMember[];
  offered: readonly OfferedPlan[];
}

/** What prevents a proposal to a group, or the enrollment of a household, with the selected plans. */
@Injectable()
export class SelectionFindingsService {
  constructor(
    private readonly census: CensusRepository,
    private readonly households: HouseholdProblemsService,
    private readonly rules: RulesService,
  ) {}

  async list(user: SessionUser, quote: AnyQuote, choice: Choice, plans: readonly SelectedPlan[]): Promise<Findings> {
    return quote.groupId === null
      ? { problems: await this.problemsOfHousehold(user, quote, plans), warnings: [] }
      : this.ofGroup(user, quote, choice, plans);
  }

  /** The people first: plans are chosen for them. */
  private async problemsOfHousehold(
    user: SessionUser,
    quote: IndividualQuote,
    plans: readonly SelectedPlan[],
  ): Promise<string[]> {
    const census = await this.census.listOf(quote);
    const people = census.map(toHouseholdPerson);
    const ofPeople = (await this.households.listBeforeEnrolling(user, quote, census)).map(({ Message }) => Message);
    const ofPlans = individualSelectionProblems(plans, {
      anyDentalEnrolled: people.some(({ DentalStatus }) => DentalStatus === 'Enroll'),
      anyVisionEnrolled: people.some(({ VisionStatus }) => VisionStatus === 'Enroll'),
    });
    return [...new Set([...ofPeople, ...ofPlans])];
  }

  private async ofGroup(
    user: SessionUser,
    quote: GroupQuote,
    { members, offered }: Choice,
    plans: readonly SelectedPlan[],
  ): Promise<Findings> {
    const rules = await this.rules.inForce(quote.effectiveDate);
    const size = groupSizeWarning(
      members.filter(({ relationship }) => relationship === 'Self').length,
      quote.group.totalEligibleEmployees,
      rules.MaxNumberEmployeesInSmallGroup,
    );
    const facts = selectionFacts(user, members, rules);
    const all = offered.map(({ plan, totalCents }) => toPlanAnswer(plan, totalCents, false));
    return {
      problems: selectionProblems(plans, all, facts),
      warnings: [...(size ? [size] : []), ...selectionWarnings(plans, all, facts)],
    };
  }
}
