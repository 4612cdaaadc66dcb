import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { CensusMemberRequest } from '#shared/census/census.record';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';

const SHOWN = 5;

/** The first members as they would be saved, so that a wrong column is seen before it is written. */
export const MembersPreview = ({ members }: { members: readonly CensusMemberRequest[] }) => (
  <Box component="section" aria-label="Members as they will be saved">
    <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
      {members.length > SHOWN
        ? `Preview of the first ${SHOWN} of ${members.length.toLocaleString('en-US')} members`
        : 'Preview'}
    </Typography>
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Preview of the members">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Relationship</TableCell>
            <TableCell>Name</TableCell>
            <TableCell align="right">Date of birth</TableCell>
            <TableCell>Gender</TableCell>
            <TableCell>Medical</TableCell>
            <TableCell>Dental</TableCell>
            <TableCell>Vision</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {members.slice(0, SHOWN).map((member, index) => (
            <TableRow key={index}>
              <TableCell>{RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}</TableCell>
              <TableCell>{formatName(member)}</TableCell>
              <TableCell align="right">{formatDay(member.DateOfBirth)}</TableCell>
              <TableCell>{member.Gender ?? ''}</TableCell>
              <TableCell>{member.MedicalStatus}</TableCell>
              <TableCell>{member.DentalStatus}</TableCell>
              <TableCell>{member.VisionStatus}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  </Box>
);
