import type { RatedFacts, RenewingPerson } from '#shared/contract-renewals/premium-change';
import { isUseLongAgo } from '#shared/census/tobacco';
import type { IsoDate } from '#shared/dates/iso-date';
import { NOTHING_BARS, TAX_PERSON, type TaxPerson } from '#shared/eligibility/tax-person.record';
import { wireOf } from '#shared/records/rows';
import type { Relationship } from '#shared/census/census-codes';
import { nameToCompare } from '#shared/formats/text';
import type { CensusMember } from '../group-census/census-member.table.ts';
import type { RenewedMember } from '../households/renewed-member.table.ts';

/** What decides a person's rate in one year. */
export interface RenewalFacts extends RatedFacts {
  id: number;
  relationship: Relationship;
  tax: TaxPerson;
}

/** Someone on the contract or on the census, or both. */
export interface RenewalPerson extends RenewingPerson<RenewalFacts> {
  name: string;
}

/**
 * Who is covered now and then, in the order of the contract and then of the census. A person who was taken off the census and entered again
 * is the same person by name and birth date.
 */
export function renewalPeople(
  contract: readonly RenewedMember[],
  census: readonly CensusMember[],
  effectiveDate: IsoDate,
): RenewalPerson[] {
  const free = new Map(census.map((member) => [member.id, member]));
  const take = (found: CensusMember | undefined): CensusMember | null => {
    free.delete(found?.id ?? 0);
    return found ?? null;
  };
  const known = contract.map((before) => ({ before, after: take(free.get(before.memberId ?? 0)) }));
  const paired = known.map(({ before, after }) => ({
    before,
    after: after ?? take([...free.values()].find((member) => isSame(before, member))),
  }));
  const people = paired.map(({ before, after }): RenewalPerson => ({
    name: before.firstName,
    now: before.isCovered ? nowOf(before, after) : null,
    then: after && thenOf(after, effectiveDate),
  }));
  const added = [...free.values()].map((member): RenewalPerson => ({
    name: member.firstName || 'Somebody new',
    now: null,
    then: thenOf(member, effectiveDate),
  }));
  return [...people, ...added].filter(({ now, then }) => now !== null || then !== null);
}

const isSame = ({ firstName, birthDate }: RenewedMember, member: CensusMember): boolean =>
  member.dateOfBirth === birthDate && nameToCompare(member.firstName) === nameToCompare(firstName);

/** What bars a person from the tax credit is known of the census only. */
const nowOf = (
  { id, relationship, birthDate, ratedOn, usedTobacco }: RenewedMember,
  after: CensusMember | null,
): RenewalFacts => ({
  id,
  relationship,
  birthDate,
  ratedOn,
  tobacco: usedTobacco ?? false,
  tax: after === null ? NOTHING_BARS : wireOf(TAX_PERSON, after),
});

/** null for someone who takes no medical coverage. */
const thenOf = (member: CensusMember, ratedOn: IsoDate): RenewalFacts | null => {
  const { id, relationship, dateOfBirth, tobacco, lastTobaccoUse } = member;
  return member.medicalStatus === 'Enroll'
    ? {
        ...{ id, relationship, birthDate: dateOfBirth, ratedOn },
        tobacco: tobacco === true && !isUseLongAgo(lastTobaccoUse, ratedOn),
        tax: wireOf(TAX_PERSON, member),
      }
    : null;
};
