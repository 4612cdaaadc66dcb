import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import { useIsBelow } from '#web/theme/use-is-below';
import { PAGE_SIZE, Pager } from '../../components/Pager.tsx';
import { ColumnsTable } from '../../components/ScrollTable.tsx';

interface CensusDialogProps {
  quoteId: number;
  members: readonly CensusMemberResponse[];
  /** PlanDisplayName by PlanId, for the assigned plans. */
  planNames: ReadonlyMap<number, string>;
  onClose: () => void;
}

/** The census behind the prices, without leaving plan selection. */
export function CensusDialog({ quoteId, members, planNames, onClose }: CensusDialogProps) {
  const isNarrow = useIsBelow('md');
  const [page, setPage] = useState(1);
  const shown = members.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const Members = isNarrow ? CensusCards : CensusTable;
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="lg">
      <DialogTitle>Census</DialogTitle>
      <DialogContent>
        <Members members={shown} planNames={planNames} />
        <Pager total={members.length} page={page} noun="members" onChange={setPage} />
      </DialogContent>
      <DialogActions>
        <Button component={RouterLink} to={groupCensusPath(quoteId)}>
          Open the census
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          Back to plans
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The census members on a narrow screen: a few lines each, dependents below their employee. */
const CensusCards = ({ members, planNames }: CensusMembersProps) => (
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

interface CensusMembersProps {
  members: readonly CensusMemberResponse[];
  /** PlanDisplayName by PlanId, for the assigned plans. */
  planNames: ReadonlyMap<number, string>;
}

/** The census members, read-only, one per row. */
const CensusTable = ({ members, planNames }: CensusMembersProps) => (
  <ColumnsTable
    label="Census members"
    rows={members}
    keyOf={({ Id }) => Id}
    columns={[
      { label: 'Employee', isFigure: true, cell: ({ EmployeeNumber }) => EmployeeNumber },
      { label: 'Name', isName: true, cell: ({ FirstName, LastName }) => `${FirstName} ${LastName}` },
      { label: 'Relationship', cell: ({ RelationshipToSubscriber }) => RELATIONSHIP_LABELS[RelationshipToSubscriber] },
      { label: 'Age', isFigure: true, cell: ({ Age }) => Age },
      { label: 'Medical', cell: ({ MedicalStatus }) => MedicalStatus },
      { label: 'Dental', cell: ({ DentalStatus }) => DentalStatus },
      { label: 'Vision', cell: ({ VisionStatus }) => VisionStatus },
      { label: 'Plan', cell: ({ AssignedPlan }) => planNames.get(AssignedPlan ?? 0) },
    ]}
  />
);
