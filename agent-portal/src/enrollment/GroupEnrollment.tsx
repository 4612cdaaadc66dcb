import { Alert, Button, Link, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { NO_NUMBER_YET, shownGroupNumber } from '#shared/groups/enterprise-id';
import { quoteHasExpired } from '#shared/quotes/allowed-effective-dates';
import { enrollmentStatusText } from '#shared/quotes/enrollment-status';
import { groupCensusPath } from '#shared/quotes/next-step';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { EmptyState } from '#web/shell/EmptyState';
import { useAudience } from '../app/session/use-user.ts';
import { useNextStep } from '../components/group-opening/use-next-step.ts';
import { LatestCensusAlert } from '../components/quote/LatestCensusAlert.tsx';
import { ReadOnlyBanner } from '../components/quote/ReadOnlyBanner.tsx';
import { WorkAndFacts } from '../components/WorkAndFacts.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { Timeline } from '../components/timeline/Timeline.tsx';
import { QuoteNotifications } from './overview/QuoteNotifications.tsx';
import { DecisionBar } from './decisions/DecisionBar.tsx';
import { overviewQuery } from './enrollment-queries.ts';
import { InstallationSection } from './installation/InstallationSection.tsx';
import { CensusSection } from './overview/CensusSection.tsx';
import { OverviewSection } from '../components/OverviewSection.tsx';
import { PlansSection } from './overview/PlansSection.tsx';
import { ProposalsSection } from './overview/ProposalsSection.tsx';
import { StatusSection } from './overview/StatusSection.tsx';
import { EmployerSignatureSection } from './signature/employer/EmployerSignatureSection.tsx';
import { SignatureBlock } from './signature/SignatureBlock.tsx';
import { TaskList } from './task-list/TaskList.tsx';
import { useTaskPlaces } from './task-list/use-task-places.ts';
import { FactList } from '../components/FactList.tsx';

interface GroupEnrollmentProps {
  quote: QuoteResponse;
  /** Reports whether errors are shown. */
  onErrors: (hasErrors: boolean) => void;
}

/** An enrollment from the application to its decision: its status, what is missing, and an overview. */
export function GroupEnrollment({ quote, onErrors }: GroupEnrollmentProps) {
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
      <WorkAndFacts work={<Parts quote={quote} onErrors={onErrors} />} facts={<Facts quote={quote} />} />
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
function Parts({ quote, onErrors }: GroupEnrollmentProps) {
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
          <Tasks quote={quote} overview={overview} onErrors={onErrors} />
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
