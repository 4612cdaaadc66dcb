import { Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { MAX_ASSIGNMENTS } from '#shared/sales/assignment.record';
import { SelectionBar } from '../work-table/SelectionBar.tsx';
import type { GroupQuoteRecord } from './group-quotes.api.ts';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { useBulkAssignment } from './use-bulk-assignment.ts';

const TOO_MANY = `At most ${MAX_ASSIGNMENTS} quotes at a time.`;

/** Claims or releases the rows that are selected. */
export function BulkAssignment() {
  const { selectedIds } = useListContext<GroupQuoteRecord>();
  const { claim, release, partlyClaimed } = useBulkAssignment();
  const isTooMany = selectedIds.length > MAX_ASSIGNMENTS;
  const isOut = isTooMany || selectedIds.length === 0;
  return (
    <>
      <SelectionBar label="Selected quotes" most={MAX_ASSIGNMENTS}>
        {isTooMany && (
          <Typography variant="body2" role="alert">
            {TOO_MANY}
          </Typography>
        )}
        <Button size="small" variant="contained" disabled={isOut} onClick={() => void claim()}>
          Claim
        </Button>
        <Button size="small" variant="outlined" disabled={isOut} onClick={release}>
          Release
        </Button>
      </SelectionBar>
      {partlyClaimed && <OutcomeDialog {...partlyClaimed} />}
    </>
  );
}
