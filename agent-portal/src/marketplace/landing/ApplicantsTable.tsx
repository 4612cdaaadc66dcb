import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import { TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { formatDay } from '#shared/formats/auto-date';
import { applicantRelationship } from '#shared/marketplace/eligibility-problem';
import type { Applicant } from '#shared/marketplace/marketplace.record';
import { ToneChip } from '#web/status/ToneChip';
import { ScrollTable } from '../../components/ScrollTable.tsx';

/** Who is on the application, and who may enroll. */
export const ApplicantsTable = ({ applicants }: { applicants: readonly Applicant[] }) => (
  <ScrollTable label="People on the application" title stacked="sm">
    <TableHead>
      <TableRow>
        <TableCell>Name</TableCell>
        <TableCell>Relationship</TableCell>
        <TableCell>Date of birth</TableCell>
        <TableCell>Cost-sharing level</TableCell>
        <TableCell>Eligibility</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {applicants.map(({ ApplicantId, FirstName, LastName, Relationship, DateOfBirth, CsrLevel, IsEligible }) => (
        <TableRow key={ApplicantId}>
          <TableCell component="th" scope="row">
            {FirstName} {LastName}
          </TableCell>
          <TableCell data-label="Relationship">{applicantRelationship(Relationship)}</TableCell>
          <TableCell data-label="Date of birth">{formatDay(DateOfBirth)}</TableCell>
          <TableCell data-label="Cost-sharing level">{CsrLevel}</TableCell>
          <TableCell>
            {IsEligible ? (
              <ToneChip size="small" look={['success', CheckCircleIcon]} label="Eligible" />
            ) : (
              <ToneChip size="small" look={['warning', BlockIcon]} label="Not eligible" />
            )}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </ScrollTable>
);
