import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { MyQuote, MyWork } from '#shared/sales-home/home.record';
import { detroitDay } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { GROUP_QUOTE_TYPE_LABELS, type GroupQuoteType } from '#shared/quotes/quote-type';
import { WAITING_INDIVIDUAL_STATUSES } from '#shared/sales/queue-views';
import { deskPath } from '#shared/sales/review-desk';
import { PIPELINE_STATUSES } from '#shared/sales-home/pipeline';
import { HomeCard } from '../components/HomeCard.tsx';
import { individualsAddress, queueAddress } from './list-address.ts';

const MINE = { Status: PIPELINE_STATUSES, OnlyMine: true };
const MY_INDIVIDUALS = { Status: WAITING_INDIVIDUAL_STATUSES, OnlyMine: true };
const LISTS: readonly (readonly [GroupQuoteType, string])[] = [
  ['SmallGroupNewBusiness', 'New business'],
  ['SmallGroupRenewal', 'Renewals'],
];

/** Quotes the user has claimed that are not decided yet. */
export const MyWorkCard = ({ work: { Quotes, Count, Individuals } }: { work: MyWork }) => (
  <HomeCard title="My work" nothing={Quotes.length === 0 && Individuals === 0 && <ClaimOne />}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {Quotes.map((quote) => (
        <MyQuoteLine key={quote.Id} quote={quote} />
      ))}
    </Box>
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mt: 1.5 }}>
      {LISTS.filter(([type]) => Count[type] > 0).map(([type, label]) => (
        <MuiLink key={type} component={Link} to={queueAddress(type, MINE)} variant="body2">
          {`${label}: all ${Count[type]}`}
        </MuiLink>
      ))}
      {Individuals > 0 && (
        <MuiLink component={Link} to={individualsAddress(MY_INDIVIDUALS)} variant="body2">
          {`Individuals: all ${Individuals}`}
        </MuiLink>
      )}
    </Stack>
  </HomeCard>
);

const ClaimOne = () => (
  <>
    You have no claimed quotes. Claim one from the{' '}
    <MuiLink component={Link} to="/group">
      queue
    </MuiLink>
    .
  </>
);

/** Opens beside the others that are the user's. */
const MyQuoteLine = ({ quote }: { quote: MyQuote }) => (
  <Box component="li" sx={LINE}>
    <MuiLink component={Link} to={deskPath(quote.QuoteType, quote.Id)} variant="subtitle2" underline="hover">
      {quote.GroupName}
    </MuiLink>
    <Typography variant="body2">
      <strong>{quote.QuoteStatus}</strong>
      {` since ${formatDay(detroitDay(new Date(quote.StatusAt)))}`}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {`${GROUP_QUOTE_TYPE_LABELS[quote.QuoteType]} for ${formatDay(quote.EffectiveDate)}`}
    </Typography>
  </Box>
);

const LINE = {
  overflowWrap: 'anywhere',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:first-of-type': { pt: 0 },
  '&:last-of-type': { borderBottom: 0, pb: 0 },
} as const;
