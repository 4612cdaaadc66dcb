import { Stack } from '@mui/material';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { OutcomeArea } from './outcome/OutcomeArea.tsx';
import { EnrollmentPanels } from './panels/EnrollmentPanels.tsx';
import { SigningArea } from './signing/SigningArea.tsx';

/** What became of the application, the panels with what is missing, and the signature with which it is submitted. */
export const IndividualEnrollment = ({ page }: { page: EnrollmentPageResponse }) => (
  <Stack spacing={2}>
    <OutcomeArea page={page} />
    <EnrollmentPanels page={page} />
    <SigningArea page={page} />
  </Stack>
);
