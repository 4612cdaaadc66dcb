import { Alert, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import { answeredSections } from '#shared/enrollment/application/answered-sections';
import { formatDay } from '#shared/formats/auto-date';
import { groupEnrollmentPath } from '#shared/quotes/next-step';
import { useLoadedDraft } from '#web/records/use-loaded-draft';
import { Screen } from '#web/shell/Screen';
import { useUser } from '../../app/session/use-user.ts';
import { FactList } from '../../components/FactList.tsx';
import { quoteQuery } from '../../components/quote/quote-queries.ts';
import { ApplicationEditor } from './ApplicationEditor.tsx';
import { applicationQuery } from './application-queries.ts';
import { toAnswers, toApplicationForm } from './form/application-form.ts';
import { applicationDraft } from './form/use-application-save.ts';

/** /enrollment/application/:quoteId: the employer's answers. ?field= opens it at that field. */
export function ApplicationScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const quote = useQuery(quoteQuery(quoteId));
  const application = useQuery(applicationQuery(quoteId));
  const { data } = application;
  const isDraftLoaded = useLoadedDraft(useUser().Id, applicationDraft(quoteId));
  return (
    <Screen
      title="Group application"
      subtitle={
        quote.data &&
        `${quote.data.Group.GroupName}, ${quote.data.Name}, effective ${formatDay(quote.data.EffectiveDate)}`
      }
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Enrollment', to: groupEnrollmentPath(quoteId) },
      ]}
      error={data ? undefined : (application.error ?? quote.error)}
      onRetry={() => void Promise.all([application.refetch(), quote.refetch()])}
      pending={!data || !isDraftLoaded}
    >
      {data && data.EditProblem === null && <ApplicationEditor key={quoteId} loaded={data} />}
      {data && data.EditProblem !== null && (
        <Stack spacing={2}>
          <Alert severity="info">{data.EditProblem}</Alert>
          <ApplicationSummary application={data} />
        </Stack>
      )}
    </Screen>
  );
}

/** A read-only view of the answers by section; unanswered questions are omitted. */
const ApplicationSummary = ({ application }: { application: ApplicationAnswers }) => (
  <Stack spacing={2}>
    {answeredSections(toAnswers(toApplicationForm(application))).map(({ id, title, answers }) => (
      <Paper component="section" variant="outlined" key={id} sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <FactList facts={answers} />
      </Paper>
    ))}
  </Stack>
);
