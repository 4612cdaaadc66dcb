import type { Contribution } from '#shared/contributions/contribution.record';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { contributionProblems } from '#shared/contributions/contribution-problems';
import { useRecordForm, type RecordEditing } from '#web/records/use-record-form';
import { notifySuccess } from '../app/notifications/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { contributionDifferences } from './contribution-differences.ts';
import { toContribution, toContributionForm, type ContributionForm } from './contribution-form.ts';
import { contributionsQuery, saveContribution } from './contributions.api.ts';

/** The form of one kind of coverage, which stays open after saving. */
export function useContributionForm(
  quoteId: number,
  contribution: Contribution,
  plans: readonly SelectedPlan[],
): RecordEditing<ContributionForm, Contribution> {
  const query = contributionsQuery(quoteId);
  const planIds = plans.map(({ PlanId }) => PlanId);
  const requestOf = (values: ContributionForm, version: number | null) =>
    toContribution(values, { ...contribution, Version: version ?? contribution.Version });
  const ofCoverage = ({ Coverage }: Contribution) => Coverage === contribution.Coverage;
  return useRecordForm<ContributionForm, Contribution>({
    noun: 'contribution',
    start: toContributionForm(contribution),
    version: contribution.Version,
    hasSummary: false,
    check: (values, version) => ({ fields: contributionProblems(requestOf(values, version), planIds), others: [] }),
    save: async (values, version) => {
      const saved = await saveContribution(quoteId, requestOf(values, version));
      queryClient.setQueryData(query.queryKey, saved);
      return saved.find(ofCoverage)!;
    },
    onSaved: () => notifySuccess('The employer contribution has been saved.'),
    others: {
      reload: async () => (await queryClient.fetchQuery({ ...query, staleTime: 0 })).find(ofCoverage) ?? null,
      toForm: toContributionForm,
      differences: (mine, theirs) => contributionDifferences(mine, theirs, plans),
    },
  });
}
