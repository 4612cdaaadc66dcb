import { Box } from '@mui/material';
import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import { RenewalPackageButton } from '../../components/proposal-file/RenewalPackageButton.tsx';
import { NextStepButton } from './NextStepButton.tsx';

interface RowActionsProps {
  row: DashboardRow;
  /** The row stands for the renewal of its group, not for its newest quote. */
  forRenewal?: boolean;
}

/**
 * The next step first, then what can be fetched: the package of a renewal, which for a renewal that is coming stands among
 * the upcoming ones.
 */
export const RowActions = ({ row, forRenewal = false }: RowActionsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
    <Box sx={{ minWidth: forRenewal ? 152 : 0 }}>
      <NextStepButton row={row} forRenewal={forRenewal} />
    </Box>
    {(forRenewal || !row.IR) && row.IAG && row.LQID !== null && (
      <RenewalPackageButton
        quoteId={row.LQID}
        groupName={row.G.GN}
        size="small"
        color="secondary"
        sx={{ whiteSpace: 'nowrap', ml: -1 }}
      />
    )}
  </Box>
);
