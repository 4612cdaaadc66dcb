import { Injectable } from '@nestjs/common';
import { matchPeople } from '#shared/census/match-people';
import type { UnmatchedMember } from '#shared/enrollment/members/members.record';
import { enrolls } from '#shared/enrollment/members/member-problems';
import { AppError } from '../../../platform/errors.ts';
import type { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { CensusSsn } from '../../../quoting/group-census/census-ssn.ts';
import { CensusRepository } from '../../../quoting/group-census/census.repository.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { type GroupQuote, Quotes } from '../../../quoting/quotes/quotes.repository.ts';
import { QUOTE_NOT_FOUND } from '../../../quoting/quotes/quote-questions.repository.ts';
import { RenewalsRepository } from '../../../quoting/renewal-plans/renewals.repository.ts';

/** Members who would lose their coverage with this quote: on the group's coverage in force, but not on the quote's census. */
@Injectable()
export class UnmatchedMembersService {
  constructor(
    private readonly quotes: Quotes,
    private readonly renewals: RenewalsRepository,
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
  ) {}

  /** In the order of the census in force; empty if the group's coverage is not in the system. @throws NOT_FOUND */
  async list(user: SessionUser, quoteId: number, groupId: number): Promise<UnmatchedMember[]> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    if (quote.groupId !== groupId) {
      throw new AppError('NOT_FOUND', QUOTE_NOT_FOUND);
    }
    const inForce = await this.renewals.findInForce(groupId, { before: quote.effectiveDate });
    return inForce && inForce.id !== quote.id ? this.leftBehind(inForce, quote) : [];
  }

  private async leftBehind(inForce: GroupQuote, quote: GroupQuote): Promise<UnmatchedMember[]> {
    const covered = (await this.census.listOf(inForce)).filter(isCovered);
    const renewing = await this.census.listOf(quote);
    const { left } = matchPeople(this.ssn.matchable(covered), this.ssn.matchable(renewing));
    return left.map(toUnmatched);
  }
}

const isCovered = ({ medicalStatus, dentalStatus, visionStatus }: CensusMember): boolean =>
  enrolls({ MedicalStatus: medicalStatus, DentalStatus: dentalStatus, VisionStatus: visionStatus });

const toUnmatched = (member: CensusMember): UnmatchedMember => ({
  EmployeeNumber: member.employeeNumber,
  RelationshipToSubscriber: member.relationship,
  FirstName: member.firstName,
  MiddleInitial: member.middleInitial,
  LastName: member.lastName,
  DateOfBirth: member.dateOfBirth,
});
