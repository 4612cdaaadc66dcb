import { Box, Typography } from '@mui/material';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { FactList } from '../../components/FactList.tsx';
import { Money } from '../../components/Money.tsx';
import { ConfirmSigningDialog } from '../../components/signature/ConfirmSigningDialog.tsx';
import { applicantName } from '../applicant.ts';

interface ConfirmSubmissionDialogProps {
  page: EnrollmentPageResponse;
  plans: readonly SelectedPlan[];
  /** As typed; null when it was signed before. */
  name: string | null;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Final review before the application is sent: the applicant, the plans, the amount, and what happens next. */
export function ConfirmSubmissionDialog({ page, plans, name, ...actions }: ConfirmSubmissionDialogProps) {
  const applicant = applicantName(page);
  const consequence = whatHappens(page.AmountDue);
  const content = <Submitted page={page} plans={plans} signedBy={name} />;
  return name === null ? (
    <ConfirmDialog open title={`Submit the application of ${applicant}?`} confirmLabel="Submit" {...actions}>
      {content}
      <Typography variant="body2">{consequence}</Typography>
    </ConfirmDialog>
  ) : (
    <ConfirmSigningDialog
      title={`Sign and submit the application of ${applicant}?`}
      name={name}
      consequence={consequence}
      {...actions}
    >
      {content}
    </ConfirmSigningDialog>
  );
}

const whatHappens = (due: number | null): string =>
  due
    ? `The application is sent to the insurer and can no longer be changed. The first payment of ${formatDollars(due)} follows on the payment page.`
    : 'The application is sent to the insurer and can no longer be changed. Nothing has to be paid now.';

interface SubmittedProps {
  page: EnrollmentPageResponse;
  plans: readonly SelectedPlan[];
  signedBy: string | null;
}

const Submitted = ({ page, plans, signedBy }: SubmittedProps) => (
  <>
    <FactList
      facts={[
        ['Due today', formatDollars(page.AmountDue)],
        ['Effective date', formatDay(page.Quote.EffectiveDate)],
        ...(signedBy === null ? [] : ([['Signed by', signedBy]] as const)),
      ]}
    />
    <Box component="ul" aria-label="Plans" sx={{ my: 2, pl: 3, color: 'text.primary' }}>
      {plans.map((plan) => (
        <li key={plan.PlanId}>
          {plan.PlanDisplayName}, <Money dollars={netPremiumOf(plan)} /> a month
        </li>
      ))}
    </Box>
  </>
);
