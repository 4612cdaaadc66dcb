import { headerMeaning, type HeaderMeaning } from '#shared/census/import/header-meaning';
import { plainHeader } from '#shared/persons/import/person-column';

/** Whom of the family a column is about, as people read it: "Spouse", "Child 2". The employee's own columns have none. */
export interface FamilyColumn {
  person: string | null;
  meaning: HeaderMeaning;
}

const PARTNER = /^(?:spouse s|spouse partner|spouse|sp|wife|husband)(?: (.*))?$/;
const DOMESTIC_PARTNER = /^(?:domestic partner|partner|dp)(?: (.*))?$/;
const CHILD = /^(?:child|ch|kid|son|daughter) (\d{1,2})(?: (.*))?$/;
const CHILD_NUMBERED_LAST = /^(?:child|ch|kid) (.+) (\d{1,2})$/;
const DEPENDENT = /^(?:dependent|dependant|dep) (\d{1,2})(?: (.*))?$/;
const DEPENDENT_NUMBERED_LAST = /^(?:dependent|dependant|dep) (.+) (\d{1,2})$/;
const EMPLOYEE = /^(?:employee|ee|emp|subscriber|insured|member)(?: (.*))?$/;

/**
 * What the headers mean in a file with one row for each family: employee, spouse and children in columns. Null for a file with a row
 * for each person, which has a column of relationships or names nobody but the row's own person.
 */
export function familyColumns(headers: readonly string[]): FamilyColumn[] | null {
  const columns = headers.map(familyColumn);
  const hasPeople = columns.some(({ person, meaning }) => person !== null && meaning === 'DateOfBirth');
  const hasRelationship = columns.some(
    ({ person, meaning }) => person === null && meaning === 'RelationshipToSubscriber',
  );
  return hasPeople && !hasRelationship ? columns : null;
}

function familyColumn(header: string): FamilyColumn {
  const plain = plainHeader(header.replaceAll(/([a-zA-Z])(\d)/g, '$1 $2').replaceAll(/(\d)([a-zA-Z])/g, '$1 $2'));
  const spouse = PARTNER.exec(plain);
  if (spouse) {
    return { person: 'Spouse', meaning: meaningOf(spouse[1]) };
  }
  const domestic = DOMESTIC_PARTNER.exec(plain);
  if (domestic) {
    return { person: 'Domestic partner', meaning: meaningOf(domestic[1]) };
  }
  const child = CHILD.exec(plain);
  if (child) {
    return { person: `Child ${Number(child[1])}`, meaning: meaningOf(child[2]) };
  }
  const childLast = CHILD_NUMBERED_LAST.exec(plain);
  if (childLast) {
    return { person: `Child ${Number(childLast[2])}`, meaning: meaningOf(childLast[1]) };
  }
  const dependent = DEPENDENT.exec(plain);
  if (dependent) {
    return { person: `Dependent ${Number(dependent[1])}`, meaning: meaningOf(dependent[2]) };
  }
  const dependentLast = DEPENDENT_NUMBERED_LAST.exec(plain);
  if (dependentLast) {
    return { person: `Dependent ${Number(dependentLast[2])}`, meaning: meaningOf(dependentLast[1]) };
  }
  const known = headerMeaning(header);
  const employee = known === null || known === 'seeValues' ? EMPLOYEE.exec(plain) : null;
  return { person: null, meaning: employee ? meaningOf(employee[1]) : known };
}

/** "Spouse" alone stands above names. */
const meaningOf = (rest: string | undefined): HeaderMeaning => {
  const meaning = rest ? headerMeaning(rest) : 'FullName';
  return meaning === 'seeValues' ? null : meaning;
};
