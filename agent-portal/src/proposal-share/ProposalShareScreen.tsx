import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { Alert, Box, Button, Link, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatDollars } from '#shared/formats/currency';
import { LINK_WORDS } from '#shared/languages/link.words';
import { PROPOSAL_SENTENCES, PROPOSAL_WORDS, SENT_WORDS } from '#shared/languages/proposal.words';
import { afterCredit } from '#shared/plans/plan-texts';
import type { ProposalFigures } from '#shared/proposals/proposal-figures.record';
import type { SharedProposal } from '#shared/proposals/proposal.record';
import { SHARE } from '#shared/proposals/proposals.calls';
import { CHECK_WITH_OFFICE } from '#shared/providers/doctor-networks';
import { errorMessage, isNotFound } from '#web/http/api-error';
import { asking } from '#web/http/calls';
import { PhoneLink } from '#web/shell/PhoneLink';
import { PrintStyles } from '#web/shell/PrintStyles';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { useHeadingFocus } from '#web/shell/use-heading-focus';
import { LanguageFrame } from '../components/link-page/LanguageFrame.tsx';
import { LinkMessage } from '../components/link-page/LinkMessage.tsx';
import { LinkPageHead } from '../components/link-page/LinkScreen.tsx';
import { ServerText } from '../components/link-page/ServerText.tsx';
import { useWords } from '../components/link-page/spoken.ts';
import { AskQuestion } from './AskQuestion.tsx';
import { PlanCards } from './PlanCards.tsx';
import { leadPrice } from './lead-price.ts';
import { sharedProposalQuery } from './share-queries.ts';

/** /p/{token}: for a client with a share link. No account and no shell; shows only this proposal. */
export const ProposalShareScreen = () => (
  <LanguageFrame sentences={PROPOSAL_SENTENCES}>
    {(languageSwitch) => (
      <Box component="main" sx={{ minHeight: '100dvh', p: { xs: 2, sm: 4 } }}>
        <Box sx={{ width: '100%', maxWidth: 960, mx: 'auto' }}>
          <PrintStyles />
          <LinkPageHead>{languageSwitch}</LinkPageHead>
          <BehindLink />
        </Box>
      </Box>
    )}
  </LanguageFrame>
);

function BehindLink() {
  const { say } = useWords();
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(sharedProposalQuery(token));
  if (isNotFound(error)) {
    return (
      <LinkMessage title={say(LINK_WORDS.cannotOpen)} hasFailed>
        <ServerText text={errorMessage(error)} />
      </LinkMessage>
    );
  }
  return error ? (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          {say(PROPOSAL_WORDS.tryAgain)}
        </Button>
      }
    >
      <ServerText text={errorMessage(error)} />
    </Alert>
  ) : data ? (
    <SharedProposalCard token={token} proposal={data} />
  ) : (
    <Skeleton variant="rounded" height={360} role="status" aria-label={say(PROPOSAL_WORDS.loading)} />
  );
}

interface SharedProposalCardProps {
  token: string;
  proposal: SharedProposal;
}

/** The number, the plans, what can be answered; then the file and the contact person. */
function SharedProposalCard({ token, proposal }: SharedProposalCardProps) {
  const { say, instant } = useWords();
  const { Figures, ChoiceProblem, IsSuperseded, ExpiresAt, Agents } = proposal;
  const { superseded, withCare } = SENT_WORDS[kindOf(proposal)];
  return (
    <Stack spacing={2}>
      <Lead token={token} proposal={proposal} />
      {IsSuperseded && <Alert severity="warning">{say(superseded)}</Alert>}
      {ChoiceProblem !== null && (
        <Alert severity="info">
          <ServerText text={ChoiceProblem} />
        </Alert>
      )}
      {Figures?.Household?.Notice && (
        <Alert severity="warning">
          <ServerText text={Figures.Household.Notice} />
        </Alert>
      )}
      {Figures && Figures.Plans.length > 0 && <PlanCards token={token} proposal={proposal} figures={Figures} />}
      {Figures?.Household && <HouseholdNotes household={Figures.Household} />}
      <AskQuestion token={token} />
      <Paper variant="outlined" sx={PAPER}>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {say(Agents.length > 1 ? PROPOSAL_WORDS.yourAgents : PROPOSAL_WORDS.yourAgent)}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap sx={{ flexWrap: 'wrap', columnGap: 6, rowGap: 2 }}>
          {Agents.map((agent) => (
            <AgentContact key={agent.NpnNumber + agent.Email} agent={agent} />
          ))}
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {say(LINK_WORDS.validUntil, { at: instant(ExpiresAt) })} {say(withCare)}
        </Typography>
      </Paper>
    </Stack>
  );
}

const kindOf = ({ Kind }: SharedProposal): keyof typeof SENT_WORDS => (Kind === 'Comparison' ? 'household' : 'group');

