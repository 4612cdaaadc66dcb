import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { centsFromDollars, formatDollars } from '#shared/formats/currency';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import type { PricedForSome, TwoPlansOffer, TwoPlansResponse } from '#shared/individuals/two-plans.record';
import { wholeDollars } from '#shared/plans/yearly-cost-words';
import { calledOf } from '../household/household-texts.ts';

interface TwoPlansOffersProps {
  people: IndividualEnrollmentResponse['Members'];
  data: TwoPlansResponse;
  isBusy: boolean;
  onUse: (offer: TwoPlansOffer) => void;
}

/** What one plan costs everyone in a year, and the cheapest ways to have two. */
export function TwoPlansOffers({ people, data, isBusy, onUse }: TwoPlansOffersProps) {
  const { NotOffered, Chosen, One, Offers: offers } = data;
  if (NotOffered !== null) {
    return <Alert severity="info">{NotOffered}</Alert>;
  }
  return (
    <Stack spacing={1.5} role="status">
      {Chosen && Chosen.PlanId !== One?.PlanId && <OnePlanLine title="The selected plan for everyone" plan={Chosen} />}
      {One && <OnePlanLine title="The cheapest plan for everyone" plan={One} />}
      {!One && <Typography variant="body2">No plan has all that these people need.</Typography>}
      {One && offers.length === 0 && (
        <Typography variant="body2">With these needs, no two plans cost less in a year than that one.</Typography>
      )}
      {offers.map((offer) => (
        <Offer key={offer.SecondMemberIds.join()} {...{ people, offer, isBusy, onUse }} />
      ))}
      <Typography variant="caption" color="textSecondary">
        Twelve premiums after the tax credit, and what each person pays for care: nothing for checkups; in a usual year
        the federal example of $5,600; in a bad year the plan’s maximum. The credit is divided by the ages in each plan,
        and what one plan cannot take goes to the other: 45 CFR 155.340(f).
      </Typography>
    </Stack>
  );
}

const OnePlanLine = ({ title, plan }: { title: string; plan: NonNullable<TwoPlansResponse['One']> }) => (
  <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
    {title}: {plan.PlanDisplayName}, {formatDollars(plan.NetMonthlyRate)} a month
    {plan.CareYearly > 0 && ` and ${dollars(plan.CareYearly)} of care`}:{' '}
    <strong>{dollars(plan.YearlyCost)} a year</strong>
  </Typography>
);

const dollars = (amount: number): string => wholeDollars(centsFromDollars(amount));

function Offer({ people, offer, isBusy, onUse }: Omit<TwoPlansOffersProps, 'data'> & { offer: TwoPlansOffer }) {
  const { SecondMemberIds, First, Second, NetMonthlyRate, YearlyCost, Saves } = offer;
  const namesOf = (isSecond: boolean) =>
    new Intl.ListFormat('en-US').format(
      people.filter(({ Id }) => SecondMemberIds.includes(Id) === isSecond).map(calledOf),
    );
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={`A plan of their own for ${namesOf(true)}`}
      sx={{ p: 1.5, fontVariantNumeric: 'tabular-nums' }}
    >
      <Typography variant="subtitle1" component="h3">
        Saves {dollars(Saves)} a year
      </Typography>
      <PlanLine who={namesOf(false)} plan={First} />
      <PlanLine who={namesOf(true)} plan={Second} />
      <Typography variant="body2">
        Together {formatDollars(NetMonthlyRate)} a month: <strong>{dollars(YearlyCost)} a year</strong>
      </Typography>
      <Button size="small" variant="contained" disabled={isBusy} onClick={() => onUse(offer)} sx={{ mt: 1 }}>
        Use these two plans
      </Button>
    </Paper>
  );
}

const PlanLine = ({ who, plan }: { who: string; plan: PricedForSome }) => (
  <Typography variant="body2">
    {who}: {plan.PlanDisplayName}, {formatDollars(plan.NetMonthlyRate)} a month
    {plan.Credit > 0 && ` after ${formatDollars(plan.Credit)} of tax credit`}
    {plan.CareYearly > 0 && `, ${dollars(plan.CareYearly)} of care a year`}
  </Typography>
);
