import { Injectable } from '@nestjs/common';
import { DUPLICATE_SSN } from '#shared/census/census-problems';
import type { FieldErrors } from '#shared/answers/errors';
import {
  NOT_OF_ENROLLMENT,
  type SaveEnrollmentMemberRequest,
  type SaveEnrollmentMemberResponse,
} from '#shared/enrollment/members/members.record';
import { CHANGED_BY_SOMEONE_ELSE } from '../../../platform/database/guarded-update.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { asChanged } from '../../../quoting/group-census/sent-back.ts';
import { CensusSsn } from '../../../quoting/group-census/census-ssn.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { DemographicsEditing } from '../demographics-editing.ts';
import {
  DemographicsReader,
  membersOf,
  type StoredDemographics,
} from '../../parts/demographics/demographics-reader.ts';
import { detailsErrors } from './check-details.ts';
import { MemberPlaces, rateAreaOf, withPlaces } from './member-places.ts';
import { MemberWriter } from './member-writer.ts';
import { personKeyOf } from './person-key.ts';

/** Our wording. */
export const MEMBER_NOT_SAVED = 'The member was not saved. Please correct the fields named.';

@Injectable()
export class SaveMemberService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: DemographicsEditing,
    private readonly reader: DemographicsReader,
    private readonly places: MemberPlaces,
    private readonly writer: MemberWriter,
    private readonly ssn: CensusSsn,
  ) {}

  /**
   * Saves the details of one member, complete or not, and returns the member with its rate area.
   * @throws STALE_VERSION when the member was changed since the version that the request names; RULE_BROKEN with the fields
   */
  save(user: SessionUser, quoteId: number, sent: SaveEnrollmentMemberRequest): Promise<SaveEnrollmentMemberResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      const stored = await this.reader.read(quote, tx);
      const member = memberIn(stored, sent);
      const before = this.answer(stored, member, quote);
      const request = asChanged(sent, before, NOT_OF_ENROLLMENT);
      const places = await this.places.find(request);
      const details = withPlaces(request, places);
      const errors = {
        ...detailsErrors(details, before, { facts: stored.facts, places }),
        ...this.ssnErrors(stored, member, request),
      };
      if (Object.keys(errors).length > 0) {
        throw new AppError('RULE_BROKEN', Object.values(errors).flat()[0] ?? MEMBER_NOT_SAVED, errors);
      }
      const rateArea = rateAreaOf(details.HomeAddress, places.home);
      const row = stored.rows.get(member.id);
      const fields = await this.writer.write(tx, quote, [
        { member, stored: row, details, rateArea, savedByStaff: user.isInternal },
      ]);
      const after = await this.reader.read(quote, tx);
      await this.editing.end(tx, user, quote, {
        action: 'edit-enrollment-member',
        subject: 'census-member',
        subjectId: member.id,
        fields,
      });
      return this.answer(after, memberIn(after, { Id: member.id }), quote);
    });
  }

  /** The whole household: a dependent's address may come from the employee. */
  private answer(stored: StoredDemographics, member: CensusMember, quote: GroupQuote): SaveEnrollmentMemberResponse {
    const census = stored.census.filter(({ employeeNumber }) => employeeNumber === member.employeeNumber);
    const members = membersOf({ ...stored, census }, quote, (each) => this.ssn.mask(each));
    return members.find(({ Id }) => Id === member.id)!;
  }

  /** A person may be on a census twice, in two households; two different people cannot share an SSN. */
  private ssnErrors(
    { census }: StoredDemographics,
    member: CensusMember,
    { SSN }: { SSN?: string | null },
  ): FieldErrors {
    const number = this.ssn.keyOfWritten(SSN);
    const own = personKeyOf(member);
    const isTaken =
      number !== null && census.some((other) => this.ssn.keyOf(other) === number && personKeyOf(other) !== own);
    return isTaken ? { SSN: [DUPLICATE_SSN] } : {};
  }
}

/** @throws NOT_FOUND, STALE_VERSION */
function memberIn({ census }: StoredDemographics, { Id, Version }: { Id: number; Version?: number }): CensusMember {
  const member = census.find(({ id }) => id === Id);
  if (!member) {
    throw new AppError('NOT_FOUND', `Member ${Id} was not found on this census.`);
  }
  if (Version !== undefined && member.version !== Version) {
    throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
  }
  return member;
}
