import { Box, Typography } from '@mui/material';
import { formatDollars } from '#shared/formats/currency';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { FactList } from '../../components/FactList.tsx';
import { ConfirmSigningDialog } from '../../components/signature/ConfirmSigningDialog.tsx';
import { applicantName } from '../applicant.ts';
import { PlanLines } from '../PlanLines.tsx';
import { applicationFacts, willBeDenied } from './application-facts.ts';
import { toPlanLine } from './ApplicationSummary.tsx';

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
  const consequence = whatHappens(page);
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

function whatHappens(page: EnrollmentPageResponse): string {
  const { Quote, AmountDue } = page;
  if (willBeDenied(page)) {
    return 'With its answers about health the application is denied. It can no longer be changed, and nothing has to be paid.';
  }
  return (
    `The application is sent to the ${Quote.Individual.IsFfm ? 'federal marketplace' : 'insurer'} and can no longer be changed. ` +
    (AmountDue
      ? `The first payment of ${formatDollars(AmountDue)} follows on the payment page.`
      : 'Nothing has to be paid now.')
  );
}

interface SubmittedProps {
  page: EnrollmentPageResponse;
  plans: readonly SelectedPlan[];
  signedBy: string | null;
}

const Submitted = ({ page, plans, signedBy }: SubmittedProps) => (
  <>
    <FactList facts={[...applicationFacts(page), ...(signedBy === null ? [] : ([['Signed by', signedBy]] as const))]} />
    <Box sx={{ my: 2, color: 'text.primary' }}>
      <PlanLines lines={plans.map(toPlanLine)} />
    </Box>
  </>
);
