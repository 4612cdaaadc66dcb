import { Stack } from '@mui/material';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { FactList } from '../../components/FactList.tsx';
import { applicantName } from '../applicant.ts';
import { type PlanLine, PlanLines } from '../PlanLines.tsx';

interface ApplicationSummaryProps {
  page: EnrollmentPageResponse;
  plans: readonly SelectedPlan[];
}

/** What is about to be signed and submitted. */
export const ApplicationSummary = ({ page, plans }: ApplicationSummaryProps) => (
  <Stack spacing={2}>
    <FactList
      facts={[
        ['Applicant', applicantName(page)],
        ['Effective date', formatDay(page.Quote.EffectiveDate)],
        ['Due today', formatDollars(page.AmountDue)],
      ]}
    />
    <PlanLines lines={plans.map(toLine)} />
  </Stack>
);

const toLine = (plan: SelectedPlan): PlanLine => ({
  Kind: plan.IsMedical ? 'Medical' : plan.IsDental ? 'Dental' : 'Vision',
  Name: plan.PlanDisplayName,
  People: plan.Members.map(({ Name }) => Name),
  Premium: plan.TotalMonthlyRate,
  Net: netPremiumOf(plan),
});
