import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import type { MemberAddress } from '#shared/persons/person.record';
import { CensusMember } from '../group-census/census-member.table.ts';
import { flag, int, json, refers, stored, text } from '../../platform/database/stored.ts';

/** An applicant of the marketplace on the census of a household. */
export class MarketplaceMember extends stored('marketplace_members', {
  memberId: refers(() => CensusMember, 'CASCADE').key(),
  applicantId: text(40),
  /** For a plan of the marketplace. */
  isEligible: flag(),
  csrLevel: int<CsrLevel>(),
  /** As the marketplace said it last, where it is asked. The census has what is quoted. */
  tobacco: flag(),
  /** Of the home, for enrollment. null of people whose eligibility was fetched before it was kept. */
  address: json<MemberAddress>().orNull(),
}) {}
