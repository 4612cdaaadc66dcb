import { HOUSEHOLD_LABELS, type Relationship } from '#shared/census/census-codes';
import { formatName, type NameParts } from '#shared/formats/person-name';

const DEPENDENTS: readonly Relationship[] = ['Spouse', 'DomesticPartner', 'Child'];
export const DEPENDENT_CHOICES = DEPENDENTS.map((value) => ({ value, label: HOUSEHOLD_LABELS[value] }));

type Person = { RelationshipToSubscriber: Relationship } & NameParts;

/** "Applicant", "Spouse", or "Child 2" where there are several. */
export function memberLabel(members: readonly Person[], index: number): string {
  const relationship = members[index]?.RelationshipToSubscriber;
  // Just removed: the list is ahead of its rows for one render.
  if (relationship === undefined) {
    return '';
  }
  const alike = members.filter((member) => member.RelationshipToSubscriber === relationship);
  const label = HOUSEHOLD_LABELS[relationship];
  return alike.length === 1 ? label : `${label} ${alike.indexOf(members[index]!) + 1}`;
}

/** For a message about the person: the name if there is one. A last name alone may be everyone's. */
export function memberName(members: readonly Person[], index: number): string {
  const { FirstName, LastName } = members[index]!;
  return FirstName?.trim() ? formatName({ FirstName, LastName }) : memberLabel(members, index);
}
