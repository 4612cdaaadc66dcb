import { Box, Stack, Typography } from '@mui/material';
import { counted } from '#shared/formats/text';
import type { EnrollmentExchange, EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import type { EnrollmentStatusText } from '#shared/quotes/enrollment-status';
import { useAudience } from '../../app/session/use-user.ts';
import { StatusChip } from '#web/status/StatusChip';
import { FactList } from '../../components/FactList.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import { ReplyForm } from './ReplyForm.tsx';

interface StatusSectionProps {
  quote: QuoteResponse;
  text: EnrollmentStatusText;
  /** The message of the last decision, once loaded and if this user may read it. */
  overview?: EnrollmentOverview;
}

/** The enrollment's status and who acts next. */
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
            ['Next step by', text.whoseTurn ?? 'No one. It has been decided.'],
            ['Last change', formatInstant(quote.ModifiedAt)],
          ]}
        />
      </Stack>
    </OverviewSection>
  );
}

/** The reason for staff's decision, and the agent's reply. */
const Exchange = ({ exchange: { Reason, Replies, NewDocuments } }: { exchange: EnrollmentExchange }) => (
  <>
    {Reason !== null && (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>Reason:</strong> {Reason}
      </Typography>
    )}
    {NewDocuments > 0 && (
      <Typography>{counted(NewDocuments, 'document was', 'documents were')} uploaded after the signature.</Typography>
    )}
    {Replies.length > 0 && (
      <Stack component="ul" aria-label="Replies" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {Replies.map(({ Text, By, At }) => (
          <Box component="li" key={At + Text} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {Text}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {By}, {formatInstant(At)}
            </Typography>
          </Box>
        ))}
      </Stack>
    )}
  </>
);
