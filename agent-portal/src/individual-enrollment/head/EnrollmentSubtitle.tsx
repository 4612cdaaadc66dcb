import { Stack } from '@mui/material';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { StatusChip } from '#web/status/StatusChip';
import { useAudience } from '../../app/session/use-user.ts';
import { termsText } from './enrollment-texts.ts';

/** Below the heading: the quote, its status and its terms. */
export const EnrollmentSubtitle = ({ page }: { page: EnrollmentPageResponse }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
    <span>{page.Quote.Name}</span>
    <StatusChip status={page.Quote.Status} audience={useAudience()} label={page.Quote.QuoteStatus} />
    <span>{termsText(page)}</span>
  </Stack>
);
