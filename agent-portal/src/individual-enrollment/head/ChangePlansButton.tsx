import { Button } from '@mui/material';
import type { ChangePlans } from './use-change-plans.tsx';

/** Absent while plans cannot be changed. */
export const ChangePlansButton = ({ changing: { isAllowed, isBusy, start } }: { changing: ChangePlans }) =>
  isAllowed && (
    <Button variant="outlined" loading={isBusy} onClick={start}>
      Change plans
    </Button>
  );
