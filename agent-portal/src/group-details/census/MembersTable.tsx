import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';
import { dottedSsn } from '#shared/formats/ssn';
import { RecordName } from '../../components/RecordName.tsx';
import { RecordTable, type RecordColumn } from '../../components/RecordTable.tsx';

const COLUMNS: readonly RecordColumn<CensusMemberResponse>[] = [
  { label: 'Employee', align: 'right', isExtra: true, cell: ({ EmployeeNumber }) => EmployeeNumber },
  { label: 'Name', isName: true, cell: (member) => <RecordName name={formatName(member)} /> },
  { label: 'Relationship', cell: ({ RelationshipToSubscriber }) => RELATIONSHIP_LABELS[RelationshipToSubscriber] },
  { label: 'Date of birth', align: 'right', cell: ({ DateOfBirth }) => formatDay(DateOfBirth) },
  { label: 'Age', align: 'right', cell: ({ Age }) => Age },
  { label: 'Gender', isExtra: true, cell: ({ Gender }) => Gender ?? 'Not given' },
  { label: 'SSN', isOneLine: true, cell: ({ SSN }) => (SSN ? dottedSsn(SSN) : 'Not given') },
  { label: 'Medical', cell: ({ MedicalStatus }) => MedicalStatus },
  { label: 'Dental', cell: ({ DentalStatus }) => DentalStatus },
  { label: 'Vision', cell: ({ VisionStatus }) => VisionStatus },
];

interface MembersTableProps {
  members: readonly CensusMemberResponse[];
  isLoading: boolean;
}

export const MembersTable = ({ members, isLoading }: MembersTableProps) => (
  <RecordTable
    label="Census members"
    rows={members}
    keyOf={({ Id }) => Id}
    columns={COLUMNS}
    isLoading={isLoading}
    card={{
      details: (member) => (
        <>
          {`${RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}, employee number ${member.EmployeeNumber}`}
          <br />
          {`Born ${formatDay(member.DateOfBirth)}, age ${member.Age}${member.SSN ? `, SSN ${dottedSsn(member.SSN)}` : ''}`}
          <br />
          {`Medical: ${member.MedicalStatus}, dental: ${member.DentalStatus}, vision: ${member.VisionStatus}`}
        </>
      ),
    }}
  />
);
