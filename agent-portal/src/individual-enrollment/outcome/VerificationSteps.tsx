import { Box, Link, Typography } from '@mui/material';
import { daysBetween, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { useId } from 'react';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { PENDING_VERIFICATION } from '#shared/individual-enrollment/submission-outcome';
import { today } from '#web/inputs/today';
import { daysLeftText } from '../../components/days-left.ts';
import { applicantName } from '../applicant.ts';
import { CopyText } from './CopyText.tsx';

interface VerificationStepsProps {
  page: EnrollmentPageResponse;
  /** null: the marketplace gave none. */
  due: IsoDate | null;
  applicationId: string | null;
}

/** A special enrollment that the marketplace verifies: until when, and the two ways in which documents get there. Spec 000 section 8. */
export function VerificationSteps({ page, due, applicationId }: VerificationStepsProps) {
  const id = useId();
  return (
    <>
      <Typography>{PENDING_VERIFICATION}</Typography>
      {due !== null && <Typography sx={{ fontWeight: 'medium' }}>{dueText(due)}</Typography>}
      <Typography id={id}>The client must do one of these:</Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, pl: 2.5, typography: 'body1' }}>
        <li>
          Create an account at the{' '}
          <Link href="https://www.healthcare.gov/" target="_blank" rel="noopener" color="inherit">
            federal marketplace
          </Link>{' '}
          and upload the documents there.
        </li>
        <li>
          Mail the documents to the marketplace, with the full name <strong>{applicantName(page)}</strong> and the
          application ID <strong>{applicationId ?? 'of the marketplace'}</strong>.
          {applicationId !== null && <CopyText label="Copy application ID" text={applicationId} />}
        </li>
      </Box>
    </>
  );
}

function dueText(due: IsoDate): string {
  const days = daysBetween(today(), due);
  return days < 0
    ? `Documents were due by ${formatDay(due)}.`
    : `Documents are due by ${formatDay(due)}: ${daysLeftText(days)}.`;
}
