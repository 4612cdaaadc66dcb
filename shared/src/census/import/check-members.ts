import type { CensusMemberRequest } from '#shared/census/census.record';
import type { ColumnMapping } from '#shared/census/import/import.record';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import { type ImportField, masked } from '#shared/persons/import/file-columns';
import type { CensusFacts, CensusPerson, CensusProblem, CensusRuleField } from '#shared/census/census-member';
import { censusProblems, DUPLICATE_MEMBER, DUPLICATE_SSN } from '#shared/census/census-problems';
import { NO_SUBSCRIBER, withDentalWaivedByHousehold } from '#shared/census/household-rules';
import { columnName } from '#shared/census/import/census-file';
import { censusHeader } from '#shared/census/import/import-fields';
import * as message from '#shared/census/import/import-fields';
import type { ReadRow } from '#shared/census/import/read-row';
import { formatDay } from '#shared/formats/auto-date';

/** A row with the member that it became; null when something in the row is wrong. */
export interface ReadMember extends ReadRow {
  member: CensusMemberRequest | null;
}

interface RowMember {
  row: number;
  columns: readonly ColumnMapping[];
  member: CensusMemberRequest;
}

interface Checked {
  members: RowMember[];
  errors: ImportProblem[];
  warnings: ImportProblem[];
}

/** Applies the census rules to what was read. Rows that are wrong in themselves do not make their families wrong too. */
export function checkMembers(read: readonly ReadMember[], facts: CensusFacts): Checked {
  const whole = read.flatMap(({ row, columns, member }): RowMember[] => (member ? [{ row, columns, member }] : []));
  const waived = withDentalWaivedByHousehold(whole.map(({ member }) => toPerson(member)));
  const members = whole.map(({ row, columns, member }, index) => ({
    row,
    columns,
    member: { ...member, DentalStatus: waived[index]!.DentalStatus },
  }));
  const somethingUnread = read.some(({ member }) => member === null);
  const problems = censusProblems(waived, facts).filter(
    // The employee may be the row that could not be read. Number 0 has none: it stands above the first employee.
    ({ index, message: text }) => text !== NO_SUBSCRIBER || !somethingUnread || waived[index]!.EmployeeNumber === 0,
  );
  const faulty = new Set(problems.map(({ index }) => index));
  return {
    members: members.filter((_, index) => !faulty.has(index)),
    errors: problems.map((problem) => toError(problem, members)),
    warnings: whole.flatMap(({ row, columns, member }, index) =>
      member.DentalStatus === waived[index]!.DentalStatus
        ? []
        : [
            {
              Row: row,
              Column: nameOf('DentalStatus', columns),
              Found: member.DentalStatus,
              Message: message.DENTAL_SET_TO_WAIVE,
            },
          ],
    ),
  };
}

/** As the census rules see a member of an import: the SSN itself tells duplicates. */
export const toPerson = (member: CensusMemberRequest): CensusPerson => ({ ...member, ssnKey: member.SSN ?? null });

function toError(problem: CensusProblem, members: readonly RowMember[]): ImportProblem {
  const { row, columns: mapping, member } = members[problem.index]!;
  const isHousehold = problem.field === 'EmployeeNumber';
  const field = isHousehold && !hasColumn('EmployeeNumber', mapping) ? 'RelationshipToSubscriber' : problem.field;
  const found = isHousehold ? member.RelationshipToSubscriber : (member[problem.field] ?? '');
  return {
    Row: row,
    Column: nameOf(field, mapping),
    Found: masked(formatDay(String(found)), field),
    Message: importMessage(problem, members),
  };
}

/** Some rules speak of the census; in a file they must speak of rows. */
function importMessage({ index, otherIndex, message: text }: CensusProblem, members: readonly RowMember[]): string {
  const [row, other] = [members[index]!.row, members[otherIndex ?? index]!.row];
  if (text === DUPLICATE_MEMBER) {
    return message.duplicateRecords(other, row);
  }
  if (text === DUPLICATE_SSN) {
    return message.duplicateSsn(other, row);
  }
  return text === NO_SUBSCRIBER ? `${text} ${message.EMPLOYEE_FIRST}` : text;
}

const hasColumn = (field: ImportField, mapping: readonly ColumnMapping[]): boolean =>
  mapping.some(({ Field }) => Field === field);
const nameOf = (field: CensusRuleField, mapping: readonly ColumnMapping[]): string => {
  const column = mapping.find(({ Field }) => Field === field);
  return column ? columnName(column) : censusHeader(field);
};
