import type { Relationship } from '#shared/census/census-codes';
import { CensusMember } from '../group-census/census-member.table.ts';
import { Quote } from '../quotes/quote.table.ts';
import { day, flag, id, loose, refers, stored, text } from '../../platform/database/stored.ts';

/** A person of a contract that is renewed, as the contract had them, without SSN. Plain stored data. */
export class RenewedMember extends stored('renewed_members', {
  id: id(),
  quoteId: refers(() => Quote, 'CASCADE'),
  /** On the census; null = taken off it. */
  memberId: refers(() => CensusMember, 'SET NULL').orNull(),
  relationship: text<Relationship>(16),
  firstName: loose(50),
  lastName: loose(50),
  birthDate: day(),
  /** The day on which the age counts for today's premium. */
  ratedOn: day(),
  /** False for a subscriber who takes no coverage. */
  isCovered: flag(),
  /** As recorded; null = not recorded. */
  usedTobacco: flag().orNull(),
  /** Asked again for the renewal: the answer is on the census. */
  tobaccoAnswered: flag(),
}) {}
