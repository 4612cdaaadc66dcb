import type { Ethnicity, Race } from '#shared/individual-enrollment/enrollment-codes';
import { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { refers, stored, text } from '../../../platform/database/stored.ts';

/** What only the enrollment of a household asks of a person; the rest is in member_enrollments. Its version is the member's. */
export class IndividualMember extends stored('individual_members', {
  memberId: refers(() => CensusMember, 'CASCADE').key(),
  race: text<Race>(4).orNull(),
  ethnicity: text<Ethnicity>(4).orNull(),
}) {}
