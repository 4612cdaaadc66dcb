import { Alert, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { groupEnrollmentPath } from '#shared/quotes/next-step';
import { Screen } from '#web/shell/Screen';
import { quoteQuery } from '../components/quote/quote-queries.ts';
import { BackToEnrollment } from './BackToEnrollment.tsx';
import { overviewQuery } from './enrollment-queries.ts';
import { DocumentsPanel } from './DocumentsPanel.tsx';

/** /enrollment/supporting-documentation/:quoteId. Spec 001 section 2. */
export function DocumentsScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const field = useSearchParams()[0].get('field');
  const wanted = useMemo(() => (field === null ? null : { field }), [field]);
  const quote = useQuery(quoteQuery(quoteId));
  const overview = useQuery(overviewQuery(quoteId));
  const isLoaded = quote.data !== undefined && overview.data !== undefined;
  const editProblem = overview.data?.EditProblems.SupportingDocuments ?? null;
  return (
    <Screen
      title="Supporting documents"
      subtitle={quote.data && `${quote.data.Group.GroupName}, ${quote.data.Name}`}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Enrollment', to: groupEnrollmentPath(quoteId) },
      ]}
      error={isLoaded ? null : (quote.error ?? overview.error)}
      onRetry={() => void Promise.all([quote.refetch(), overview.refetch()])}
      pending={!isLoaded}
    >
      {isLoaded && (
        <Stack spacing={2}>
          {editProblem && <Alert severity="info">{editProblem}</Alert>}
          <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
            <Typography variant="h2" gutterBottom>
              Required documents
            </Typography>
            <DocumentsPanel
              quote={quote.data}
              section={overview.data.Sections.SupportingDocuments}
              canEdit={editProblem === null}
              wanted={wanted}
            />
          </Paper>
          <BackToEnrollment quoteId={quoteId} />
        </Stack>
      )}
    </Screen>
  );
}
