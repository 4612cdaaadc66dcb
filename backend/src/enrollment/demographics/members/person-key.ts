import { personKey } from '#shared/census/census-problems';
import type { CensusMember } from '../../../quoting/group-census/census-member.table.ts';

/** Same for rows of the same person, who may be an employee in one household and a spouse in another. */
export const personKeyOf = ({
  firstName,
  lastName,
  dateOfBirth,
}: Pick<CensusMember, 'firstName' | 'lastName' | 'dateOfBirth'>): string =>
  personKey({ FirstName: firstName, LastName: lastName, DateOfBirth: dateOfBirth });
