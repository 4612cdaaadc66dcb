import { Stack, Typography } from '@mui/material';
import type { EnrollmentOverview } from '#shared/contract/enrollment';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import type { EnrollmentStatusText } from '#shared/quotes/enrollment-status';
import { useAudience } from '../../app/session/use-user.ts';
import { StatusChip } from '../../components/quote/StatusChip.tsx';
import { Exchange } from './Exchange.tsx';
import { FactList } from './FactList.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import { ReplyForm } from './ReplyForm.tsx';

interface StatusSectionProps {
  quote: QuoteResponse;
  text: EnrollmentStatusText;
  /** What was said about the last decision, once it is loaded and if this user may read it. */
  overview?: EnrollmentOverview;
}

/** Where the enrollment stands and who is to do something. */
export function StatusSection({ quote, text, overview }: StatusSectionProps) {
  const audience = useAudience();
  return (
    <OverviewSection title="Status">
      <Stack spacing={2}>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <StatusChip status={quote.Status} audience={audience} label={quote.QuoteStatus} />
          <Typography>{text.next}</Typography>
          {overview && <Exchange exchange={overview.Exchange} />}
        </Stack>
        {overview?.ReplyProblem === null && <ReplyForm overview={overview} />}
        <FactList
          facts={[
            ['Effective date', formatDay(quote.EffectiveDate)],
            ['Whose turn', text.whoseTurn ?? 'Nobody: it is decided'],
            ['Last change', formatInstant(quote.ModifiedAt)],
          ]}
        />
      </Stack>
    </OverviewSection>
  );
}
