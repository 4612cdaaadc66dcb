import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatDollars } from '#shared/formats/currency';
import { MARKETPLACE_PATH } from '#shared/individuals/individual-next-step';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import type { Plan } from '#shared/plans/plan.record';
import { useMarketplaceProblem } from '../../components/use-marketplace-problem.ts';
import { totalOf } from './verify-facts.ts';

export interface FullPriceDialogProps {
  plans: readonly Plan[];
  /** The largest credit that is estimated, dollars a month. */
  maximum: number;
  isBusy: boolean;
  /** Why the enrollment could not be started. */
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says that an estimate is not a grant, at the moment when that costs the household money, and shows the way to the marketplace. */
export function FullPriceDialog({ plans, maximum, isBusy, failure, onConfirm, onClose }: FullPriceDialogProps) {
  const id = useId();
  const problem = useMarketplaceProblem();
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => !isBusy && onClose()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Enroll without the tax credit?</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText id={`${id}-text`} component="div">
            {whatIsLost(plans, maximum)}
          </DialogContentText>
          {problem && <Alert severity="info">{problem}</Alert>}
          {failure && <Alert severity="error">{failure}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button onClick={onConfirm} loading={isBusy}>
          Enroll at the full price
        </Button>
        {!problem && (
          <Button variant="contained" component={RouterLink} to={MARKETPLACE_PATH} disabled={isBusy} autoFocus>
            Go to the marketplace
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** 26 USC 36B(c)(2)(A)(i): the credit is for plans that are enrolled in through the marketplace. */
function whatIsLost(plans: readonly Plan[], maximum: number): string {
  const full = totalOf(plans.map(({ TotalMonthlyRate }) => ({ net: TotalMonthlyRate })));
  const net = totalOf(plans.map((plan) => ({ net: netPremiumOf(plan) })));
  const price =
    full === null
      ? 'the full premium'
      : `${formatDollars(full)} a month${net === null || net === full ? '' : `, not ${formatDollars(net)}`}`;
  return (
    `The tax credit of up to ${formatDollars(maximum)} a month is an estimate. It is paid only for plans that are bought at the federal ` +
    `marketplace, and so are reduced costs. Enrolled here, outside of it, the household pays ${price}, and its plans have standard costs.`
  );
}
