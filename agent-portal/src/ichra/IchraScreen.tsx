import { Button } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { ICHRA } from '#shared/ichra/ichra.calls';
import { NO_GROUP_PLAN } from '#shared/ichra/ichra.record';
import { groupContributionPath, groupPlanSelectionPath } from '#shared/quotes/next-step';
import { asking } from '#web/http/calls';
import { fetchFile, saveFile } from '#web/http/files';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { quoteQuery } from '../components/quote/quote-queries.ts';
import { IchraEditor } from './IchraEditor.tsx';
import { ichraQuery } from './ichra-queries.ts';

/** /quote/ichra/group/:quoteId: the group plan beside an allowance of the employer and beside plans that employees buy themselves. */
export function IchraScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const quote = useQuery(quoteQuery(quoteId));
  const comparison = useQuery(ichraQuery(quoteId));
  const queries = [quote, comparison];
  const paper = useMutation({
    mutationFn: async () => saveFile(await fetchFile(asking(ICHRA.document, { quoteId }))),
  });
  return (
    <Screen
      title="Group plan, ICHRA or own plans"
      subtitle={
        quote.data &&
        `${quote.data.Group.GroupName}, ${quote.data.Name}, effective ${formatDay(quote.data.EffectiveDate)}`
      }
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Plans', to: groupPlanSelectionPath(quoteId) },
        { label: 'Employer contribution', to: groupContributionPath(quoteId) },
      ]}
      actions={
        comparison.data &&
        comparison.data.Version > 0 && (
          <Button variant="outlined" loading={paper.isPending} onClick={() => paper.mutate()}>
            Download PDF
          </Button>
        )
      }
      error={queries.find(({ error }) => error)?.error}
      onRetry={() => queries.forEach(({ refetch }) => void refetch())}
      pending={!quote.data || !comparison.data}
    >
      {comparison.data && comparison.data.GroupPlans.length > 0 ? (
        <IchraEditor quoteId={quoteId} comparison={comparison.data} />
      ) : (
        <EmptyState
          title="No medical plan is selected yet"
          action={
            <Button variant="contained" component={RouterLink} to={groupPlanSelectionPath(quoteId)}>
              Choose plans
            </Button>
          }
        >
          {NO_GROUP_PLAN}
        </EmptyState>
      )}
    </Screen>
  );
}
