import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOffOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { Alert, Box, Button, Link, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { formatInstant } from '#shared/formats/instant';
import { CHECK_WITH_OFFICE } from '#shared/providers/doctor-networks';
import { counted } from '#shared/formats/text';
import type { SharedProposal } from '#shared/proposals/proposal.record';
import { SHARE } from '#shared/proposals/proposals.calls';
import { ApiError } from '#web/http/api-error';
import { asking } from '#web/http/calls';
import { PhoneLink } from '#web/shell/PhoneLink';
import { PrintStyles } from '#web/shell/PrintStyles';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { useHeadingFocus } from '#web/shell/use-heading-focus';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { AskQuestion } from './AskQuestion.tsx';
import { PlanCards } from './PlanCards.tsx';
import { leadPrice } from './lead-price.ts';
import { sharedProposalQuery } from './share-queries.ts';

/** /p/{token}: for a client with a share link. No account and no shell; shows only this proposal. */
export function ProposalShareScreen() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(sharedProposalQuery(token));
  const isOver = error instanceof ApiError && error.status === 404;
  return (
    <Box component="main" sx={{ minHeight: '100dvh', p: { xs: 2, sm: 4 } }}>
      <Box sx={{ width: '100%', maxWidth: 960, mx: 'auto' }}>
        <PrintStyles />
        <Brand />
        {isOver ? (
          <LinkNotValid message={error.message} />
        ) : error ? (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <SharedProposalCard token={token} proposal={data} />
        ) : (
          <Skeleton variant="rounded" height={360} role="status" aria-label="Loading the proposal" />
        )}
      </Box>
    </Box>
  );
}

const Brand = () => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 3 }}>
    <Box component="img" src="/favicon.svg" alt="" width={36} height={36} />
    <Typography variant="h3" component="p">
      Priority Quote
    </Typography>
  </Stack>
);

/** The same text for every invalid link, whatever the reason. */
function LinkNotValid({ message }: { message: string }) {
  const heading = useHeadingFocus();
  useDocumentTitle('Link not valid', true);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, sm: 5 } }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <LinkOffIcon color="primary" sx={{ fontSize: 40 }} aria-hidden />
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          This page cannot be opened
        </Typography>
        <Typography color="textSecondary">{message}</Typography>
      </Stack>
    </Paper>
  );
}

interface SharedProposalCardProps {
  token: string;
  proposal: SharedProposal;
}

/** The number, the plans, what can be answered; then the file and the contact person. */
function SharedProposalCard({ token, proposal }: SharedProposalCardProps) {
  const { Figures, ChoiceProblem, IsSuperseded } = proposal;
  const { thing } = WORDS[kindOf(proposal)];
  return (
    <Stack spacing={2}>
      <Lead token={token} proposal={proposal} />
      {IsSuperseded && (
        <Alert severity="warning">
          Your agent has sent a newer {thing} since. Please use that one, or ask your agent for its link.
        </Alert>
      )}
      {ChoiceProblem !== null && <Alert severity="info">{ChoiceProblem}</Alert>}
      {Figures?.Household?.Notice && <Alert severity="warning">{Figures.Household.Notice}</Alert>}
      {Figures && Figures.Plans.length > 0 && <PlanCards token={token} proposal={proposal} figures={Figures} />}
      {Figures?.Household && <HouseholdNotes household={Figures.Household} />}
      <AskQuestion token={token} />
      <Paper variant="outlined" sx={PAPER}>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {proposal.Agents.length > 1 ? 'Your agents' : 'Your agent'}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap sx={{ flexWrap: 'wrap', columnGap: 6, rowGap: 2 }}>
          {proposal.Agents.map((agent) => (
            <AgentContact key={agent.NpnNumber + agent.Email} agent={agent} />
          ))}
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          This link is valid until {formatInstant(proposal.ExpiresAt)} (Eastern Time). Anyone with it can read the{' '}
          {thing}: please share it with care.
        </Typography>
      </Paper>
    </Stack>
  );
}

const WORDS = {
  group: { title: 'Group health proposal', thing: 'proposal', open: 'Open the proposal' },
  household: { title: 'Plan comparison', thing: 'comparison', open: 'Open the comparison' },
} as const;
const kindOf = ({ Kind }: SharedProposal): keyof typeof WORDS => (Kind === 'Comparison' ? 'household' : 'group');

