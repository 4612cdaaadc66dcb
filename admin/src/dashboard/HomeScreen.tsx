import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Alert, Box, Button, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { detroitDay } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { GROUP_QUOTE_TYPE_LABELS, type GroupQuoteType } from '#shared/quotes/quote-type';
import { roleNames } from '#shared/roles/role-names';
import type { MyQuote, MyWork, SalesHomeResponse } from '#shared/sales-home/home.record';
import { PIPELINE_STATUSES } from '#shared/sales-home/pipeline';
import { WAITING_INDIVIDUAL_STATUSES, type WorkView } from '#shared/sales/queue-views';
import { deskPath } from '#shared/sales/review-desk';
import { HOME } from '#shared/sales/sales.calls';
import { query, WITH_NOTICE } from '#web/http/calls';
import { Screen } from '#web/shell/Screen';
import { HomeCard } from '../components/HomeCard.tsx';
import { viewAddress, workFilter } from '../components/quote-queue/work-filter.ts';
import { currentUser } from '../providers/current-user.ts';
import { rulesQuery } from '../providers/parameters-query.ts';
import { ErrorsCard, PipelineCard, RenewalsCard, WaitingCard } from './HomeCharts.tsx';
import { individualsAddress, queueAddress } from './list-address.ts';
import { NeedsReview } from './NeedsReview.tsx';
import { ReviewFigures } from './ReviewFigures.tsx';

const EVERY_MS = 60_000;

/** Refetched every minute while the page is visible, without keeping an unattended session alive. */
const HOME_QUERY = {
  ...query(HOME.find, {}, { ...WITH_NOTICE, polling: true }),
  refetchInterval: EVERY_MS,
  // Users who return from the queue see what they just claimed.
  staleTime: 0,
};

/** /sales/: the user's work and what failed, then the resources' own cards, as children, then figures and overviews. */
export function HomeScreen({ children }: { children: ReactNode }) {
  const { FullName, Permissions } = currentUser();
  const { data, error, refetch, isFetching } = useQuery(HOME_QUERY);
  return (
    <Screen title="Home" subtitle={`Welcome, ${FullName} (${roleNames(Permissions)})`}>
      {error && (
        <Alert
          severity="error"
          sx={{ mb: 3 }}
          action={
            <Button color="inherit" size="small" disabled={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      <Stack spacing={3}>
        {data && <Work home={data} />}
        {!data && !error && <Placeholders />}
        <Box sx={ROW}>
          <WhatAgentsSee />
          {children}
        </Box>
        {data && <Overviews home={data} />}
      </Stack>
    </Screen>
  );
}

const Work = ({ home }: { home: SalesHomeResponse }) => (
  <Box sx={ROW}>
    <Box sx={COLUMN}>
      <MyWorkCard work={home.MyWork} />
      <NeedsReview home={home} />
    </Box>
    <ErrorsCard errors={home.Errors} />
  </Box>
);

const Overviews = ({ home }: { home: SalesHomeResponse }) => (
  <>
    <ReviewFigures days={home.ReviewDays} premium={home.ReviewPremium} />
    <Box sx={ROW}>
      <WaitingCard home={home} />
      <PipelineCard stages={home.Pipeline} />
    </Box>
    <RenewalsCard months={home.Renewals} />
  </>
);

/** As high as the loaded content, to avoid layout shift. */
const Placeholders = () => (
  <Box sx={ROW} role="status" aria-label="Loading">
    <Skeleton variant="rounded" height={340} />
    <Skeleton variant="rounded" height={340} />
  </Box>
);

/** Side by side if there is room. The cards fill their row, and the last one its column: no holes. */
const ROW = { display: 'flex', flexWrap: 'wrap', gap: 3, '& > *': { flex: '1 1 21rem', minWidth: 0 } } as const;
const COLUMN = { display: 'flex', flexDirection: 'column', gap: 3, '& > :last-child': { flexGrow: 1 } } as const;

/** The announcements that agents currently see: the first question when an agent calls. */
function WhatAgentsSee() {
  const { data: rules, error } = useQuery(rulesQuery);
  return (
    <HomeCard title="Agent-facing status">
      {error && <Alert severity="error">{error.message}</Alert>}
      {!rules && !error && <Skeleton variant="rounded" height={96} role="status" aria-label="Loading" />}
      {rules && !error && (
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <Fact look={rules.SiteDownFlag ? WARNING : GOOD} title="Sign-in page">
            {rules.SiteDownFlag ? `Says: “${rules.SiteDownMessage}”` : 'Open, with no message'}
          </Fact>
          <Fact look={rules.DownTimeBannerMessage ? INFO : GOOD} title="Downtime banner">
            {rules.DownTimeBannerMessage ? `Says: “${rules.DownTimeBannerMessage}”` : 'Not shown'}
          </Fact>
          <Fact look={rules.DisableForExternalAgentFlag ? WARNING : GOOD} title="Group enrollment by agents">
            {rules.DisableForExternalAgentFlag ? 'Switched off' : 'Open'}
          </Fact>
        </Stack>
      )}
    </HomeCard>
  );
}

const GOOD = { Icon: CheckIcon, color: 'success' } as const;
const INFO = { Icon: InfoIcon, color: 'info' } as const;
const WARNING = { Icon: WarningIcon, color: 'warning' } as const;

interface FactProps {
  look: typeof GOOD | typeof INFO | typeof WARNING;
  title: string;
  children: string;
}

const Fact = ({ look: { Icon, color }, title, children }: FactProps) => (
  <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
    <Icon aria-hidden color={color} />
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {children}
      </Typography>
    </Box>
  </Box>
);

const MINE: WorkView = { label: 'My work', statuses: PIPELINE_STATUSES, onlyMine: true, order: 'ASC' };
const MY_INDIVIDUALS = { Status: WAITING_INDIVIDUAL_STATUSES, OnlyMine: true };
const LISTS: readonly (readonly [GroupQuoteType, string])[] = [
  ['SmallGroupNewBusiness', 'New business'],
  ['SmallGroupRenewal', 'Renewals'],
];

/** Quotes the user has claimed that are not decided yet. */
const MyWorkCard = ({ work: { Quotes, Count, Individuals } }: { work: MyWork }) => (
  <HomeCard title="My work" nothing={Quotes.length === 0 && Individuals === 0 && <ClaimOne />}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {Quotes.map((quote) => (
        <MyQuoteLine key={quote.Id} quote={quote} />
      ))}
    </Box>
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mt: 1.5 }}>
      {LISTS.filter(([type]) => Count[type] > 0).map(([type, label]) => (
        <MuiLink key={type} component={Link} to={queueAddress(type, workFilter(MINE, {}))} variant="body2">
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

/** Opens beside the others that are the user's: without the view, the desk stays over the list used last if that has the quote. */
const MyQuoteLine = ({ quote }: { quote: MyQuote }) => (
  <Box component="li" sx={LINE}>
    <MuiLink
      component={Link}
      to={viewAddress(deskPath(quote.QuoteType, quote.Id), MINE)}
      variant="subtitle2"
      underline="hover"
    >
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
