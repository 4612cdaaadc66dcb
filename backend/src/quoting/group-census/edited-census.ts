import type { CensusFacts, CensusPerson, CensusProblem } from '#shared/census/census-member';
import { censusProblems } from '#shared/census/census-problems';
import {
  UNCHANGEABLE,
  type CensusMemberRequest,
  type CensusMemberResponse,
  type SentCensusMember,
} from '#shared/census/census.record';
import { sentHomeZip } from '#shared/census/home-address';
import type { WrittenColumns } from './census-columns.ts';
import type { CensusMember } from './census-member.table.ts';
import { memberRefused } from './rule-broken.ts';
import { asChanged } from './sent-back.ts';

/** What is to be stored. @throws INVALID_INPUT, RULE_BROKEN for an address of which a census keeps a part only */
export function toStore(
  sent: SentCensusMember,
  member: CensusMember,
  answered: CensusMemberResponse,
): CensusMemberRequest {
  const { HomeAddress: _home, ...request } = asChanged(sent, answered, UNCHANGEABLE);
  const home = sentHomeZip(sent, member.homePostalCode);
  if ('message' in home) {
    throw memberRefused([{ index: 0, ...home }]);
  }
  return { ...request, HomePostalCode: home.zip };
}

interface Edit {
  id: number;
  columns: WrittenColumns;
  waiving: readonly CensusMember[];
}

export const dependentsWaiving = (
  stored: readonly CensusMember[],
  id: number,
  columns: WrittenColumns,
): CensusMember[] =>
  columns.relationship === 'Self' && columns.dentalStatus === 'Waive'
    ? stored.filter(
        (row) =>
          row.id !== id &&
          row.employeeNumber === columns.employeeNumber &&
          row.relationship !== 'Self' &&
          row.dentalStatus === 'Enroll',
      )
    : [];

export const editedCensus = (stored: readonly CensusMember[], { id, columns, waiving }: Edit): CensusMember[] =>
  stored.map((row) =>
    row.id === id ? { ...row, ...columns } : waiving.includes(row) ? { ...row, dentalStatus: 'Waive' } : row,
  );

/** All errors of the edited row, and errors that the edit causes in other rows; existing errors elsewhere do not block it. */
export function problemsOfEdit(
  { before, after }: { before: CensusPerson[]; after: CensusPerson[] },
  id: number,
  facts: CensusFacts,
): CensusProblem[] {
  const keyOf = ({ index, field, message }: CensusProblem) => `${index}|${field}|${message}`;
  const known = new Set(censusProblems(before, facts).map(keyOf));
  return censusProblems(after, facts).filter(
    (problem) => after[problem.index]?.Id === id || !known.has(keyOf(problem)),
  );
}
