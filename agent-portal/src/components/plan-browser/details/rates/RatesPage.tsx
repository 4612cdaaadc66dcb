import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDollars } from '#shared/formats/currency';
import { coverageOf } from '#shared/plans/plan-texts';
import type { MemberRate, Plan, SelectedPlan } from '#shared/plans/plan.record';
import { AGE_CURVE_SOURCE } from '#shared/plans/rate-explanation';
import { COVERAGE_LABELS } from '../../list/plan-texts.ts';
import { planRatesQuery } from '../../plan-browser-queries.ts';
import { totalRate } from './households.ts';
import type { Buyer } from '../../plan-terms.ts';
import { PageQuery } from '../PageQuery.tsx';
import { RatesTable } from './RatesTable.tsx';

interface RatesPageProps {
  quoteId: number;
  buyer: Buyer;
  plan: Plan;
  /** If the quote's recorded rates apply, shows those instead of today's. */
  stored: SelectedPlan | null;
}

/** Explains the plan's premium: each member's rate, expandable to show how it is determined. */
export function RatesPage({ quoteId, buyer, plan, stored }: RatesPageProps) {
  const query = useQuery({ ...planRatesQuery(quoteId, plan.PlanId), enabled: stored === null });
  if (stored) {
    return <Rates buyer={buyer} plan={plan} members={stored.Members} />;
  }
  return (
    <PageQuery query={query}>
      {({ RatesLoaded, RatesMessage, Members }) =>
        RatesLoaded ? (
          <Rates buyer={buyer} plan={plan} members={Members} />
        ) : (
          <Alert severity="warning">{RatesMessage}</Alert>
        )
      }
    </PageQuery>
  );
}

function Rates({ buyer, plan, members }: { buyer: Buyer; plan: Plan; members: readonly MemberRate[] }) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const areAllOpen = opened.size === members.length;
  if (members.length === 0) {
    return (
      <Typography>
        Nobody {buyer === 'group' && 'on the census '}enrolls in {coverageOf(plan)}, so this plan costs nothing.
      </Typography>
    );
  }
  const toggle = (memberId: number) => {
    const next = new Set(opened);
    if (!next.delete(memberId)) {
      next.add(memberId);
    }
    setOpened(next);
  };
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="body2" color="textSecondary">
          {COVERAGE_LABELS[coverageOf(plan)]} premium of {formatDollars(totalRate(members))} for {members.length}{' '}
          enrolled members: the sum of each member’s filed rate.
        </Typography>
        <Button
          size="small"
          className="no-print"
          onClick={() => setOpened(new Set(areAllOpen ? [] : members.map(({ MemberId }) => MemberId)))}
        >
          {areAllOpen ? 'Hide all reasons' : 'Explain all rates'}
        </Button>
      </Stack>
      <RatesTable buyer={buyer} members={members} opened={opened} onToggle={toggle} />
      {members.some(({ Arithmetic }) => Arithmetic !== null) && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {AGE_CURVE_SOURCE}
        </Typography>
      )}
    </>
  );
}
