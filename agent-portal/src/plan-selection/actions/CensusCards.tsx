import { Box, Typography } from '@mui/material';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { CensusMembersProps } from './CensusTable.tsx';

/** The members of the census on a narrow screen: a few lines each, dependents below their employee. */
export const CensusCards = ({ members, planNames }: CensusMembersProps) => (
  <Box component="ul" aria-label="Census members" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {members.map((member) => (
      <Box
        component="li"
        key={member.Id}
        sx={{
          py: 1,
          pl: member.RelationshipToSubscriber === 'Self' ? 0 : 2,
          borderBottom: 1,
          borderColor: 'divider',
          overflowWrap: 'anywhere',
        }}
      >
        <Typography variant="subtitle2" component="p">
          {member.FirstName} {member.LastName}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}, employee number {member.EmployeeNumber}, age{' '}
          {member.Age}
        </Typography>
        <Typography variant="body2">{coverageText(member)}</Typography>
        {planNames.has(member.AssignedPlan ?? 0) && (
          <Typography variant="body2">Plan: {planNames.get(member.AssignedPlan ?? 0)}</Typography>
        )}
      </Box>
    ))}
  </Box>
);

/** "Medical Enroll, dental Waive, vision Waive". */
const coverageText = ({ MedicalStatus, DentalStatus, VisionStatus }: CensusMemberResponse): string =>
  `Medical ${MedicalStatus}, dental ${DentalStatus}, vision ${VisionStatus}`;
