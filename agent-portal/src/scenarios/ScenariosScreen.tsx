import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import type { QuoteComparison } from '#shared/scenarios/scenario.record';
import { SCENARIOS } from '#shared/scenarios/scenarios.calls';
import { query } from '#web/http/calls';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { groupQuotesQuery } from './scenarios-queries.ts';
import { CensusChangesSection } from './CensusChangesSection.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { PlanPairsTable } from './PlanPairsTable.tsx';

/** /group-details/:groupId/scenarios: two quotes of a group side by side. The URL names the two. */
export function ScenariosScreen() {
  const groupId = Number(useParams()['groupId']);
  const quotes = useQuery(groupQuotesQuery(groupId));
  const open = quotes.data?.filter(({ IsDeleted }) => !IsDeleted) ?? [];
  const [address, setAddress] = useSearchParams();
  const chosen = (side: 'left' | 'right', otherwise: QuoteResponse | undefined): number =>
    open.find(({ Id }) => Id === Number(address.get(side)))?.Id ?? otherwise?.Id ?? 0;
  // The newer one on the right, to show what it changes.
  const left = chosen('left', open[1]);
  const right = chosen('right', open[0]);
  const comparison = useQuery({
    ...query(SCENARIOS.compare, { leftQuoteId: left, rightQuoteId: right }),
    enabled: left !== 0 && right !== 0 && left !== right,
    placeholderData: keepPreviousData,
  });
  const choose = (side: 'left' | 'right', quoteId: string) =>
    setAddress({ left: String(left), right: String(right), [side]: quoteId }, { replace: true });
  return (
    <Screen
      title="Compare quotes"
      subtitle={open[0]?.Group.GroupName}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: open[0]?.Group.GroupName ?? 'Group', to: `/group-details/${groupId}` },
      ]}
      error={quotes.error ?? comparison.error}
      onRetry={() => void (quotes.error ? quotes.refetch() : comparison.refetch())}
      pending={quotes.isPending}
    >
      {open.length < 2 ? (
        <EmptyState
          title="There is only one quote"
          action={
            <Button variant="contained" component={RouterLink} to={`/group-details/${groupId}`}>
              Go to the quotes of the group
            </Button>
          }
        >
          Copy a quote of this group, change its census, date or plans, and compare the two here.
        </EmptyState>
      ) : (
        <>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 840, mb: 3 }}>
            <QuoteSelect label="First quote" quotes={open} value={left} onChoose={(id) => choose('left', id)} />
            <QuoteSelect label="Second quote" quotes={open} value={right} onChoose={(id) => choose('right', id)} />
          </Box>
          {left === right && (
            <EmptyState title="Choose two different quotes">Both sides show the same quote.</EmptyState>
          )}
          {left !== right && comparison.data && <Comparison comparison={comparison.data} />}
        </>
      )}
    </Screen>
  );
}

interface QuoteSelectProps {
  label: string;
  quotes: readonly QuoteResponse[];
  value: number;
  onChoose: (quoteId: string) => void;
}

const QuoteSelect = ({ label, quotes, value, onChoose }: QuoteSelectProps) => (
  <TextField select label={label} value={String(value)} onChange={({ target }) => onChoose(target.value)}>
    {quotes.map(({ Id, Name, EffectiveDate, QuoteStatus }) => (
      <MenuItem key={Id} value={String(Id)}>
        {Name}, {formatDay(EffectiveDate)}, {QuoteStatus}
      </MenuItem>
    ))}
  </TextField>
);

/** Each part lists differences first: figures, plans, people. */
const Comparison = ({ comparison: { Left, Right, Plans, Census } }: { comparison: QuoteComparison }) => (
  <Stack spacing={3}>
    <FiguresTable left={Left} right={Right} />
    <PlanPairsTable pairs={Plans} names={[Left.Name, Right.Name]} />
    <CensusChangesSection changes={Census} names={[Left.Name, Right.Name]} />
  </Stack>
);
