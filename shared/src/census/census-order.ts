import type { CensusPerson } from '#shared/census/census-member';
import type { Relationship } from '#shared/census/census-codes';

const PLACE: Record<Relationship, number> = { Self: 0, Spouse: 1, DomesticPartner: 1, Child: 2 };

type OrderedPerson = Pick<CensusPerson, 'Id' | 'EmployeeNumber' | 'RelationshipToSubscriber'>;

/**
 * The order of a census: unsaved members last, then by employee number, then employee, spouse or domestic partner,
 * children; children in the order in which they were added.
 * Source: spec 002 section 9, "Census sort".
 */
export function compareCensus(one: OrderedPerson, other: OrderedPerson): number {
  return (
    Number(one.Id === 0) - Number(other.Id === 0) ||
    one.EmployeeNumber - other.EmployeeNumber ||
    PLACE[one.RelationshipToSubscriber] - PLACE[other.RelationshipToSubscriber] ||
    one.Id - other.Id
  );
}

/** Returns a sorted copy. Rows that compare equal keep their order. */
export const inCensusOrder = <T extends OrderedPerson>(members: readonly T[]): T[] => [...members].sort(compareCensus);
