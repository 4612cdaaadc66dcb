import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { signedHousehold } from '#shared/enrollment/employees/employees';
import type { EnrolledMember } from '#shared/enrollment/members/household';
import type { EnrollmentMember, MemberFacts } from '#shared/enrollment/members/members.record';
import { canonicalJson, contentDigest } from '../../platform/documents/canonical-json.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CensusSsn } from '../../quoting/group-census/census-ssn.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import { DemographicsReader, membersOf } from '../parts/demographics/demographics-reader.service.ts';
import { EnrollmentStateService } from '../parts/enrollment-state.service.ts';

interface ReadMembers {
  members: EnrollmentMember[];
  facts: MemberFacts;
  hasApplication: boolean;
}

/** The members of a group for those who ask employees, and for the employees themselves: the same that the demographics show. */
@Injectable()
export class EmployeeHouseholdsService {
  constructor(
    private readonly reader: DemographicsReader,
    private readonly state: EnrollmentStateService,
    private readonly ssn: CensusSsn,
  ) {}

  /** Of a quote that was found for its user. */
  async read(quote: GroupQuote, tx?: EntityManager): Promise<ReadMembers> {
    const stored = await this.reader.read(quote, tx);
    const members = membersOf(stored, quote, (member) => this.ssn.mask(member));
    return { members, facts: stored.facts, hasApplication: stored.hasApplication };
  }

  /** Why this user cannot change the demographics now; null = can. */
  problem(user: SessionUser, quote: GroupQuote, tx?: EntityManager): Promise<string | null> {
    return this.state.problem(user, quote, 'Demographics', tx);
  }

  /** The quote, locked for this transaction. @throws NOT_FOUND, WRONG_STATE */
  begin(tx: EntityManager, user: SessionUser, quoteId: number): Promise<GroupQuote> {
    return this.state.begin(tx, user, quoteId, 'Demographics');
  }
}

/** What an employee signs, as it is stored. */
export const householdText = (household: readonly EnrolledMember[], facts: MemberFacts): string =>
  canonicalJson(signedHousehold(household, facts));

export const householdDigest = (household: readonly EnrolledMember[], facts: MemberFacts): string =>
  contentDigest(householdText(household, facts));
