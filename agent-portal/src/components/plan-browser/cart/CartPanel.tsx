import CloseIcon from '@mui/icons-material/Close';
import { Alert, Box, Button, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { reducedCosts } from '#shared/plans/cost-reduction';
import type { Coverage } from '#shared/plans/plan-codes';
import type { Plan } from '#shared/plans/plan.record';
import { SaveIndicator } from '#web/records/SaveIndicator';
import type { SaveState } from '#web/records/use-save-state';
import { Money } from '../../Money.tsx';
import { ActionButton } from '../ActionButton.tsx';
import { SelectionNotes, SelectionProblems } from './SelectionNotes.tsx';
import type { CartFacts } from './cart-facts.ts';
import { cartSections } from './cart-sections.ts';

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

interface SelectedPlansProps {
  plans: readonly Plan[];
  premiumOf: (plan: Plan) => number | null;
  canChange: boolean;
  onRemove: (planIds: readonly number[]) => void;
}

/** The cart's plans by coverage and suite, each with its premium. */
const SelectedPlans = ({ plans, premiumOf, canChange, onRemove }: SelectedPlansProps) => (
  <Stack spacing={1.5}>
    {cartSections(plans).map(({ title, isSuite, plans: listed }) => (
      <Box key={title}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="overline" component="h3" color="textSecondary">
            {title}
          </Typography>
          {isSuite && canChange && (
            <Button size="small" onClick={() => onRemove(listed.map(({ PlanId }) => PlanId))} sx={{ minHeight: 28 }}>
              Remove suite
            </Button>
          )}
        </Stack>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {listed.map((plan) => (
            <Box component="li" key={plan.PlanId} sx={LINE}>
              <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {plan.PlanDisplayName}
                {plan.CostReduction && (
                  <Typography variant="caption" component="span" color="success" sx={{ display: 'block' }}>
                    {reducedCosts(plan)}
                  </Typography>
                )}
              </Typography>
              <Typography variant="body2" sx={{ fontWeight: 'bold', textAlign: 'right' }}>
                <Money dollars={premiumOf(plan)} />
              </Typography>
              {canChange && (
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={`Remove ${plan.PlanDisplayName}`}
                  onClick={() => onRemove([plan.PlanId])}
                >
                  <CloseIcon fontSize="inherit" />
                </IconButton>
              )}
            </Box>
          ))}
        </Box>
      </Box>
    ))}
  </Stack>
);

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: 1,
  alignItems: 'center',
  minHeight: 30,
} as const;
