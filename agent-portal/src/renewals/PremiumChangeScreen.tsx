import { Alert, Box, Button, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { changeText, percentChangeText, signedDollars } from '#shared/formats/percent';
import { groupPlanSelectionPath } from '#shared/quotes/next-step';
import { LIKE_FOR_LIKE, likeForLike } from '#shared/renewals/like-for-like';
import {
  PREMIUM_PART_LABELS,
  PREMIUM_PART_ORDER,
  PREMIUM_PART_SENTENCES,
  premiumPartTitle,
} from '#shared/renewals/premium-parts';
import type { MemberPremiumChange, PremiumChangeResponse, PremiumComparison } from '#shared/renewals/renewal.record';
import { RENEWALS } from '#shared/renewals/renewals.calls';
import { errorMessage } from '#web/http/api-error';
import { callPage, query } from '#web/http/calls';
import { Screen } from '#web/shell/Screen';
import { lazyPart } from '#web/shell/lazy-part';
import { useIsBelow } from '#web/theme/use-is-below';
import { Money } from '../components/Money.tsx';
import { PAGE_SIZE, Pager } from '../components/Pager.tsx';
import { ColumnsTable } from '../components/ScrollTable.tsx';
import { PlanChangesTable, planText } from '../components/PlanChangesTable.tsx';
import { ChangeFigures } from '../components/ChangeFigures.tsx';
import { type Driver, DriversTable } from '../components/DriversTable.tsx';

const WaterfallChart = lazyPart(async () => (await import('./WaterfallChart.tsx')).WaterfallChart);

/** /quote/renewal/group/:quoteId: explains why the premium changes at renewal. */
export function PremiumChangeScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const { data, error, isPending, refetch } = useQuery(query(RENEWALS.explain, { quoteId }));
  return (
    <Screen
      title="Why did it change?"
      subtitle={data && subtitle(data)}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Plan selection', to: groupPlanSelectionPath(quoteId) },
      ]}
      error={error}
      onRetry={() => void refetch()}
      pending={isPending}
    >
      {data && <PremiumChange change={data} quoteId={quoteId} />}
    </Screen>
  );
}

function PremiumChange({ change, quoteId }: { change: PremiumChangeResponse; quoteId: number }) {
  const [showsMembers, setShowsMembers] = useState(false);
  const isPhone = useIsBelow('sm');
  return (
    <Stack spacing={3}>
      {change.Notes.length > 0 && (
        <Alert severity="info">
          {change.Notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        </Alert>
      )}
      {change.Total && (
        <Paper component="section" variant="outlined" aria-labelledby="all-plans" sx={{ p: 2 }}>
          <Typography variant="h2" id="all-plans" sx={{ mb: 1 }}>
            All plans together
          </Typography>
          <ChangeFigures
            before={change.Total.Before}
            after={change.Total.After}
            nowLabel={`Now, since ${formatDay(change.Before.EffectiveDate)}`}
            thenLabel={`At renewal, from ${formatDay(change.After.EffectiveDate)}`}
          />
          <LikeForLike total={change.Total} />
          <Box sx={CHART_AND_TABLE}>
            {!isPhone && (
              <Suspense>
                <WaterfallChart comparison={change.Total} />
              </Suspense>
            )}
            <DriversTable drivers={driversOf(change.Total, change.People)} change={change.Total.Change} />
          </Box>
        </Paper>
      )}
      <PlanChangesTable plans={change.Plans} />
      <Button
        variant="outlined"
        aria-expanded={showsMembers}
        onClick={() => setShowsMembers(!showsMembers)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {showsMembers ? 'Hide members' : 'Show members'}
      </Button>
      {showsMembers && <MemberChanges quoteId={quoteId} />}
    </Stack>
  );
}

/** What employers ask: the increase without the people who came and went. The renewal package says the same. */
function LikeForLike({ total }: { total: PremiumComparison }) {
  const same = likeForLike(total);
  return (
    same && (
      <Typography sx={{ mt: 1 }}>
        {LIKE_FOR_LIKE}: <strong>{percentChangeText(same.before, same.after)}</strong>, from{' '}
        {formatDollars(same.before)} to {formatDollars(same.after)}
      </Typography>
    )
  );
}

const subtitle = ({ GroupName, Before, After, Basis }: PremiumChangeResponse): string =>
  `${GroupName}: from ${formatDay(Before.EffectiveDate)} to ${formatDay(After.EffectiveDate)}, with the plans ${
    Basis === 'Chosen' ? 'chosen for the renewal' : 'suggested for the renewal'
  }`;

/** Causes without effect are omitted. */
const driversOf = ({ Parts }: PremiumComparison, people: PremiumChangeResponse['People']): Driver[] =>
  PREMIUM_PART_ORDER.filter((part) => Parts[part] !== 0).map((part) => ({
    name: premiumPartTitle(part, people[part]),
    sentence: PREMIUM_PART_SENTENCES[part],
    amount: Parts[part],
  }));

const CHART_AND_TABLE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 660px) minmax(0, 1fr)' },
  gap: 2,
  mt: 2,
  alignItems: 'start',
} as const;

/** Each member's change, the largest first. */
function MemberChanges({ quoteId }: { quoteId: number }) {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['premium-change-members', quoteId, page],
    queryFn: () => callPage(RENEWALS.members, { quoteId }, { page, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return <Alert severity="error">{errorMessage(error)}</Alert>;
  }
  if (!data) {
    return <Skeleton variant="rounded" height={320} />;
  }
  return (
    <div>
      <ColumnsTable
        label="Member by member"
        title
        stacked="md"
        rows={data.rows}
        keyOf={(_, at) => `${page} ${at}`}
        columns={[
          { label: 'Member', isName: true, cell: ({ Name, Relationship }) => `${Name}, ${Relationship}` },
          { label: 'Plan', cell: planText },
          { label: 'Now', isFigure: true, cell: ({ Before }) => <Money dollars={Before} /> },
          { label: 'At renewal', isFigure: true, cell: ({ After }) => <Money dollars={After} /> },
          {
            label: 'Change',
            isFigure: true,
            cell: ({ Before, After }) => changeText(Before, After),
          },
          { label: 'Why', cell: whyText },
        ]}
      />
      <Pager total={data.total} page={page} onChange={setPage} noun="changes" />
    </div>
  );
}

const whyText = ({ Parts }: MemberPremiumChange): string =>
  PREMIUM_PART_ORDER.filter((part) => Parts[part] !== 0)
    .map((part) => `${PREMIUM_PART_LABELS[part]} ${signedDollars(Parts[part])}`)
    .join('; ') || 'Nothing changes';
