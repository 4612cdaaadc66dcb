import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';
import { dottedSsn } from '#shared/formats/ssn';

export const MembersTable = ({ members }: { members: readonly CensusMemberResponse[] }) => (
  <TableContainer tabIndex={0} role="region" aria-label="Census members">
    <Table>
      <TableHead>
        <TableRow>
          <TableCell align="right" aria-label="Employee number">
            #
          </TableCell>
          <TableCell>Name</TableCell>
          <TableCell>Relationship</TableCell>
          <TableCell align="right">Date of birth</TableCell>
          <TableCell align="right">Age</TableCell>
          <TableCell>Gender</TableCell>
          <TableCell>SSN</TableCell>
          <TableCell>Medical</TableCell>
          <TableCell>Dental</TableCell>
          <TableCell>Vision</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {members.map((member) => (
          <TableRow key={member.Id} hover>
            <TableCell align="right">{member.EmployeeNumber}</TableCell>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              {formatName(member)}
            </TableCell>
            <TableCell>{RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}</TableCell>
            <TableCell align="right">{formatDay(member.DateOfBirth)}</TableCell>
            <TableCell align="right">{member.Age}</TableCell>
            <TableCell>{member.Gender ?? 'Not given'}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{member.SSN ? dottedSsn(member.SSN) : 'Not given'}</TableCell>
            <TableCell>{member.MedicalStatus}</TableCell>
            <TableCell>{member.DentalStatus}</TableCell>
            <TableCell>{member.VisionStatus}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
