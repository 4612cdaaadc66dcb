import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { Fragment, useEffect, useRef } from 'react';
import { formatDollars } from '#shared/formats/currency';
import { formatInstant } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import { costText } from '#shared/plans/plan-texts';
import type { ProposalFigures, ProposedPlan } from '#shared/proposals/proposal-figures.record';
import type { SharedProposal } from '#shared/proposals/proposal.record';
import { answerFor, doctorName, NETWORK_WORDS } from '#shared/providers/doctor-networks';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import { errorMessage } from '#web/http/api-error';
import { priceOf } from './lead-price.ts';
import { useAnswer } from './share-queries.ts';

interface PlanCardsProps {
  token: string;
  proposal: SharedProposal;
  figures: ProposalFigures;
}

/** Each plan with its price for the group and per employee, or for the household, and a button to choose it. */
export function PlanCards({ token, proposal, figures: { Plans, Assigned, Household } }: PlanCardsProps) {
  const doctors = Household?.Doctors ?? [];
  const answer = useAnswer(token);
  const told = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (answer.isSuccess) {
      told.current?.focus();
    }
  }, [answer.isSuccess, answer.submittedAt]);
  const { ChoiceProblem, ChosenPlanId, ChosenAt, Agents } = proposal;
  return (
    <Box component="section" aria-label="Plans">
      {Assigned && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
          <Typography variant="h2">Each employee in the plan chosen for them</Typography>
          <Cost cost={Assigned} />
        </Paper>
      )}
      <Box component="ul" sx={GRID}>
        {Plans.map((plan) => (
          <Paper component="li" key={plan.PlanId} variant="outlined" aria-label={plan.PlanDisplayName} sx={CARD}>
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {plan.PlanDisplayName}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {planKind(plan)}
            </Typography>
            <Cost cost={plan} />
            <PlanFacts plan={plan} />
            {plan.Coverage === 'medical' && <Doctors doctors={doctors} planId={plan.PlanId} />}
            <Box sx={{ mt: 'auto', pt: 2 }}>
              {plan.PlanId === ChosenPlanId ? (
                <Chosen at={ChosenAt} />
              ) : (
                ChoiceProblem === null && <ChooseButton plan={plan} answer={answer} />
              )}
            </Box>
          </Paper>
        ))}
      </Box>
      <Box role="status" ref={told} tabIndex={-1} sx={{ mt: answer.isSuccess ? 2 : 0 }}>
        {answer.isSuccess && (
          <Alert severity="success">
            {Agents[0]?.Name ?? 'Your agent'} has been told. This enrolls nobody yet: your agent will contact you.
          </Alert>
        )}
      </Box>
      {answer.error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {errorMessage(answer.error)}
        </Alert>
      )}
    </Box>
  );
}

const Chosen = ({ at }: { at: string | null }) => (
  <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'success.main' }}>
    <CheckIcon aria-hidden />
    <Typography sx={{ fontWeight: 600 }}>Chosen on {formatInstant(at)}</Typography>
  </Stack>
);

interface ChooseButtonProps {
  plan: ProposedPlan;
  answer: ReturnType<typeof useAnswer>;
}

const ChooseButton = ({
  plan: { PlanId, PlanDisplayName },
  answer: { isPending, variables, mutate },
}: ChooseButtonProps) => (
  <Button
    variant="contained"
    fullWidth
    aria-label={`I’d like this one: ${PlanDisplayName}`}
    loading={isPending && variables.PlanId === PlanId}
    onClick={() => isPending || mutate({ PlanId, Question: '' })}
  >
    I’d like this one
  </Button>
);

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
} as const;
const CARD = { p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column', minWidth: 0 } as const;

const COVERAGE_LABELS = { medical: 'Medical', dental: 'Dental', vision: 'Vision' } as const;
const planKind = ({ Coverage, MetalTier, ProviderNetworkType }: ProposedPlan): string =>
  [COVERAGE_LABELS[Coverage], MetalTier, ProviderNetworkType].filter(Boolean).join(' · ');

type CostFigures = NonNullable<ProposalFigures['Assigned']> & Partial<Pick<ProposedPlan, 'FullPremium'>>;

/** Per employee, in total, and who pays which part; of a household, after and before its tax credit. */
const Cost = ({ cost }: { cost: CostFigures }) => {
  const { PerEmployee, Premium, Employees, Employer, EmployeesPay, FullPremium = null } = cost;
  return (
    <Box sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
      <Typography component="p" variant="h1">
        {formatDollars(priceOf(cost))}
      </Typography>
      <Typography variant="body2">{PerEmployee === null ? 'a month' : 'a month per employee'}</Typography>
      {PerEmployee !== null && (
        <Typography sx={{ mt: 1 }}>
          {formatDollars(Premium)} a month for {counted(Employees, 'employee')}
        </Typography>
      )}
      {FullPremium !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {formatDollars(FullPremium)} before the tax credit
        </Typography>
      )}
      {Employer !== null && EmployeesPay !== null && (
        <Typography variant="body2" color="textSecondary">
          Employer pays {formatDollars(Employer)}, employees pay {formatDollars(EmployeesPay)}
        </Typography>
      )}
    </Box>
  );
};

const PlanFacts = ({ plan: { Coverage, Deductible, OutOfPocketMaximum } }: { plan: ProposedPlan }) =>
  Coverage === 'medical' && (
    <Box component="dl" sx={FACTS}>
      <dt>Deductible, one person</dt>
      <dd>{costText(Deductible)}</dd>
      <dt>Out-of-pocket maximum, one person</dt>
      <dd>{costText(OutOfPocketMaximum)}</dd>
    </Box>
  );

/** Whether the doctors whom the household wants to keep are in the plan's network: in words, so that no sign has to be known. */
const Doctors = ({ doctors, planId }: { doctors: readonly QuoteDoctor[]; planId: number }) =>
  doctors.length > 0 && (
    <Box component="dl" aria-label="Doctors" sx={FACTS}>
      {doctors.map((doctor) => (
        <Fragment key={doctor.PCPId}>
          <dt>{doctorName(doctor, doctors)}</dt>
          <dd>{NETWORK_WORDS[answerFor(doctor, planId)]}</dd>
        </Fragment>
      ))}
    </Box>
  );

const FACTS = {
  m: 0,
  mt: 2,
  typography: 'body2',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  rowGap: 0.5,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right' },
} as const;
