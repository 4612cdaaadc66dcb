import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Alert, Button, Link, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { enrolledCounts } from '#shared/census/census-approval';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { formatInstant } from '#shared/formats/instant';
import { NO_NUMBER_YET, shownGroupNumber } from '#shared/groups/enterprise-id';
import type { ProposalRecord } from '#shared/proposals/proposal.record';
import { PROPOSAL_HISTORY_CALLS } from '#shared/proposals/proposals.calls';
import { quoteHasExpired } from '#shared/quotes/allowed-effective-dates';
import { enrollmentStatusText } from '#shared/quotes/enrollment-status';
import { groupCensusPath, groupPlanSelectionPath } from '#shared/quotes/next-step';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { asking, query } from '#web/http/calls';
import { download } from '#web/http/files';
import { EmptyState } from '#web/shell/EmptyState';
import { useAudience } from '../app/session/use-user.ts';
import { FactList } from '../components/FactList.tsx';
import { OverviewSection } from '../components/OverviewSection.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { WorkAndFacts } from '../components/WorkAndFacts.tsx';
import { useNextStep } from '../components/group-opening/use-next-step.ts';
import { LatestCensusAlert } from '../components/quote/LatestCensusAlert.tsx';
import { ReadOnlyBanner } from '../components/quote/ReadOnlyBanner.tsx';
import { censusQuery } from '../components/quote/quote-queries.ts';
import { Timeline } from '../components/Timeline.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { overviewQuery } from './enrollment-queries.ts';
import { InstallationSection } from './InstallationSection.tsx';
import { PlansSection } from './PlansSection.tsx';
import { QuoteNotifications } from './QuoteNotifications.tsx';
import { StatusSection } from './StatusSection.tsx';
import { SignatureBlock } from './signature/SignatureBlock.tsx';
import { EmployerSignatureSection } from './signature/EmployerSignatureSection.tsx';
import { TaskList } from './TaskList.tsx';
import { useTaskPlaces } from './use-task-places.ts';

interface GroupEnrollmentProps {
  quote: QuoteResponse;
}

/** An enrollment from the application to its decision: its status, what is missing, and an overview. */
export function GroupEnrollment({ quote }: GroupEnrollmentProps) {
  const audience = useAudience();
  const isBlocked = useNextStep()(quote).blockedReason !== null;
  const text = enrollmentStatusText(quote.Status, audience, { isBlocked, hasReply: false });
  if (text === null) {
    return <NotInEnrollment quote={quote} />;
  }
  if (isBlocked) {
    return <StatusSection quote={quote} text={text} />;
  }
  return (
    <Stack spacing={2}>
      <ReadOnlyBanner quote={quote} />
      <LatestCensusAlert quote={quote} />
      <WorkAndFacts work={<Parts quote={quote} />} facts={<Facts quote={quote} />} />
    </Stack>
  );
}

const Facts = ({ quote }: { quote: QuoteResponse }) => (
  <>
    <GroupSection quote={quote} />
    <CensusSection quoteId={quote.Id} />
    <PlansSection quoteId={quote.Id} />
    <ProposalsSection quoteId={quote.Id} />
    <OverviewSection title="Notifications">
      <QuoteNotifications quote={quote} />
    </OverviewSection>
    <OverviewSection title="Timeline" flush>
      <Timeline of="quote" id={quote.Id} />
    </OverviewSection>
  </>
);

/** The user's next tasks: for the agent the sections and the signature, for internal staff the decision. */
function Parts({ quote }: GroupEnrollmentProps) {
  const audience = useAudience();
  const isStaff = audience === 'internal';
  const { data: overview, error, refetch } = useQuery(overviewQuery(quote.Id));
  const text = enrollmentStatusText(quote.Status, audience, {
    isBlocked: false,
    hasReply: overview?.Exchange.HasReply ?? false,
  });
  return (
    <>
      {text && <StatusSection quote={quote} text={text} overview={overview} />}
      {overview ? (
        <>
          {isStaff && overview.GroupSizeWarning && <Alert severity="warning">{overview.GroupSizeWarning}</Alert>}
          <DecisionBar groupName={quote.Group.GroupName} overview={overview} />
          {isStaff && quote.Status === 'Approved' && <InstallationSection quoteId={quote.Id} />}
          <Tasks quote={quote} overview={overview} />
        </>
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton label="Loading the enrollment" rows={3} />
      )}
    </>
  );
}

