import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { Fragment, useEffect, useRef } from 'react';
import { formatDollars } from '#shared/formats/currency';
import { COVERAGE_WORDS, METAL_WORDS, PROPOSAL_WORDS } from '#shared/languages/proposal.words';
import { costText } from '#shared/plans/plan-texts';
import type { ProposalFigures, ProposedPlan } from '#shared/proposals/proposal-figures.record';
import type { SharedProposal } from '#shared/proposals/proposal.record';
import { answerFor, doctorName, NETWORK_WORDS } from '#shared/providers/doctor-networks';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import { errorMessage } from '#web/http/api-error';
import { ServerText } from '../components/link-page/ServerText.tsx';
import { useWords } from '../components/link-page/spoken.ts';
import { priceOf } from './lead-price.ts';
import { useAnswer } from './share-queries.ts';

interface PlanCardsProps {
  token: string;
  proposal: SharedProposal;
  figures: ProposalFigures;
}

/** Each plan with its price for the group and per employee, or for the household, and a button to choose it. */
export function PlanCards({ token, proposal, figures: { Plans, Assigned, Household } }: PlanCardsProps) {
  const { say } = useWords();
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
    <Box component="section" aria-label={say(PROPOSAL_WORDS.plans)}>
      {Assigned && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
          <Typography variant="h2">{say(PROPOSAL_WORDS.assigned)}</Typography>
          <Cost cost={Assigned} />
        </Paper>
      )}
      <Box component="ul" sx={GRID}>
        {Plans.map((plan) => (
          <Paper component="li" key={plan.PlanId} variant="outlined" aria-label={plan.PlanDisplayName} sx={CARD}>
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{plan.PlanDisplayName}</bdi>
            </Typography>
            <PlanKind plan={plan} />
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
            {Agents[0] ? say(PROPOSAL_WORDS.told, { agent: Agents[0].Name }) : say(PROPOSAL_WORDS.agentTold)}
          </Alert>
        )}
      </Box>
      {answer.error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <ServerText text={errorMessage(answer.error)} />
        </Alert>
      )}
    </Box>
  );
}

function Chosen({ at }: { at: string | null }) {
  const { say, instant } = useWords();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'success.main' }}>
      <CheckIcon aria-hidden />
      <Typography sx={{ fontWeight: 600 }}>
        {say(PROPOSAL_WORDS.chosenOn, { at: at === null ? '' : instant(at) })}
      </Typography>
    </Stack>
  );
}

interface ChooseButtonProps {
  plan: ProposedPlan;
  answer: ReturnType<typeof useAnswer>;
}

function ChooseButton({ plan, answer: { isPending, variables, mutate } }: ChooseButtonProps) {
  const { say } = useWords();
  const { PlanId, PlanDisplayName } = plan;
  return (
    <Button
      variant="contained"
      fullWidth
      aria-label={say(PROPOSAL_WORDS.choosePlan, { plan: PlanDisplayName })}
      loading={isPending && variables.PlanId === PlanId}
      onClick={() => isPending || mutate({ PlanId, Question: '' })}
    >
      {say(PROPOSAL_WORDS.choose)}
    </Button>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
} as const;
const CARD = { p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column', minWidth: 0 } as const;

function PlanKind({ plan: { Coverage, MetalTier, ProviderNetworkType } }: { plan: ProposedPlan }) {
  const { say } = useWords();
  const kinds = [say(COVERAGE_WORDS[Coverage]), MetalTier && say(METAL_WORDS[MetalTier]), ProviderNetworkType];
  return (
    <Typography variant="body2" color="textSecondary">
      {kinds.filter(Boolean).join(' · ')}
    </Typography>
  );
}

type CostFigures = NonNullable<ProposalFigures['Assigned']> & Partial<Pick<ProposedPlan, 'FullPremium'>>;

/** Per employee, in total, and who pays which part; of a household, after and before its tax credit. */
const Cost = ({ cost }: { cost: CostFigures }) => {
  const { say } = useWords();
  const { PerEmployee, Premium, Employees, Employer, EmployeesPay, FullPremium = null } = cost;
  const { aMonth, aMonthPerEmployee, total, beforeCredit, whoPays } = PROPOSAL_WORDS;
  return (
    <Box sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
      <Typography component="p" variant="h1">
        {formatDollars(priceOf(cost))}
      </Typography>
      <Typography variant="body2">{say(PerEmployee === null ? aMonth : aMonthPerEmployee)}</Typography>
      {PerEmployee !== null && (
        <Typography sx={{ mt: 1 }}>{say(total, { amount: formatDollars(Premium), employees: Employees })}</Typography>
      )}
      {FullPremium !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {say(beforeCredit, { amount: formatDollars(FullPremium) })}
        </Typography>
      )}
      {Employer !== null && EmployeesPay !== null && (
        <Typography variant="body2" color="textSecondary">
          {say(whoPays, { employer: formatDollars(Employer), employees: formatDollars(EmployeesPay) })}
        </Typography>
      )}
    </Box>
  );
};

function PlanFacts({ plan: { Coverage, Deductible, OutOfPocketMaximum } }: { plan: ProposedPlan }) {
  const { say } = useWords();
  const cost = (dollars: number | null) => (dollars === null ? say(PROPOSAL_WORDS.none) : costText(dollars));
  return (
    Coverage === 'medical' && (
      <Box component="dl" sx={FACTS}>
        <dt>{say(PROPOSAL_WORDS.deductible)}</dt>
        <dd>{cost(Deductible)}</dd>
        <dt>{say(PROPOSAL_WORDS.maximum)}</dt>
        <dd>{cost(OutOfPocketMaximum)}</dd>
      </Box>
    )
  );
}

/** Whether the doctors whom the household wants to keep are in the plan's network: in words, so that no sign has to be known. */
function Doctors({ doctors, planId }: { doctors: readonly QuoteDoctor[]; planId: number }) {
  const { say } = useWords();
  return (
    doctors.length > 0 && (
      <Box component="dl" aria-label={say(PROPOSAL_WORDS.doctors)} sx={FACTS}>
        {doctors.map((doctor) => (
          <Fragment key={doctor.PCPId}>
            <dt>
              <bdi>{doctorName(doctor, doctors)}</bdi>
            </dt>
            <dd>
              <ServerText text={NETWORK_WORDS[answerFor(doctor, planId)]} />
            </dd>
          </Fragment>
        ))}
      </Box>
    )
  );
}

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
