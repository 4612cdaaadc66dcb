import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router';
import { ENROLL_FIRST } from '#shared/enrollment/editing';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { plansPathOf } from '#shared/individuals/individual-next-step';
import { useLoadedDraft } from '#web/records/use-loaded-draft';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { useUser } from '../app/session/use-user.ts';
import { enrollmentPageQuery } from './individual-enrollment-queries.ts';
import { EnrollmentSubtitle } from './head/EnrollmentSubtitle.tsx';
import { enrollmentTitle, HOME } from './head/enrollment-texts.ts';
import { IndividualEnrollment } from './IndividualEnrollment.tsx';
import { enrollmentDraft } from './saving/use-enrollment-save.ts';

/** /enrollment/individual/:quoteId: a household's application, from its first answer to what became of it. Spec 001 section 2. */
export function IndividualEnrollmentScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const { data: page, error, refetch } = useQuery(enrollmentPageQuery(quoteId));
  const isDraftLoaded = useLoadedDraft(useUser().Id, enrollmentDraft(quoteId));
  return (
    <Screen
      title={page ? enrollmentTitle(page) : 'Individual enrollment'}
      subtitle={page && <EnrollmentSubtitle page={page} />}
      breadcrumbs={HOME}
      error={page ? null : error}
      onRetry={() => void refetch()}
      pending={!page || !isDraftLoaded}
    >
      {page &&
        (page.Panels.length > 0 ? <IndividualEnrollment key={quoteId} page={page} /> : <NotInEnrollment page={page} />)}
    </Screen>
  );
}

/** A saved link to a quote that has not reached enrollment, or has returned to its plans. */
const NotInEnrollment = ({ page: { Quote, EditProblem } }: { page: EnrollmentPageResponse }) => (
  <EmptyState
    title="This quote is not in enrollment"
    action={
      <Button variant="contained" component={RouterLink} to={plansPathOf(Quote)}>
        {Quote.IsDeleted ? 'View the plans' : 'Choose plans'}
      </Button>
    }
  >
    {EditProblem ?? ENROLL_FIRST}
  </EmptyState>
);
