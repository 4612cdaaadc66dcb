import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import type { ApplicationAnswers, ApplicationResponse } from '#shared/enrollment/application.record';
import { APPLICATION_SAVED } from '#shared/enrollment/application/application-problems';
import { answeredSections } from '#shared/enrollment/application/answered-sections';
import { formatDay } from '#shared/formats/auto-date';
import { groupEnrollmentPath } from '#shared/quotes/next-step';
import { useLoadedDraft } from '#web/records/use-loaded-draft';
import { Screen } from '#web/shell/Screen';
import { notifySuccess } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { useUser } from '../../app/session/use-user.ts';
import { ApplicationEditor } from '../../components/application-form/ApplicationEditor.tsx';
import { toAnswers, toApplicationForm } from '../../components/application-form/form/application-form.ts';
import type { ApplicationStore } from '../../components/application-form/form/use-application-save.ts';
import { MessageDialog } from '../../components/application-form/MessageDialog.tsx';
import { FactList } from '../../components/FactList.tsx';
import { quoteQuery } from '../../components/quote/quote-queries.ts';
import { refreshEnrollment } from '../enrollment-queries.ts';
import { applicationQuery, saveApplication } from './application-queries.ts';

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
      {data && data.EditProblem === null && <AgentsApplication key={quoteId} loaded={data} />}
      {data && data.EditProblem !== null && (
        <Stack spacing={2}>
          <Alert severity="info">{data.EditProblem}</Alert>
          <ApplicationSummary application={data} />
        </Stack>
      )}
    </Screen>
  );
}

const applicationDraft = (quoteId: number): string => `application-${quoteId}`;

function AgentsApplication({ loaded }: { loaded: ApplicationResponse }) {
  const { Id: userId, IsInternal } = useUser();
  const [isComplete, setIsComplete] = useState(false);
  const { QuoteId } = loaded;
  const query = applicationQuery(QuoteId);
  const store: ApplicationStore = {
    draft: { userId, name: applicationDraft(QuoteId) },
    save: (answers, Version) => saveApplication(loaded.Facts.quoteType, { ...answers, QuoteId, Version }),
    reload: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
    onSaved: (stored) => {
      queryClient.setQueryData(query.queryKey, stored);
      void refreshEnrollment(QuoteId);
    },
  };
  return (
    <>
      <ApplicationEditor
        loaded={loaded}
        store={store}
        mayLeaveMembers={!IsInternal}
        back={() => (
          <Button component={RouterLink} to={groupEnrollmentPath(QuoteId)}>
            Back to enrollment
          </Button>
        )}
        onStored={(isValid) => {
          notifySuccess(APPLICATION_SAVED);
          setIsComplete(isValid);
        }}
      />
      {isComplete && <InstallationMessage quoteId={QuoteId} onClose={() => setIsComplete(false)} />}
    </>
  );
}

/** The application is complete: what happens next, and where to continue. */
const InstallationMessage = ({ quoteId, onClose }: { quoteId: number; onClose: () => void }) => (
  <MessageDialog
    title="The application is complete"
    onClose={onClose}
    action={
      <Button variant="contained" component={RouterLink} to={groupEnrollmentPath(quoteId)}>
        Continue with the enrollment
      </Button>
    }
  >
    <Typography variant="body2">
      Supporting documents, demographics and the signature come next. Once Small Business staff have approved the
      enrollment, the group and its subgroups are installed with the details in this application.
    </Typography>
  </MessageDialog>
);

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
