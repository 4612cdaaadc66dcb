import type { MemberAddress } from '#shared/persons/person.record';
import type { CobraEvent } from '#shared/enrollment/application-options';
import { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { day, flag, id, int, json, loose, refers, stored, text } from '../../../platform/database/stored.ts';

/** The home ZIP is on the census, where quoting may have asked for it. */
export type StoredHome = Omit<MemberAddress, 'FullPostalCode'>;

/**
 * The enrollment details of a member beyond the census. A separate table: quoting reads censuses all the time and needs none of these
 * columns, so census_members stays narrow. Its version is the member's. Plain stored data.
 */
export class MemberEnrollment extends stored('member_enrollments', {
  id: id(),
  memberId: refers(() => CensusMember, 'CASCADE').unique(),
  /** SegmentClassId of the application, or a special class. */
  memberClass: loose(12).orNull(),
  subGroupId: text(4).orNull(),
  /** Calendar day. */
  dateOfHire: day().orNull(),
  /** One of the quote's dental plans, which may have left the catalog since. The medical plan is the census's assigned plan. */
  dentalPlanId: int().orNull(),
  livesWithEmployee: flag(),
  homeAddress: json<StoredHome>(),
  /** 1 to 16; null outside Michigan and while the county is unknown. */
  rateArea: int().orNull(),
  mailingSameAsHome: flag(),
  mailingAddress: json<MemberAddress>(),
  /** Ten digits. */
  providerId: text(10).orNull(),
  providerName: loose(120).orNull(),
  providerAutoAssign: flag(),
  providerExistingPatient: flag(),
  /** Calendar day. */
  cobraEligibility: day().orNull(),
  cobraDurationMonths: int().orNull(),
  cobraEvent: text<CobraEvent>(30).orNull(),
  /** Had COBRA in the quote that this one was copied from. */
  wasOnCobra: flag(),
  /** Last saved by internal staff: their rules apply to SSN and phone. */
  savedByStaff: flag(),
}) {}
