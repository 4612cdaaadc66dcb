import { Paper, Popper } from '@mui/material';
import type { YearlyRow } from './yearly-rows.ts';
import { EXPLANATION_ID } from './YearlyRow.tsx';
import { YearlyCostLines } from './YearlyCostLines.tsx';

export interface Explained {
  row: YearlyRow;
  anchor: HTMLElement;
}

/** The three figures of a plan with their formulas, beside its bar. */
export const CostExplanation = ({ explained }: { explained: Explained | null }) => (
  <Popper
    open={explained !== null}
    anchorEl={explained?.anchor ?? null}
    placement="bottom"
    disablePortal
    id={EXPLANATION_ID}
    role="tooltip"
    sx={{ zIndex: 'tooltip', pointerEvents: 'none', maxWidth: 'calc(100vw - 16px)' }}
  >
    {explained && (
      <Paper elevation={8} sx={{ p: 1.5 }}>
        <YearlyCostLines cost={explained.row.cost} />
      </Paper>
    )}
  </Popper>
);
