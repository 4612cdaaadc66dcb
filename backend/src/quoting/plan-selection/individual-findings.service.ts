import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { householdMemberProblems } from '#shared/individuals/household-members';
import { individualSelectionProblems } from '#shared/individuals/individual-selection';
import type { SelectedPlan } from '#shared/plans/plan.record';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { toHouseholdPerson } from '../households/household-columns.ts';
import { HouseholdRules } from '../households/household-rules.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';

/** What prevents a household's enrollment with the selected plans. */
@Injectable()
export class IndividualFindingsService {
  constructor(
    private readonly census: CensusRepository,
    private readonly rules: HouseholdRules,
  ) {}

  /** The people first: plans are chosen for them. */
  async listProblems(
    user: SessionUser,
    quote: IndividualQuote,
    plans: readonly SelectedPlan[],
    tx?: EntityManager,
  ): Promise<string[]> {
    const people = (await this.census.listOf(quote, tx)).map(toHouseholdPerson);
    const facts = this.rules.peopleFacts(user, quote.individual, quote.effectiveDate);
    const ofPeople = householdMemberProblems(people, facts).map(({ message }) => message);
    const ofPlans = individualSelectionProblems(plans, {
      anyDentalEnrolled: people.some(({ DentalStatus }) => DentalStatus === 'Enroll'),
      anyVisionEnrolled: people.some(({ VisionStatus }) => VisionStatus === 'Enroll'),
    });
    return [...new Set([...ofPeople, ...ofPlans])];
  }
}
