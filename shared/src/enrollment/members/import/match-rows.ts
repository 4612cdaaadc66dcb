import { personKey } from '#shared/census/census-problems';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import type { EnrollmentMember } from '#shared/enrollment/members/members.record';
import {
  enrollmentHeader,
  type FileRow,
  type FileValues,
  KEY_COLUMNS,
  keyMissing,
  NEW_MEMBER,
  problemIn,
  ROW_REPEATED,
} from '#shared/enrollment/members/import/read-file';
import type { EnrollmentColumn } from '#shared/persons/import/file-columns';
import { formatName } from '#shared/formats/person-name';

export interface MatchedRow {
  member: EnrollmentMember;
  row: FileRow;
}

/**
 * Whose row is whose: by first and last name, relationship and date of birth. A row that fits nobody is refused, since an import adds
 * nobody; so is a second row of the same member.
 * Source: spec 001 section 5, "new members cannot be added by import".
 */
export function matchRows(
  rows: readonly FileRow[],
  members: readonly EnrollmentMember[],
): { matched: MatchedRow[]; errors: ImportProblem[] } {
  const waiting = new Map<string, EnrollmentMember[]>();
  for (const member of members) {
    waiting.set(keyOf(member), [...(waiting.get(keyOf(member)) ?? []), member]);
  }
  const matched: MatchedRow[] = [];
  const errors = rows.flatMap(missingKeyErrors);
  for (const row of rows.filter(isNamed)) {
    const known = waiting.get(keyOf(row.values));
    const member = known?.shift();
    if (member) {
      matched.push({ member, row });
    } else {
      errors.push(problemIn(row.row, 'FirstName', formatName(row.values), known ? ROW_REPEATED : NEW_MEMBER));
    }
  }
  return { matched, errors };
}

/** Rows whose names or dates could not be read are refused for that already. */
type NamedRow = FileRow & { values: FileValues & Named };
type Named = Pick<EnrollmentMember, 'FirstName' | 'LastName' | 'DateOfBirth' | 'RelationshipToSubscriber'>;

const isNamed = (row: FileRow): row is NamedRow => missingKeys(row.values).length === 0;

const keyOf = (person: Named): string => `${personKey(person)}|${person.RelationshipToSubscriber}`;

const missingKeys = (values: FileValues): EnrollmentColumn[] =>
  KEY_COLUMNS.filter((key) => values[key] === undefined || values[key] === '');

/** A cell that could not be read has its own error already. */
const missingKeyErrors = ({ row, values, errors }: FileRow): ImportProblem[] =>
  missingKeys(values)
    .filter((key) => errors.every(({ Column }) => Column !== enrollmentHeader(key)))
    .map((key) => problemIn(row, key, '', keyMissing(enrollmentHeader(key))));
