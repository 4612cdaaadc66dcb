import { Box, Stack, Typography } from '@mui/material';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';
import { dottedSsn } from '#shared/formats/ssn';

/** The members on a narrow screen. */
export const MemberCards = ({ members }: { members: readonly CensusMemberResponse[] }) => (
  <Stack component="ul" aria-label="Census members" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {members.map((member) => (
      <Box component="li" key={member.Id} sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {formatName(member)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}, employee number ${member.EmployeeNumber}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`Born ${formatDay(member.DateOfBirth)}, age ${member.Age}${member.SSN ? `, SSN ${dottedSsn(member.SSN)}` : ''}`}
        </Typography>
        <Typography variant="body2">
          {`Medical: ${member.MedicalStatus}, dental: ${member.DentalStatus}, vision: ${member.VisionStatus}`}
        </Typography>
      </Box>
    ))}
  </Stack>
);
