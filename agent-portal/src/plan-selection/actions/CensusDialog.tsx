import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import { useIsBelow } from '#web/theme/use-is-below';
import { PAGE_SIZE, Pager } from '../../components/Pager.tsx';
import { ScrollTable } from '../../components/ScrollTable.tsx';

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
