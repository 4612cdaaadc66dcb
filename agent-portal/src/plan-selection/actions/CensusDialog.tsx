import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import { PAGE_SIZE, Pager } from '../../components/Pager.tsx';
import { useIsNarrow } from '../../components/use-is-narrow.ts';
import { CensusCards } from './CensusCards.tsx';
import { CensusTable } from './CensusTable.tsx';

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
  const Members = isNarrow ? CensusCards : CensusTable;
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="lg" aria-labelledby={id}>
      <DialogTitle id={id}>Census</DialogTitle>
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
