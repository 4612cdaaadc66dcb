import { Alert, Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import type { Plan } from '#shared/plans/plan.record';
import type { Coverage } from '#shared/plans/plan-codes';
import { ActionButton } from '../ActionButton.tsx';
import type { CartFacts } from '../../../plan-selection/selection/cart-facts.ts';
import { SelectedPlans } from './SelectedPlans.tsx';
import { SelectionNotes, SelectionProblems } from './SelectionNotes.tsx';

export interface CartProps {
  cart: CartFacts;
  plans: readonly Plan[];
  premiumOf: (plan: Plan) => number | null;
  canChange: boolean;
  /** "Saved 11/20/2026, 7:12 AM", "Not saved yet". */
  stateText: string;
  /** Why the last save failed. */
  failure: string | null;
  onDismiss: () => void;
  onRemove: (planIds: readonly number[]) => void;
  /** The list beside the cart. */
  shown: Coverage;
  onShow: (coverage: Coverage) => void;
  save: CartAction;
  /** Absent without a medical plan. */
  assign: (CartAction & { label: string }) | null;
  proposal: CartAction & { label: string };
  /** Absent if the quote cannot go to enrollment. */
  enroll: (CartAction & { label: string }) | null;
  onDeltaDental: () => void;
}

interface CartAction {
  blockedBy: string | null;
  isBusy: boolean;
  run: () => void;
}

/** The selection: its plans, its problems, and its actions. */
export function CartPanel(props: CartProps) {
  const { cart, plans, canChange } = props;
  const isEmpty = plans.length === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // The clicked button disappears with its plan: keep the focus in the cart.
  const onRemove = (planIds: readonly number[]) => {
    props.onRemove(planIds);
    heading.current?.focus();
  };
  return (
    <>
      <Box sx={{ px: 2, pt: 1.5, pb: 1 }}>
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          Selected plans
        </Typography>
        <Typography variant="body2" color={cart.count > cart.limit ? 'error' : 'textSecondary'} sx={FIGURES}>
          {cart.countText}
        </Typography>
        <LinearProgress
          aria-hidden
          variant="determinate"
          color={cart.count > cart.limit ? 'error' : 'primary'}
          value={Math.min(100, (cart.count / Math.max(1, cart.limit)) * 100)}
          sx={{ mt: 0.5, borderRadius: 1, bgcolor: 'divider' }}
        />
      </Box>
      <Stack spacing={1.5} sx={{ px: 2, py: 1, overflowY: 'auto', minHeight: 0, '& > :empty': { display: 'none' } }}>
        {isEmpty && (
          <Typography variant="body2" color="textSecondary">
            No plan is selected{canChange && '. Select plans in the list to compare them in one proposal'}.
          </Typography>
        )}
        {(canChange || !isEmpty) && <SelectionProblems {...props} onRemove={onRemove} isEmpty={isEmpty} />}
        <SelectedPlans {...props} onRemove={onRemove} />
        <SelectionNotes {...props} />
      </Stack>
      <CartActions {...props} />
    </>
  );
}

function CartActions({ canChange, failure, stateText, onDismiss, save, assign, proposal, enroll }: CartProps) {
  return (
    <Stack spacing={1} sx={{ px: 2, pt: 1, pb: 2, borderTop: 1, borderColor: 'divider' }}>
      {failure && (
        <Alert severity="error" onClose={onDismiss} sx={{ py: 0 }}>
          {failure}
        </Alert>
      )}
      <Typography variant="caption" color="textSecondary" role="status" sx={FIGURES}>
        {stateText}
      </Typography>
      {canChange && <Step {...save} label="Save selection" busyText="Saving" />}
      {assign && <Step {...assign} />}
      <Step {...proposal} variant="contained" />
      {enroll && <Step {...enroll} />}
    </Stack>
  );
}

interface StepProps extends CartAction {
  label: string;
  variant?: 'outlined' | 'contained';
  busyText?: string;
}

const Step = ({ label, blockedBy, isBusy, run, variant = 'outlined', busyText = 'Preparing' }: StepProps) => (
  <ActionButton fullWidth variant={variant} blockedBy={blockedBy} busyText={isBusy ? busyText : null} onClick={run}>
    {label}
  </ActionButton>
);

const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;
