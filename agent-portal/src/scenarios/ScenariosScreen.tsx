import {
  Box,
  Button,
  Chip,
  List,
  ListItem,
  MenuItem,
  Paper,
  Stack,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { QUOTES } from '#shared/quotes/quotes.calls';
import type {
  CensusChanges,
  ChangedPerson,
  PersonLine,
  PlanPair,
  QuoteComparison,
  Scenario,
} from '#shared/scenarios/scenario.record';
import { SCENARIOS } from '#shared/scenarios/scenarios.calls';
import { query } from '#web/http/calls';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { Money } from '../components/Money.tsx';
import { ScrollTable } from '../components/ScrollTable.tsx';

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

/** The group's quotes, newest first. */
const groupQuotesQuery = (groupId: number) =>
  queryOptions({ ...query(QUOTES.listByGroup, { groupId }), queryKey: ['group-quotes', groupId] });

/** Both quotes in figures; differing lines are marked. */
function FiguresTable({ left, right }: { left: Scenario; right: Scenario }) {
  return (
    <ScrollTable label="The quotes in figures">
      <TableHead>
        <TableRow>
          <TableCell>Figure</TableCell>
          <TableCell>{left.Name}</TableCell>
          <TableCell>{right.Name}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {LINES.map(({ name, text }) => {
          const [mine, theirs] = [text(left), text(right)];
          return (
            <TableRow key={name} hover>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell sx={FIGURES}>{mine}</TableCell>
              <TableCell sx={FIGURES}>
                {theirs}{' '}
                {mine !== theirs && <Chip size="small" variant="outlined" label="Changed" sx={{ ml: { sm: 1 } }} />}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </ScrollTable>
  );
}

const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;

const count = (value: number): string => value.toLocaleString('en-US');

const LINES: readonly { name: string; text: (scenario: Scenario) => string }[] = [
  { name: 'Status', text: ({ QuoteStatus }) => QuoteStatus },
  { name: 'Effective date', text: ({ EffectiveDate }) => formatDay(EffectiveDate) },
  { name: 'Rating area', text: ({ RateArea }) => (RateArea === null ? 'No plans priced yet' : String(RateArea)) },
  { name: 'Employees', text: ({ Employees }) => count(Employees) },
  { name: 'Members', text: ({ Members }) => count(Members) },
  { name: 'Enroll in medical', text: ({ Enrolled }) => count(Enrolled.medical) },
  { name: 'Enroll in dental', text: ({ Enrolled }) => count(Enrolled.dental) },
  { name: 'Enroll in vision', text: ({ Enrolled }) => count(Enrolled.vision) },
];

interface CensusChangesSectionProps {
  changes: CensusChanges;
  /** The names of the first and second quote. */
  names: readonly [string, string];
}

/** Who is on only one of the two censuses, and what changed for people on both. */
const CensusChangesSection = ({ changes, names }: CensusChangesSectionProps) => (
  <Paper variant="outlined" component="section" aria-labelledby="census-changes" sx={{ p: 2 }}>
    <Typography variant="h2" id="census-changes">
      Census
    </Typography>
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {counted(changes.Same, 'person is', 'people are')} the same on both.
    </Typography>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
      <People title={`Only on ${names[0]}`} total={changes.LeftTotal} lines={changes.Left.map(personText)} />
      <People title={`Only on ${names[1]}`} total={changes.JoinedTotal} lines={changes.Joined.map(personText)} />
      <People title="Changed" total={changes.ChangedTotal} lines={changes.Changed.map(changeText)} />
    </Box>
  </Paper>
);

/** Ends in the middle of a line, to show that there is more below. */
const LIST_HEIGHT = 340;

const People = ({ title, total, lines }: { title: string; total: number; lines: readonly string[] }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="h3">
      {title} ({total.toLocaleString('en-US')})
    </Typography>
    {lines.length > 0 && (
      <List dense aria-label={title} sx={{ maxHeight: LIST_HEIGHT, overflowY: 'auto' }} tabIndex={0}>
        {lines.map((line, index) => (
          <ListItem key={index} disableGutters sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </ListItem>
        ))}
      </List>
    )}
    {lines.length < total && (
      <Typography variant="body2" color="textSecondary">
        and {(total - lines.length).toLocaleString('en-US')} more
      </Typography>
    )}
  </Box>
);

const personText = ({ Name, Relationship }: PersonLine): string => `${Name}, ${Relationship.toLowerCase()}`;

const changeText = ({ Name, Changes }: ChangedPerson): string =>
  `${Name}: ${Changes.map(({ Field, Left, Right }) => `${Field.toLowerCase()} ${Left} → ${Right}`).join(', ')}`;

interface PlanPairsTableProps {
  pairs: readonly PlanPair[];
  /** The names of the first and second quote. */
  names: readonly [string, string];
}

/** Both quotes' selected plans with the whole group's monthly premium. */
const PlanPairsTable = ({ pairs, names }: PlanPairsTableProps) => (
  <ScrollTable
    label="Plans and monthly premiums"
    title
    stacked="sm"
    empty={
      pairs.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          Neither quote has chosen plans yet.
        </Typography>
      )
    }
  >
    <TableHead>
      <TableRow>
        <TableCell>Plan</TableCell>
        <TableCell align="right">{names[0]}</TableCell>
        <TableCell align="right">{names[1]}</TableCell>
        <TableCell align="right">Difference</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {pairs.map(({ HiosPlanId, PlanDisplayName, Left, Right, Difference }) => (
        <TableRow key={HiosPlanId} hover>
          <TableCell component="th" scope="row" sx={{ minWidth: 128 }}>
            {PlanDisplayName}
          </TableCell>
          <TableCell align="right" data-label={names[0]}>
            <Premium dollars={Left} />
          </TableCell>
          <TableCell align="right" data-label={names[1]}>
            <Premium dollars={Right} />
          </TableCell>
          <TableCell align="right" data-label={Difference === null ? undefined : 'Difference'}>
            {Difference !== null && <Change dollars={Difference} />}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </ScrollTable>
);

const Premium = ({ dollars }: { dollars: number | null }) =>
  dollars === null ? (
    <Typography component="span" variant="body2" color="textSecondary">
      Not chosen
    </Typography>
  ) : (
    <Money dollars={dollars} />
  );

/** Also in words: "more" and "less" must not depend on a sign alone. */
const Change = ({ dollars }: { dollars: number }) =>
  dollars === 0 ? (
    'Same'
  ) : (
    <>
      <Money dollars={Math.abs(dollars)} /> {dollars > 0 ? 'more' : 'less'}
    </>
  );
