import { counted } from '#shared/formats/text';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { formatName } from '#shared/formats/person-name';
import type { CensusRow } from './census-list.ts';
import type { EditTarget } from './member-form.ts';

/** The editor's title. */
export function editorTitle(target: EditTarget, members: readonly CensusMemberResponse[]): string {
  if (target.kind === 'stored') {
    const member = members.find(({ Id }) => Id === target.id);
    return member ? `Edit ${formatName(member)}` : 'Edit member';
  }
  if (target.relationship === 'Self') {
    return `New employee, number ${target.employeeNumber}`;
  }
  const employee = members.find(
    (member) => member.EmployeeNumber === target.employeeNumber && member.RelationshipToSubscriber === 'Self',
  );
  return employee ? `New dependent of ${formatName(employee)}` : 'New dependent';
}

/** "Ada Lovelace, employee": how buttons and screen readers name a row. */
export const rowName = ({ name, member }: CensusRow): string =>
  `${name}, ${RELATIONSHIP_LABELS[member.RelationshipToSubscriber].toLowerCase()}`;

/** @param count with the dependents who leave with an employee */
export const removalQuestion = (name: string, count: number): string =>
  `${count === 1 ? name : `${name} and ${counted(count - 1, 'dependent')}`} will be removed from the census. You can undo it right afterwards.`;

export const removedText = (names: readonly string[]): string =>
  names.length === 1
    ? `${names[0]} has been removed.`
    : `${names[0]} and ${counted(names.length - 1, 'dependent')} have been removed.`;

/** Shown after waiving an employee's dental coverage. */
export const waivedAlongText = (count: number): string =>
  `Dental has been set to waive for ${counted(count, 'dependent')} too, because the employee waives it.`;
