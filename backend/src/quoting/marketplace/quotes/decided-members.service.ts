import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { EligibilityAnswer } from '#shared/marketplace/marketplace-payload';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { NewMember } from '../../group-census/census-columns.ts';
import { CensusRepository } from '../../group-census/census.repository.ts';
import { HouseholdRules } from '../../households/household-rules.service.ts';
import { MarketplaceQuotesRepository } from '../../marketplace-quotes/marketplace-quotes.repository.ts';
import type { IndividualQuote } from '../../quotes/quotes.repository.ts';
import { periodOf, toMember } from './decided-columns.ts';

/** The applicants of the marketplace as people of a household. */
@Injectable()
export class DecidedMembersService {
  constructor(
    private readonly census: CensusRepository,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly rules: HouseholdRules,
  ) {}

  /** In the order of the applicants. */
  peopleOf(user: SessionUser, eligibility: EligibilityAnswer, effectiveDate: IsoDate): NewMember[] {
    const facts = this.rules.peopleFacts(user, periodOf(eligibility), effectiveDate);
    return eligibility.Applicants.map((applicant) => toMember(applicant, facts));
  }

  async insert(
    tx: EntityManager,
    quote: IndividualQuote,
    { Applicants }: EligibilityAnswer,
    people: readonly NewMember[],
  ): Promise<void> {
    await this.census.insertAll(tx, quote, people);
    const members = await this.census.listOf(quote, tx);
    await this.decided.saveMembers(
      tx,
      Applicants.map(({ ApplicantId, IsEligible, CsrLevel, Address }, index) => ({
        memberId: members.find(({ rowKey }) => rowKey === people[index]!.rowKey)!.id,
        applicantId: ApplicantId,
        isEligible: IsEligible,
        csrLevel: CsrLevel,
        tobacco: people[index]!.tobacco === true,
        address: Address,
      })),
    );
  }

  /**
   * Takes over what the marketplace now says about homes, and about tobacco where it said something else before. Otherwise what the agent
   * has entered stays. The people are the same.
   * @returns whether anyone's tobacco changed
   */
  async refresh(
    tx: EntityManager,
    quote: IndividualQuote,
    { Applicants }: EligibilityAnswer,
    people: readonly NewMember[],
  ): Promise<boolean> {
    const known = await this.decided.listMembers(tx, quote);
    const members = await this.census.listOf(quote, tx);
    const now = known.map((before) => {
      const at = Applicants.findIndex(({ ApplicantId }) => ApplicantId === before.applicantId);
      return { ...before, tobacco: people[at]!.tobacco === true, address: Applicants[at]!.Address };
    });
    await this.decided.saveMembers(tx, now);
    let isChanged = false;
    for (const [index, { memberId, tobacco }] of now.entries()) {
      const member = members.find(({ id }) => id === memberId)!;
      if (tobacco !== known[index]!.tobacco && member.tobacco !== tobacco) {
        await this.census.update(tx, member, { tobacco, lastTobaccoUse: null });
        isChanged = true;
      }
    }
    return isChanged;
  }
}
