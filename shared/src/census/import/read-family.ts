import type { Relationship } from '#shared/census/census-codes';
import { CENSUS_FILE } from '#shared/census/import/census-file';
import { invalidAtRow } from '#shared/census/import/import-fields';
import { READ_AS_CHILD } from '#shared/persons/import/cell-readers';
import { cellText, type ImportRow } from '#shared/persons/import/import-sheet';
import { readRow, type PersonDraft, type ReadRow, type RowFacts } from '#shared/census/import/read-row';
import type { ColumnMapping } from '#shared/census/import/import.record';
import { expectedIn, type ImportField } from '#shared/persons/import/file-columns';
import { namesSomebody } from '#shared/persons/import/read-cell';

export const isFamilyLayout = (mapping: readonly Pick<ColumnMapping, 'Person'>[]): boolean =>
  mapping.some(({ Person }) => Boolean(Person));

/** The people of a row that holds a whole family: the employee first, then whoever has a name or a date of birth in it. */
export function readFamily(row: ImportRow, facts: RowFacts): ReadRow[] {
  const employee = readRow(row, { ...facts, columns: facts.columns.filter(({ Person }) => !Person) });
  employee.draft.RelationshipToSubscriber = 'Self';
  if (row.cells.length < facts.fewestFields) {
    return [employee];
  }
  const persons = [...new Set(facts.columns.flatMap(({ Person }) => (Person ? [Person] : [])))];
  const dependents = persons.flatMap((person) => {
    const columns = facts.columns.filter(({ Person }) => Person === person);
    return namesSomebody(columns, CENSUS_FILE)(row)
      ? [readDependent(row, person, employee, { ...facts, columns, fewestFields: 0 })]
      : [];
  });
  return [employee, ...dependents];
}

/** A dependent has the employee's last name, number, ZIP and elections where no column of its own says otherwise. */
function readDependent(row: ImportRow, person: string, employee: ReadRow, facts: RowFacts): ReadRow {
  const { columns } = facts;
  const has = (field: ImportField) => columns.some(({ Field }) => Field === field);
  const read = readRow(withLastName(row, employee, columns), facts);
  const { draft, errors, warnings } = read;
  const report = (list: ReadRow['errors'], message: string) =>
    list.push({ Row: row.row, Column: person, Found: '', Message: message });
  if (!has('DateOfBirth')) {
    report(errors, invalidAtRow(row.row, expectedIn('DateOfBirth', 'census')));
  }
  if (!has('FullName') && !has('FirstName')) {
    report(errors, invalidAtRow(row.row, expectedIn('FirstName', 'census')));
  }
  if (!has('RelationshipToSubscriber')) {
    draft.RelationshipToSubscriber = relationshipOf(person);
    if (person.startsWith('Dependent')) {
      report(warnings, READ_AS_CHILD);
    }
  }
  read.number = employee.number;
  takeOver(draft, employee.draft, has('FullName') ? SHARED : ['LastName', ...SHARED]);
  return read;
}

const SHARED = ['HomePostalCode', 'MedicalStatus', 'DentalStatus', 'VisionStatus'] as const;

/** Only what the employee's columns say: a field that nobody filled in stays absent. */
function takeOver(draft: PersonDraft, from: PersonDraft, fields: readonly (keyof PersonDraft)[]): void {
  for (const field of fields) {
    if (draft[field] === undefined && from[field] !== undefined) {
      Object.assign(draft, { [field]: from[field] });
    }
  }
}

function relationshipOf(person: string): Relationship {
  return person === 'Spouse' ? 'Spouse' : person === 'Domestic partner' ? 'DomesticPartner' : 'Child';
}

/** A dependent's name is often the first name alone, and the cell for another last name empty. */
function withLastName(row: ImportRow, { draft }: ReadRow, columns: readonly ColumnMapping[]): ImportRow {
  if (!draft.LastName) {
    return row;
  }
  const cells = [...row.cells];
  for (const { Column, Field } of columns) {
    const text = cellText(cells[Column]);
    if (Field === 'LastName' && text === '') {
      cells[Column] = draft.LastName;
    } else if (Field === 'FullName' && text !== '' && !/[\s,]/.test(text)) {
      cells[Column] = `${draft.LastName}, ${text}`;
    }
  }
  return { ...row, cells };
}
