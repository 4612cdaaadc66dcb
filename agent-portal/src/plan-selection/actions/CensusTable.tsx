import { TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { ScrollTable } from '../../components/ScrollTable.tsx';

export interface CensusMembersProps {
  members: readonly CensusMemberResponse[];
  /** PlanDisplayName by PlanId, for the assigned plans. */
  planNames: ReadonlyMap<number, string>;
}

/** The census members, read-only, one per row. */
export const CensusTable = ({ members, planNames }: CensusMembersProps) => (
  <ScrollTable label="Census members">
    <TableHead>
      <TableRow>
        <TableCell align="right">Employee</TableCell>
        <TableCell>Name</TableCell>
        <TableCell>Relationship</TableCell>
        <TableCell align="right">Age</TableCell>
        {['Medical', 'Dental', 'Vision', 'Plan'].map((head) => (
          <TableCell key={head}>{head}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {members.map((member) => (
        <TableRow key={member.Id}>
          <TableCell align="right" sx={FIGURE}>
            {member.EmployeeNumber}
          </TableCell>
          <TableCell component="th" scope="row">
            {member.FirstName} {member.LastName}
          </TableCell>
          <TableCell>{RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}</TableCell>
          <TableCell align="right" sx={FIGURE}>
            {member.Age}
          </TableCell>
          <TableCell>{member.MedicalStatus}</TableCell>
          <TableCell>{member.DentalStatus}</TableCell>
          <TableCell>{member.VisionStatus}</TableCell>
          <TableCell>{planNames.get(member.AssignedPlan ?? 0) ?? ''}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </ScrollTable>
);

const FIGURE = { fontVariantNumeric: 'tabular-nums' } as const;
