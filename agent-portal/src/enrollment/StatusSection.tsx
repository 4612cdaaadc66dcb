import { Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { REPLY_LIMIT, replyTextProblem } from '#shared/enrollment/decisions';
import { REPLY_CALLS } from '#shared/enrollment/enrollment.calls';
import type { EnrollmentExchange, EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import type { EnrollmentStatusText } from '#shared/quotes/enrollment-status';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import { StatusChip } from '#web/status/StatusChip';
import { queryClient } from '../app/query-client.ts';
import { useAudience } from '../app/session/use-user.ts';
import { FactList } from '../components/FactList.tsx';
import { OverviewSection } from '../components/OverviewSection.tsx';
import { overviewQuery, refreshEnrollment } from './enrollment-queries.ts';

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
            ['Waiting on', text.whoseTurn ?? 'No one. It has been decided.'],
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

/** The agent's reply to a pended decision. */
function ReplyForm({ overview: { QuoteId, Version } }: { overview: EnrollmentOverview }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(REPLY_CALLS.reply, { quoteId: QuoteId, body: { Text: text.trim(), Version } }),
    onSuccess: (overview) => {
      setText('');
      queryClient.setQueryData(overviewQuery(QuoteId).queryKey, overview);
    },
    onError: (error) => setProblem(errorMessage(error)),
    onSettled: () => refreshEnrollment(QuoteId),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = replyTextProblem(text);
    setProblem(found);
    if (found === null && !isPending) {
      mutate();
    }
  };
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={submit} sx={{ alignItems: 'flex-start', maxWidth: 720 }}>
      <PlainField
        name="Reply"
        label="Reply to Small Business staff"
        multiline
        minRows={2}
        value={text}
        onChange={setText}
        hint="Do not include names or other personal data: the timeline shows it."
        problem={problem}
        announce
        inputProps={{ maxLength: REPLY_LIMIT }}
      />
      <Button type="submit" variant="contained" loading={isPending}>
        Send reply
      </Button>
    </Stack>
  );
}