/** What to know about the prices and the doctors of a household. */
const HouseholdNotes = ({
  household: { Credit, Notes, Doctors },
}: {
  household: NonNullable<ProposalFigures['Household']>;
}) => {
  const lines = [
    ...(Credit ? [afterCredit(Credit)] : []),
    ...Notes,
    ...(Doctors.length > 0 ? [CHECK_WITH_OFFICE] : []),
  ];
  return lines.map((line) => (
    <Typography key={line} variant="body2" color="textSecondary">
      <ServerText text={line} />
    </Typography>
  ));
};

const PAPER = { p: { xs: 2.5, sm: 4 } } as const;

/** For whom it is and what it costs; the whole proposal as a file. */
function Lead({ token, proposal }: SharedProposalCardProps) {
  const { say, day, language } = useWords();
  const { GroupName, EffectiveDate, MadeOn, Figures } = proposal;
  const { title, titleFrom, open } = SENT_WORDS[kindOf(proposal)];
  const heading = useHeadingFocus();
  useDocumentTitle(say(title));
  const price = Figures && leadPrice(Figures);
  return (
    <Paper variant="outlined" sx={PAPER}>
      <Logos token={token} proposal={proposal} />
      <Typography color="primary" sx={{ fontWeight: 600 }}>
        {Figures ? say(titleFrom, { insurer: Figures.InsurerName }) : say(title)}
      </Typography>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{GroupName}</bdi>
      </Typography>
      {price && <LeadPrice price={price} household={Figures.Household} />}
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {say(PROPOSAL_WORDS.prepared, { day: day(EffectiveDate), made: day(MadeOn) })}
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
          {say(open)}
        </Button>
        <Button component="a" href={savedFilePath(token)} startIcon={<DownloadIcon />}>
          {say(LINK_WORDS.downloadPdf)}
        </Button>
      </Stack>
      {language !== proposal.Language && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {say(proposal.Language === 'es' ? PROPOSAL_WORDS.pdfInSpanish : PROPOSAL_WORDS.pdfInEnglish)}
        </Typography>
      )}
    </Paper>
  );
}

interface LeadPriceProps {
  price: NonNullable<ReturnType<typeof leadPrice>>;
  household: ProposalFigures['Household'];
}

/** The amount is the largest on the page; the words around it are one sentence in each language. */
function LeadPrice({ price: { amount, isLowest }, household }: LeadPriceProps) {
  const { say } = useWords();
  const { perEmployee, fromPerEmployee, forPeople, fromForPeople } = PROPOSAL_WORDS;
  const dollars = formatDollars(amount);
  const sentence = household
    ? say(isLowest ? fromForPeople : forPeople, { amount: dollars, people: household.People })
    : say(isLowest ? fromPerEmployee : perEmployee, { amount: dollars });
  const [before, after] = sentence.split(dollars);
  return (
    <Typography component="p" sx={{ mt: 2, fontVariantNumeric: 'tabular-nums' }}>
      {before}
      <Box component="span" sx={{ fontSize: FIGURE, fontWeight: 700, lineHeight: 1.2 }}>
        {dollars}
      </Box>
      {after}
    </Typography>
  );
}

/** Large, and whole at 320 px and with text of twice the size. */
const FIGURE = 'clamp(1.75rem, 9vw, 2.5rem)';

const AgentContact = ({ agent }: { agent: SharedProposal['Agents'][number] }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Typography sx={{ fontWeight: 600 }}>
      <bdi>{agent.Name}</bdi>
    </Typography>
    <Typography variant="body2">
      <bdi>{agent.AgencyName}</bdi>
    </Typography>
    <Typography variant="body2" color="textSecondary">
      <bdi dir="ltr">NPN {agent.NpnNumber}</bdi>
    </Typography>
    <Box dir="ltr" sx={{ width: 'fit-content' }}>
      <PhoneLink phone={agent.Phone} color="primary" sx={CONTACT} />
    </Box>
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
function Logo({ address, of }: { address: string; of: string }) {
  const { say } = useWords();
  return (
    <Box
      component="img"
      src={address}
      alt={say(PROPOSAL_WORDS.logoOf, { name: of })}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 72, p: 1, borderRadius: 1, bgcolor: 'common.white' }}
    />
  );
}

/** Requesting the file counts as opening the proposal, so it is only requested when the reader asks for it. */
const sharedFilePath = (token: string): string => asking(SHARE.open, { token }).path;
const sharedCarrierLogoPath = (token: string): string => asking(SHARE.showCarrierLogo, { token }).path;
const sharedLogoPath = (token: string): string => asking(SHARE.showLogo, { token }).path;
const savedFilePath = (token: string): string => asking(SHARE.open, { token, query: { download: true } }).path;
