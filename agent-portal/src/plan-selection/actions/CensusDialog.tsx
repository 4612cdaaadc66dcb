import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { CensusMemberResponse } from '#shared/contract/census';
import { groupCensusPath } from '#shared/quotes/next-step';
import { PAGE_SIZE, Pager } from '../../components/Pager.tsx';
import { ScrollTable } from '../../components/ScrollTable.tsx';
import { useIsNarrow } from '../../components/use-is-narrow.ts';

interface CensusDialogProps {
  quoteId: number;
  members: readonly CensusMemberResponse[];
  /** PlanDisplayName by PlanId, for the assigned plans. */
  planNames: ReadonlyMap<number, string>;
  onClose: () => void;
}

/** The census on which the prices are based, without leaving the plans. */
export function CensusDialog({ quoteId, members, planNames, onClose }: CensusDialogProps) {
  const id = useId();
  const isNarrow = useIsNarrow();
  const [page, setPage] = useState(1);
  const shown = members.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="lg" aria-labelledby={id}>
      <DialogTitle id={id}>Census</DialogTitle>
      <DialogContent>
        <ScrollTable label="Census members">
          <TableHead>
            <TableRow>
              {['Employee', 'Name', 'Relationship', 'Age', 'Medical', 'Dental', 'Vision', 'Plan'].map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((member) => (
              <TableRow key={member.Id}>
                <TableCell>{member.EmployeeNumber}</TableCell>
                <TableCell component="th" scope="row">
                  {member.FirstName} {member.LastName}
                </TableCell>
                <TableCell>{RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}</TableCell>
                <TableCell>{member.Age}</TableCell>
                <TableCell>{member.MedicalStatus}</TableCell>
                <TableCell>{member.DentalStatus}</TableCell>
                <TableCell>{member.VisionStatus}</TableCell>
                <TableCell>{planNames.get(member.AssignedPlan ?? 0) ?? ''}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </ScrollTable>
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
