import { personKey } from '#shared/census/census-problems';
import type { CensusMember } from '../../../quoting/group-census/census-member.entity.ts';

/** Equal for rows that mean the same person: somebody may be an employee in one household and a spouse in another. */
export const personKeyOf = ({
  firstName,
  lastName,
  dateOfBirth,
}: Pick<CensusMember, 'firstName' | 'lastName' | 'dateOfBirth'>): string =>
  personKey({ FirstName: firstName, LastName: lastName, DateOfBirth: dateOfBirth });
