import { Stack } from '@mui/material';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { FactList } from '../../components/FactList.tsx';
import { applicantName } from '../applicant.ts';
import { type PlanLine, PlanLines } from '../PlanLines.tsx';
import { applicationFacts } from './application-facts.ts';

interface ApplicationSummaryProps {
  page: EnrollmentPageResponse;
  plans: readonly SelectedPlan[];
}

/** What is about to be signed and submitted. */
export const ApplicationSummary = ({ page, plans }: ApplicationSummaryProps) => (
  <Stack spacing={2}>
    <FactList facts={[['Applicant', applicantName(page)], ...applicationFacts(page)]} />
    <PlanLines lines={plans.map(toPlanLine)} />
  </Stack>
);

export const toPlanLine = (plan: SelectedPlan): PlanLine => ({
  Kind: plan.IsMedical ? 'Medical' : plan.IsDental ? 'Dental' : 'Vision',
  Name: plan.PlanDisplayName,
  People: plan.Members.map(({ Name }) => Name),
  Premium: plan.TotalMonthlyRate,
  Net: netPremiumOf(plan),
});
