import { Alert, Button, Paper, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import type { PremiumChangeResponse, PremiumComparison } from '#shared/renewals/renewal.record';
import { formatDay } from '#shared/formats/auto-date';
import { groupPlanSelectionPath } from '#shared/quotes/next-step';
import { PREMIUM_PART_LABELS, PREMIUM_PART_ORDER } from '#shared/renewals/premium-parts';
import { lazyPart } from '#web/shell/lazy-part';
import { Screen } from '#web/shell/Screen';
import { useIsNarrow } from '../components/use-is-narrow.ts';
import { Money } from '../components/Money.tsx';
import { MemberChanges } from './MemberChanges.tsx';
import { PlanChangesTable } from './PlanChangesTable.tsx';
import { premiumChangeQuery } from './premium-change.api.ts';

const WaterfallChart = lazyPart(async () => (await import('./WaterfallChart.tsx')).WaterfallChart);

/** /quote/renewal/group/:quoteId: explains why the premium changes at renewal. */
export function PremiumChangeScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const { data, error, isPending, refetch } = useQuery(premiumChangeQuery(quoteId));
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
  const isNarrow = useIsNarrow();
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
          {!isNarrow && (
            <Suspense>
              <WaterfallChart comparison={change.Total} />
            </Suspense>
          )}
          <CausesTable comparison={change.Total} label="Causes of the change of all plans" />
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

const subtitle = ({ GroupName, Before, After, Basis }: PremiumChangeResponse): string =>
  `${GroupName}: from ${formatDay(Before.EffectiveDate)} to ${formatDay(After.EffectiveDate)}, with the plans ${
    Basis === 'Chosen' ? 'chosen for the renewal' : 'suggested for the renewal'
  }`;

/** The causes of a change, which add up to it. Causes without effect are omitted. */
const CausesTable = ({ comparison, label }: { comparison: PremiumComparison; label: string }) => (
  <Table size="small" aria-label={label}>
    <TableBody>
      <Line name="Premium now" dollars={comparison.Before} />
      {PREMIUM_PART_ORDER.filter((part) => comparison.Parts[part] !== 0).map((part) => (
        <Line key={part} name={PREMIUM_PART_LABELS[part]} dollars={comparison.Parts[part]} />
      ))}
      <Line name="Premium at the renewal" dollars={comparison.After} strong />
      <Line name="Change" dollars={comparison.Change} strong />
    </TableBody>
  </Table>
);

const Line = ({ name, dollars, strong = false }: { name: string; dollars: number; strong?: boolean }) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ fontWeight: strong ? 600 : 400 }}>
      {name}
    </TableCell>
    <TableCell align="right" sx={{ fontWeight: strong ? 600 : 400 }}>
      <Money dollars={dollars} />
    </TableCell>
  </TableRow>
);
