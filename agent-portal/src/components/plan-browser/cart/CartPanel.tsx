import { Alert, Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import type { Plan } from '#shared/plans/plan.record';
import type { Coverage } from '#shared/plans/plan-codes';
import { SaveIndicator } from '#web/records/SaveIndicator';
import type { SaveState } from '#web/records/use-save-state';
import { ActionButton } from '../ActionButton.tsx';
import { Money } from '../../Money.tsx';
import type { CartFacts } from './cart-facts.ts';
import { SelectedPlans } from './SelectedPlans.tsx';
import { SelectionNotes, SelectionProblems } from './SelectionNotes.tsx';

export interface CartProps {
  cart: CartFacts;
  plans: readonly Plan[];
  premiumOf: (plan: Plan) => number | null;
  canChange: boolean;
  /** While nothing is selected: why plans are selected. */
  purpose: string;
  saveState: SaveState;
  /** Why the last save failed. */
  failure: string | null;
  onDismiss: () => void;
  onRemove: (planIds: readonly number[]) => void;
  /** The list beside the cart. */
  shown: Coverage;
  onShow: (coverage: Coverage) => void;
  /** Its buttons, in this order. */
  steps: readonly CartStep[];
  onDeltaDental: () => void;
}

export interface CartStep {
  /** Stays when the label changes. */
  name: string;
  label: string;
  blockedBy: string | null;
  isBusy: boolean;
  /** The label while it runs. */
  busyText?: string;
  /** The step that comes next. */
  isMain?: boolean;
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
        {cart.total !== null && !isEmpty && <Total dollars={cart.total} />}
        {cart.gauge && <Gauge gauge={cart.gauge} text={cart.countText} />}
      </Box>
      <Stack spacing={1.5} sx={{ px: 2, py: 1, overflowY: 'auto', minHeight: 0, '& > :empty': { display: 'none' } }}>
        {isEmpty && (
          <Typography variant="body2" color="textSecondary">
            No plan is selected{canChange && `. ${props.purpose}`}.
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

/** The figure that a household asks for. */
const Total = ({ dollars }: { dollars: number }) => (
  <>
    <Typography variant="h1" component="p" sx={FIGURES}>
      <Money dollars={dollars} />
    </Typography>
    <Typography variant="body2" color="textSecondary">
      a month in total
    </Typography>
  </>
);

function Gauge({ gauge: { count, limit }, text }: { gauge: NonNullable<CartFacts['gauge']>; text: string }) {
  const isOver = count > limit;
  return (
    <>
      <Typography variant="body2" color={isOver ? 'error' : 'textSecondary'} sx={FIGURES}>
        {text}
      </Typography>
      <LinearProgress
        aria-hidden
        variant="determinate"
        color={isOver ? 'error' : 'primary'}
        value={Math.min(100, (count / Math.max(1, limit)) * 100)}
        sx={{ mt: 0.5, borderRadius: 1, bgcolor: 'divider' }}
      />
    </>
  );
}

function CartActions({ failure, saveState, onDismiss, steps }: CartProps) {
  return (
    <Stack spacing={1} sx={{ px: 2, pt: 1, pb: 2, borderTop: 1, borderColor: 'divider' }}>
      {failure && (
        <Alert severity="error" onClose={onDismiss} sx={{ py: 0 }}>
          {failure}
        </Alert>
      )}
      <SaveIndicator state={saveState} />
      {steps.map((step) => (
        <Step key={step.name} {...step} />
      ))}
    </Stack>
  );
}

const Step = ({ label, blockedBy, isBusy, run, isMain = false, busyText = 'Preparing' }: CartStep) => (
  <ActionButton
    fullWidth
    variant={isMain ? 'contained' : 'outlined'}
    blockedBy={blockedBy}
    busyText={isBusy ? busyText : null}
    onClick={run}
  >
    {label}
  </ActionButton>
);

const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;
