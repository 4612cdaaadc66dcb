import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Screen } from '#web/shell/Screen';
import { enrollmentPageQuery } from './individual-enrollment.api.ts';
import { IndividualEnrollment } from './IndividualEnrollment.tsx';

const HOME = [{ label: 'Dashboard', to: '/dashboard' }];

/** /enrollment/individual/:quoteId: a household's application, from its first answer to what became of it. Spec 001 section 2. */
export function IndividualEnrollmentScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const { data: page, error, refetch } = useQuery(enrollmentPageQuery(quoteId));
  return (
    <Screen
      title="Individual enrollment"
      breadcrumbs={HOME}
      error={page ? null : error}
      onRetry={() => void refetch()}
      pending={!page}
    >
      {page && <IndividualEnrollment key={quoteId} page={page} />}
    </Screen>
  );
}
