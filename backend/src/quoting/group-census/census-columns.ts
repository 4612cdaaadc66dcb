import { randomUUID } from 'node:crypto';
import type { CensusMemberRequest } from '#shared/census/census.record';
import { parseSsn } from '#shared/formats/ssn';
import { CENSUS_PERSON } from '#shared/persons/person.record';
import type { Columns, Wire } from '#shared/records/field';
import { blankOf, columnsAfter, columnsOf } from '#shared/records/rows';
import type { CensusMember } from './census-member.table.ts';
import type { CensusSsn } from './census-ssn.ts';

/** Every column of a member that users can write. */
export type WrittenColumns = Columns<typeof CENSUS_PERSON> & Pick<CensusMember, 'rowKey' | 'ssnSealed'>;

/** A new member. The SSN is encrypted once the row has an id. */
export type NewMember = Omit<WrittenColumns, 'ssnSealed'> & {
  /** Nine digits. */
  ssn: string | null;
};

export const newMemberOf = (request: CensusMemberRequest): NewMember => ({
  ...columnsAfter(CENSUS_PERSON, request, BLANK_COLUMNS),
  rowKey: randomUUID(),
  ssn: parseSsn(request.SSN ?? ''),
});

/** The columns after an edit: optional fields that were not sent are unchanged. */
export function editedColumns(request: CensusMemberRequest, stored: CensusMember, ssn: CensusSsn): WrittenColumns {
  const { id, rowKey } = stored;
  const ssnSealed = request.SSN === undefined ? stored.ssnSealed : ssn.seal(id, request.SSN);
  return { ...columnsAfter(CENSUS_PERSON, request, stored), rowKey, ssnSealed };
}

/** Of a person of whom nothing is known. */
export const BLANK_COLUMNS = columnsOf(CENSUS_PERSON, blankOf(CENSUS_PERSON) as Wire<typeof CENSUS_PERSON>);

/** Names of the fields that an edit changes. */
export function changedFields(member: CensusMember, columns: WrittenColumns): string[] {
  const names = (Object.keys(columns) as (keyof WrittenColumns)[]).filter((name) => member[name] !== columns[name]);
  return names.map((name) => (name === 'ssnSealed' ? 'ssn' : name));
}