/** The sections, and the signature whose errors lead to them. */
function Tasks(props: GroupEnrollmentProps & { overview: EnrollmentOverview }) {
  const places = useTaskPlaces(props.overview.OpenSection);
  return (
    <>
      <TaskList quote={props.quote} overview={props.overview} places={places} />
      <EmployerSignatureSection quoteId={props.quote.Id} />
      <SignatureBlock {...props} places={places} />
    </>
  );
}

/** A saved link to a quote that has not reached enrollment, or has left it. */
function NotInEnrollment({ quote }: { quote: QuoteResponse }) {
  const { label, path } = useNextStep()(quote);
  return (
    <EmptyState
      title="This quote is not in enrollment"
      action={
        <Button variant="contained" component={RouterLink} to={path ?? groupCensusPath(quote.Id)}>
          {label}
        </Button>
      }
    >
      {quote.Status === 'Expired'
        ? quoteHasExpired(quote.EffectiveDate)
        : `Its status is ${quote.QuoteStatus}. Enrollment begins once its plans are chosen.`}
    </EmptyState>
  );
}

const GroupSection = ({ quote: { Group, AssociatedAgents } }: { quote: QuoteResponse }) => (
  <OverviewSection
    title="Group"
    link={
      <Link component={RouterLink} to={`/group-details/${Group.Id}`} variant="body2">
        Group details
      </Link>
    }
  >
    <FactList
      facts={[
        ['Group', Group.GroupName],
        ['Group number', shownGroupNumber(Group.GroupEnterpriseId, NO_NUMBER_YET)],
        ['Rating area', Group.RateArea === null ? 'Not known' : String(Group.RateArea)],
        ['Agents', AssociatedAgents.map(({ Name }) => `${Name.First} ${Name.Last}`).join(', ') || 'None'],
      ]}
    />
  </OverviewSection>
);

/** How many people the enrollment covers. */
function CensusSection({ quoteId }: { quoteId: number }) {
  const { data, error, refetch } = useQuery(censusQuery(quoteId));
  return (
    <OverviewSection
      title="Census"
      link={
        <Link component={RouterLink} to={groupCensusPath(quoteId)} variant="body2">
          View census
        </Link>
      }
    >
      {data ? (
        <Figures counts={enrolledCounts(data)} />
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton label="Loading the census" rows={1} />
      )}
    </OverviewSection>
  );
}

const Figures = ({ counts }: { counts: ReturnType<typeof enrolledCounts> }) => (
  <FactList
    facts={[
      ['Employees', figure(counts.employees)],
      ['Members', figure(counts.members)],
      ['In medical', figure(counts.medical)],
      ['In dental', figure(counts.dental)],
      ['In vision', figure(counts.vision)],
    ]}
  />
);

const figure = (count: number): string => count.toLocaleString('en-US');

/** The newest proposal, as generated; the others are listed with the plans. */
function ProposalsSection({ quoteId }: { quoteId: number }) {
  const { data, error, refetch } = useQuery(query(PROPOSAL_HISTORY_CALLS.list, { quoteId }));
  const newest = data?.Proposals[0];
  return (
    <OverviewSection
      title="Proposal"
      link={
        (data?.Total ?? 0) > 1 && (
          <Link component={RouterLink} to={groupPlanSelectionPath(quoteId)} variant="body2">
            All {data?.Total} proposals
          </Link>
        )
      }
    >
      {newest ? (
        <Proposal proposal={newest} />
      ) : data ? (
        <Typography variant="body2" color="textSecondary">
          No proposal yet.
        </Typography>
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton label="Loading the proposal" rows={1} />
      )}
    </OverviewSection>
  );
}

function Proposal({ proposal }: { proposal: ProposalRecord }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(asking(PROPOSAL_HISTORY_CALLS.download, { proposalId: proposal.Id })),
  });
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="body2">
        Made by {proposal.MadeBy}, {formatInstant(proposal.MadeAt)}
      </Typography>
      {proposal.Size === null ? (
        <Typography variant="body2" color="textSecondary">
          Its file was not stored.
        </Typography>
      ) : (
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={isPending}
          loadingPosition="start"
          onClick={() => mutate()}
        >
          Download {proposal.FileName}
        </Button>
      )}
    </Stack>
  );
}
