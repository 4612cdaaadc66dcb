import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { tobaccoAskedAgain } from '#shared/contract-renewals/driver-words';
import {
  type HouseholdFacts,
  isTobaccoAsked,
  isTobaccoOpen,
  tobaccoUnanswered,
} from '#shared/individuals/household-members';
import type { IndividualHouseholdResponse } from '#shared/individuals/individual-quote.record';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { CensusMember } from '../group-census/census-member.table.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { toHouseholdPerson, toHouseholdProblems } from '../households/household-columns.ts';
import { HouseholdRules } from '../households/household-rules.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { RenewedContractsRepository } from '../renewed-contracts/renewed-contracts.repository.ts';

type Problems = IndividualHouseholdResponse['Problems'];

const TOBACCO_FIELD = 'Tobacco';
const SOMEBODY = 'this person';

@Injectable()
export class HouseholdProblemsService {
  constructor(
    private readonly rules: HouseholdRules,
    private readonly census: CensusRepository,
    private readonly renewed: RenewedContractsRepository,
  ) {}

  /** Of a quote that was found for the user, and its census. */
  async list(user: SessionUser, quote: IndividualQuote, census: readonly CensusMember[]): Promise<Problems> {
    const facts = this.rules.peopleFacts(user, quote.individual, quote.effectiveDate);
    return [...toHouseholdProblems(census, facts), ...(await this.listToAsk(quote, census, facts))];
  }

  /**
   * What must be corrected before the household enrolls. Prices can be compared before everyone has answered about tobacco.
   * @param known its census, if it has been read
   */
  async listBeforeEnrolling(
    user: SessionUser,
    quote: IndividualQuote,
    known?: readonly CensusMember[],
  ): Promise<Problems> {
    const census = known ?? (await this.census.listOf(quote));
    const problems = await this.list(user, quote, census);
    const facts = { planType: quote.individual.planType, effectiveDate: quote.effectiveDate };
    const isAskedAgain = (id: number) =>
      problems.some(({ MemberId, Field }) => MemberId === id && Field === TOBACCO_FIELD);
    const open = census.filter((member) => !isAskedAgain(member.id) && isTobaccoOpen(toHouseholdPerson(member), facts));
    return [
      ...problems,
      ...open.map(({ id, firstName }) => ({
        MemberId: id,
        Field: TOBACCO_FIELD,
        Message: tobaccoUnanswered(firstName || SOMEBODY),
      })),
    ];
  }

  /**
   * At a renewal everyone is asked about tobacco again: the contract's answer is not taken over in silence. Facts, "Rates".
   * @returns who has not been asked yet
   */
  async listToAsk(
    quote: IndividualQuote,
    census: readonly CensusMember[],
    facts: Pick<HouseholdFacts, 'planType' | 'effectiveDate'>,
    tx?: EntityManager,
  ): Promise<Problems> {
    const renewed = await this.renewed.listMembers(quote, tx);
    const open = new Set(renewed.flatMap(({ memberId, tobaccoAnswered }) => (tobaccoAnswered ? [] : memberId)));
    return census
      .filter(({ id, dateOfBirth }) => open.has(id) && isTobaccoAsked({ DateOfBirth: dateOfBirth }, facts))
      .map(({ id, firstName }) => ({
        MemberId: id,
        Field: TOBACCO_FIELD,
        Message: tobaccoAskedAgain(firstName || SOMEBODY),
      }));
  }
}
