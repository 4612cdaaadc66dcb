import ReviewIcon from '@mui/icons-material/TrendingUp';
import { Alert, Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { formatDollars } from '#shared/formats/currency';
import { formatPercent, percentChangeText } from '#shared/formats/percent';
import { counted } from '#shared/formats/text';
import type { RateDraftDetails, Rehearsal, RehearsedPart } from '#shared/rate-drafts/rate-draft.record';
import { HomeCard } from '../components/HomeCard.tsx';
import { outliersOf } from './outliers.ts';

/** What the draft does to the book: in all, and where most. */
export const Rehearsed = ({ draft, result }: { draft: RateDraftDetails; result: Rehearsal }) => (
  <>
    <HomeCard title="The book with these rates">
      <Totals draft={draft} result={result} />
    </HomeCard>
    <Box sx={PARTS}>
      <Part title="By rating area" heading="Area" parts={result.Areas} />
      <Part title="By age" heading="Age" parts={result.Ages} />
      <Part title="By current plan" heading="Plan" parts={result.Plans} />
    </Box>
    {(result.MissingTotal > 0 || result.GapsTotal > 0) && <Missing result={result} />}
  </>
);

const PARTS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
};

function Totals({ draft: { ReviewPercent, AboveReview }, result }: { draft: RateDraftDetails; result: Rehearsal }) {
  const { Groups, Priced, Members, PremiumNow, PremiumThen } = result;
  return (
    <>
      <Typography variant="figure">
        {percentChangeText(PremiumNow, PremiumThen) || formatDollars(PremiumThen)}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        {counted(Priced, 'group')}, {counted(Members, 'person', 'people')}: {formatDollars(PremiumNow)}/month now,{' '}
        {formatDollars(PremiumThen)}/month with these rates
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Everybody as enrolled: the same plans, rating area and ages, so that only the rates differ.
      </Typography>
      {AboveReview > 0 && (
        <Alert severity="warning" icon={<ReviewIcon />} sx={{ mt: 1.5 }}>
          {counted(AboveReview, 'group')} would pay more than {formatPercent(ReviewPercent)} more.
        </Alert>
      )}
      {Priced < Groups && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          Not in these figures: {notPriced(result).join(', ')}.
        </Alert>
      )}
    </>
  );
}

/** Why groups have no price, by number. */
const notPriced = ({ NotRated, NoRatesNow, Gone, Failed }: Rehearsal): string[] =>
  [
    [NotRated, 'without rates for their plans'],
    [NoRatesNow, 'whose rates today are no longer filed'],
    [Gone, 'whose coverage has ended or changed'],
    [Failed, 'that failed for a technical reason'],
  ].flatMap(([count, words]) => (count === 0 ? [] : [`${counted(count as number, 'group')} ${words}`]));

interface PartProps {
  title: string;
  heading: string;
  /** Steepest first. */
  parts: readonly RehearsedPart[];
}

/** The largest changes up and down, or on demand all of them. */
function Part({ title, heading, parts }: PartProps) {
  const [isWhole, setWhole] = useState(false);
  const { shown, left } = outliersOf(parts);
  return (
    <HomeCard title={title} nothing={parts.length === 0 && 'No group was priced.'}>
      <Table
        size="small"
        aria-label={title}
        sx={{ '& .MuiTableCell-root': { px: 0, pl: 1.5 }, '& th:first-of-type': { pl: 0 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{heading}</TableCell>
            <TableCell align="right">Premium a month</TableCell>
            <TableCell align="right">Change</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {(isWhole ? parts : shown).map((part) => (
            <PartRow key={part.Label} part={part} />
          ))}
        </TableBody>
      </Table>
      {left > 0 && (
        <Button size="small" onClick={() => setWhole(!isWhole)} sx={{ mt: 1 }}>
          {isWhole ? 'Show the largest changes' : `Show all ${parts.length}`}
        </Button>
      )}
    </HomeCard>
  );
}

const PartRow = ({ part: { Label, Groups, Members, PremiumNow, PremiumThen } }: { part: RehearsedPart }) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
      {Label}
      <Typography variant="caption" component="div" color="textSecondary">
        {counted(Groups, 'group')}, {counted(Members, 'person', 'people')}
      </Typography>
    </TableCell>
    <TableCell align="right" sx={FIGURES}>
      {formatDollars(PremiumThen)}
      <Typography variant="caption" component="div" color="textSecondary">
        now {formatDollars(PremiumNow)}
      </Typography>
    </TableCell>
    <TableCell align="right" sx={FIGURES}>
      {percentChangeText(PremiumNow, PremiumThen)}
    </TableCell>
  </TableRow>
);

const FIGURES = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', verticalAlign: 'top' } as const;

const Missing = ({ result: { Missing: missing, MissingTotal, Gaps, GapsTotal } }: { result: Rehearsal }) => (
  <HomeCard title="Rates that are missing">
    <Lines
      lines={Gaps.map(
        ({ Plan, RateArea, Ages }) => `${Plan}, Rating Area ${RateArea}: ${counted(Ages, 'age')} without rates`,
      )}
      total={GapsTotal}
      title="The file is not complete"
    />
    <Lines
      lines={missing.map(
        (rate) =>
          `${missingWords(rate)}: ${counted(rate.Groups, 'group')}, ${counted(rate.Members, 'person', 'people')}`,
      )}
      total={MissingTotal}
      title="Groups need rates that are neither in the file nor filed before"
    />
  </HomeCard>
);

const missingWords = ({ Plan, RateArea, Age }: Rehearsal['Missing'][number]): string =>
  RateArea === null
    ? `No rates for what follows ${Plan}`
    : `${Plan}, Rating Area ${RateArea}, ${Age ? `age ${Age}` : 'every age'}`;

const Lines = ({ lines, total, title }: { lines: readonly string[]; total: number; title: string }) =>
  total > 0 && (
    <>
      <Typography variant="h3">{title}</Typography>
      <Box component="ul" sx={{ mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {total > lines.length && <li>And {(total - lines.length).toLocaleString('en-US')} more.</li>}
      </Box>
    </>
  );
