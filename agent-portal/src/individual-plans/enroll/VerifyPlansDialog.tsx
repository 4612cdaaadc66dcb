import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { useRules } from '../../app/use-rules.ts';
import { FactList } from '../../components/FactList.tsx';
import { Money } from '../../components/Money.tsx';
import { MEDICAL_ONLY, totalOf, type VerifiedPlan, verifiedPlan, verifyFacts } from './verify-facts.ts';

export interface VerifyPlansDialogProps {
  household: IndividualEnrollmentResponse;
  /** As stored. */
  plans: readonly SelectedPlan[];
  isBusy: boolean;
  /** Why the enrollment could not be started. */
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether the plans of a marketplace quote are right. Source: spec 002 section 4, "FFM flow". */
export function VerifyPlansDialog({ household, plans, isBusy, failure, onConfirm, onClose }: VerifyPlansDialogProps) {
  const id = useId();
  const rules = useRules();
  const { Quote } = household;
  const { AptcElectedAmount = 0, CsrLevel: level = 1 } = Quote.Ffm ?? {};
  const elected = Quote.Companion?.CreditHere ?? AptcElectedAmount;
  const verified = plans.map((plan) => verifiedPlan(plan, { elected, level }));
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={() => !isBusy && onClose()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Verify the marketplace plans</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText id={`${id}-text`} variant="body2">
            This is what will be enrolled at the marketplace. {MEDICAL_ONLY}
          </DialogContentText>
          <FactList facts={verifyFacts(Quote, rules)} />
          {verified.map((plan) => (
            <PlanToVerify key={plan.name} plan={plan} />
          ))}
          <Box>
            <Typography variant="h1" component="p">
              <Money dollars={totalOf(verified)} />
            </Typography>
            <Typography variant="body2" color="textSecondary">
              is what you pay each month
            </Typography>
          </Box>
          {failure && <Alert severity="error">{failure}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button variant="contained" onClick={onConfirm} loading={isBusy}>
          Confirm and enroll
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PlanToVerify({ plan: { name, people, costSharing, amounts, notes, net } }: { plan: VerifiedPlan }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="subtitle1" component="h3" id={id} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[people, costSharing].filter(Boolean).join(' · ')}
      </Typography>
      <Box component="dl" sx={AMOUNTS}>
        {amounts.map(([what, dollars]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <Money dollars={dollars} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{amounts.length > 0 ? 'You pay' : 'Premium'}</dt>
          <dd>
            <strong>
              <Money dollars={net} />
            </strong>
          </dd>
        </div>
      </Box>
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary">
          {note}
        </Typography>
      ))}
    </Box>
  );
}

const AMOUNTS = {
  my: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
    typography: 'body2',
  },
  '& dd': { m: 0 },
} as const;