/** What to know about the prices and the doctors of a household. */
const HouseholdNotes = ({
  household,
}: {
  household: NonNullable<NonNullable<SharedProposal['Figures']>['Household']>;
}) => {
  const { Credit, Notes, Doctors } = household;
  const lines = [
    ...(Credit ? [`Premiums are after ${Credit}.`] : []),
    ...Notes,
    ...(Doctors.length > 0 ? [CHECK_WITH_OFFICE] : []),
  ];
  return lines.map((line) => (
    <Typography key={line} variant="body2" color="textSecondary">
      {line}
    </Typography>
  ));
};

const PAPER = { p: { xs: 2.5, sm: 4 } } as const;

/** For whom it is and what it costs; the whole proposal as a file. */
function Lead({ token, proposal }: SharedProposalCardProps) {
  const { GroupName, EffectiveDate, MadeOn, Figures } = proposal;
  const words = WORDS[kindOf(proposal)];
  const people = Figures?.Household?.People ?? 0;
  const heading = useHeadingFocus();
  useDocumentTitle(words.title);
  const price = Figures && leadPrice(Figures);
  return (
    <Paper variant="outlined" sx={PAPER}>
      <Logos token={token} proposal={proposal} />
      <Typography color="primary" sx={{ fontWeight: 600 }}>
        {words.title}
        {Figures && ` from ${Figures.InsurerName}`}
      </Typography>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {GroupName}
      </Typography>
      {price && (
        <Typography component="p" sx={{ mt: 2, fontVariantNumeric: 'tabular-nums' }}>
          {price.isLowest && 'from '}
          <Box component="span" sx={{ fontSize: FIGURE, fontWeight: 700, lineHeight: 1.2 }}>
            {formatDollars(price.amount)}
          </Box>{' '}
          {Figures.Household ? `a month for ${counted(people, 'person', 'people')}` : 'a month per employee'}
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        Coverage from {formatDay(EffectiveDate)}, prepared on {formatDay(MadeOn)}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ mt: 3 }}>
        <Button
          component="a"
          href={sharedFilePath(token)}
          target="_blank"
          rel="noopener noreferrer"
          variant={price ? 'outlined' : 'contained'}
          startIcon={<OpenIcon />}
        >
          {words.open}
        </Button>
        <Button component="a" href={savedFilePath(token)} startIcon={<DownloadIcon />}>
          Download PDF
        </Button>
      </Stack>
    </Paper>
  );
}

/** Large, and whole at 320 px and with text of twice the size. */
const FIGURE = 'clamp(1.75rem, 9vw, 2.5rem)';

const AgentContact = ({ agent }: { agent: SharedProposal['Agents'][number] }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Typography sx={{ fontWeight: 600 }}>{agent.Name}</Typography>
    <Typography variant="body2">{agent.AgencyName}</Typography>
    <Typography variant="body2" color="textSecondary">
      NPN {agent.NpnNumber}
    </Typography>
    <PhoneLink phone={agent.Phone} color="primary" sx={CONTACT} />
    <Link href={`mailto:${agent.Email}`} sx={CONTACT}>
      {agent.Email}
    </Link>
  </Box>
);

/** Tall enough for a thumb. */
const CONTACT = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  width: 'fit-content',
  typography: 'body1',
} as const;

/** The agency on the left, the carrier on the right, as on page one of the proposal. */
const Logos = ({ token, proposal: { AgencyLogoOf, CarrierLogoOf } }: SharedProposalCardProps) =>
  (AgencyLogoOf !== null || CarrierLogoOf !== null) && (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 3 }}>
      {AgencyLogoOf !== null && <Logo address={sharedLogoPath(token)} of={AgencyLogoOf} />}
      {CarrierLogoOf !== null && <Logo address={sharedCarrierLogoPath(token)} of={CarrierLogoOf} />}
    </Stack>
  );

/** On white in dark mode too, for which logos are made. */
const Logo = ({ address, of }: { address: string; of: string }) => (
  <Box
    component="img"
    src={address}
    alt={`Logo of ${of}`}
    sx={{ display: 'block', maxWidth: '100%', maxHeight: 72, p: 1, borderRadius: 1, bgcolor: 'common.white' }}
  />
);

/** Requesting the file counts as opening the proposal, so it is only requested when the reader asks for it. */
const sharedFilePath = (token: string): string => asking(SHARE.open, { token }).path;
const sharedCarrierLogoPath = (token: string): string => asking(SHARE.showCarrierLogo, { token }).path;
const sharedLogoPath = (token: string): string => asking(SHARE.showLogo, { token }).path;
const savedFilePath = (token: string): string => asking(SHARE.open, { token, query: { download: true } }).path;
