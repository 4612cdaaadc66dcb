import { Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { CompanionResponse } from '#shared/individuals/companion.record';
import { individualPath } from '#shared/individuals/individual-next-step';
import { otherPlanText } from '#shared/individuals/two-plans';
import { StatusChip } from '#web/status/StatusChip';
import { useAudience } from '../../app/session/use-user.ts';
import { termsText } from './enrollment-texts.ts';

interface OtherPlanProps {
  quote: EnrollmentPageResponse['Quote'];
  companion: CompanionResponse;
}

/** Of a household in two plans. */
const OtherPlan = ({ quote, companion }: OtherPlanProps) => (
  <span>
    {otherPlanText(companion)}{' '}
    {companion.Status !== null && (
      <Link
        component={RouterLink}
        to={individualPath({ quoteId: companion.QuoteId, status: companion.Status, isFfm: quote.Individual.IsFfm })}
      >
        Other plan
      </Link>
    )}
  </span>
);

/** Below the heading: the quote, its status and its terms. */
export const EnrollmentSubtitle = ({ page }: { page: EnrollmentPageResponse }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
    <span>{page.Quote.Name}</span>
    <StatusChip status={page.Quote.Status} audience={useAudience()} label={page.Quote.QuoteStatus} />
    <span>{termsText(page)}</span>
    {page.Quote.Companion && <OtherPlan quote={page.Quote} companion={page.Quote.Companion} />}
  </Stack>
);
