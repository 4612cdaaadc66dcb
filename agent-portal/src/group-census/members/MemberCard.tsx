import { Box, Paper, Stack, Typography } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { formatDay } from '#shared/formats/auto-date';
import { dottedSsn } from '#shared/formats/ssn';
import type { CensusRow } from './census-list.ts';
import { CoverageMark } from './CoverageMark.tsx';
import type { MemberProblem } from './member-problems.ts';
import { RowButtons, rowId, type RowActions } from './MemberRow.tsx';
import { RowProblems } from './RowProblems.tsx';

interface MemberCardProps {
  row: CensusRow;
  problems: readonly MemberProblem[] | undefined;
  actions: RowActions | null;
}

export const MemberCard = memo(function MemberCard({ row, problems, actions }: MemberCardProps) {
  const { member, name } = row;
  const isDependent = member.RelationshipToSubscriber !== 'Self';
  return (
    <Paper
      component="li"
      id={rowId(member.Id)}
      tabIndex={-1}
      variant="outlined"
      sx={{ listStyle: 'none', p: 1.5, ml: isDependent ? 2 : 0, mt: isDependent ? -0.5 : 0 }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}, employee number {member.EmployeeNumber}
          </Typography>
        </Box>
        {actions && (
          <Box sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}>
            <RowButtons row={row} actions={actions} />
          </Box>
        )}
      </Stack>
      <Box
        component="dl"
        sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))', gap: 1 }}
      >
        <Fact label="Born">{formatDay(member.DateOfBirth)}</Fact>
        <Fact label="Age">{member.Age}</Fact>
        <Fact label="Gender">{member.Gender ?? 'Not given'}</Fact>
        <Fact label="Medical">
          <CoverageMark status={member.MedicalStatus} />
        </Fact>
        <Fact label="Dental">
          <CoverageMark status={member.DentalStatus} />
        </Fact>
        <Fact label="Vision">
          <CoverageMark status={member.VisionStatus} />
        </Fact>
        <Fact label="Tobacco">{row.tobacco}</Fact>
        <Fact label="SSN">{member.SSN ? dottedSsn(member.SSN) : 'Not given'}</Fact>
      </Box>
      {problems && (
        <Box sx={{ mt: 1 }}>
          <RowProblems problems={problems} />
        </Box>
      )}
    </Paper>
  );
});

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Typography variant="caption" component="dt" color="textSecondary">
      {label}
    </Typography>
    <Typography
      variant="body2"
      component="dd"
      sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  </div>
);
