import { Stack, Typography } from '@mui/material';
import type { QuoteResponse } from '#shared/contract/quotes';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import type { EnrollmentStatusText } from '#shared/quotes/enrollment-status';
import { useAudience } from '../../app/session/use-user.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { DecisionReason } from './DecisionReason.tsx';
import { FactList } from './FactList.tsx';
import { OverviewSection } from './OverviewSection.tsx';

interface StatusSectionProps {
  quote: QuoteResponse;
  text: EnrollmentStatusText;
  /** An agent whom the rule keeps out of enrollment: why. */
  blockedReason: string | null;
}

/** Where the enrollment stands and who is to do something. */
export function StatusSection({ quote, text, blockedReason }: StatusSectionProps) {
  const audience = useAudience();
  return (
    <OverviewSection title="Status">
      <Stack spacing={2}>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <StatusChip status={quote.Status} audience={audience} label={quote.QuoteStatus} />
          <Typography>{text.next}</Typography>
          <DecisionReason quote={quote} />
          {blockedReason && <Typography color="textSecondary">{blockedReason}</Typography>}
        </Stack>
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
