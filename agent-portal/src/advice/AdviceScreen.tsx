import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useParams } from 'react-router';
import { adviceGaps } from '#shared/advice/advice-rules';
import { ADVICE_CALLS } from '#shared/advice/advice.calls';
import type { Advice, AdviceRecordRow } from '#shared/advice/advice.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { plansPathOf } from '#shared/individuals/individual-next-step';
import { groupPlanSelectionPath } from '#shared/quotes/next-step';
import { asking, call, WITH_NOTICE } from '#web/http/calls';
import { download } from '#web/http/files';
import { Screen } from '#web/shell/Screen';
import { notifySuccess } from '../app/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { TechnicalDetails } from '../components/TechnicalDetails.tsx';
import { AdviceFields, WrittenAdvice } from './AdviceNotes.tsx';
import { adviceQuery, useAdviceForm } from './use-advice.ts';

/** /quote/advice/:quoteId: what was asked and said for a sale of either line, and the records in which it is frozen. */
export function AdviceScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const { data: advice, error, refetch } = useQuery(adviceQuery(quoteId));
  return (
    <Screen
      title="Advice record"
      subtitle={advice && `${advice.Customer}, ${advice.QuoteName}, effective ${formatDay(advice.EffectiveDate)}`}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        ...(advice ? [{ label: 'Plans', to: plansPath(advice) }] : []),
      ]}
      width="form"
      pending={!advice}
      error={advice ? null : error}
      onRetry={() => void refetch()}
    >
      {advice && (advice.MayWrite ? <AdviceEditor key={quoteId} advice={advice} /> : <AdviceReader advice={advice} />)}
    </Screen>
  );
}

const plansPath = ({ Line, QuoteId: Id, IsFfm }: Advice): string =>
  Line === 'group' ? groupPlanSelectionPath(Id) : plansPathOf({ Id, Individual: { IsFfm } });

const AdviceReader = ({ advice }: { advice: Advice }) => (
  <Stack spacing={3}>
    <WrittenAdvice advice={advice} />
    <AdviceRecords advice={advice} />
  </Stack>
);

function AdviceEditor({ advice }: { advice: Advice }) {
  const editing = useAdviceForm(advice);
  return (
    <Stack spacing={3}>
      <AdviceFields editing={editing} line={advice.Line} />
      <AdviceRecords
        advice={advice}
        saved={async () =>
          editing.form.formState.isDirty
            ? ((await editing.submit(() => undefined))?.Version ?? null)
            : advice.Notes.Version
        }
      />
    </Stack>
  );
}

interface AdviceRecordsProps {
  advice: Advice;
  /** Saves what is typed, and answers the version of the notes; null: something must be corrected first. Left out: the user makes no records. */
  saved?: () => Promise<number | null>;
}

/** The records made so far, what a new one would lack, and the button that makes it. */
function AdviceRecords({ advice, saved }: AdviceRecordsProps) {
  const { Records: records, Line, Notes, EffectiveDate } = advice;
  const id = useId();
  const gaps = saved ? adviceGaps(Line, Notes, EffectiveDate) : [];
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" id={id} sx={{ flexGrow: 1 }}>
          Records
        </Typography>
        {saved && <MakeButton advice={advice} saved={saved} />}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        Each is one PDF of the quote as it was then: what is written above, the plans shown and chosen, prices with the
        rates and rules in force, doctors, {Line === 'household' && 'the tax credit, consents, '}and what was sent and
        answered. A record is kept for 10 years and never changed.
      </Typography>
      {gaps.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Still open. A record made now says so:
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </Box>
        </Alert>
      )}
      {records.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 2 }}>
          No record has been made yet.
        </Typography>
      ) : (
        <Box component="ul" aria-label="Records" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {records.map((record) => (
            <RecordLine key={record.Id} record={record} />
          ))}
        </Box>
      )}
    </Paper>
  );
}

function MakeButton({ advice: { QuoteId: quoteId }, saved }: Required<AdviceRecordsProps>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const Version = await saved();
      return Version === null ? null : call(ADVICE_CALLS.make, { quoteId, body: { Version } }, WITH_NOTICE);
    },
    onSuccess: (made) => {
      if (made) {
        const { RecordId, IsNew, ...answer } = made;
        queryClient.setQueryData(adviceQuery(quoteId).queryKey, answer);
        void queryClient.invalidateQueries({ queryKey: ['timeline'] });
        notifySuccess(
          IsNew ? 'The record has been made.' : `Nothing has changed since record ${RecordId}: no other was made.`,
        );
      }
    },
    onError: () => queryClient.invalidateQueries({ queryKey: adviceQuery(quoteId).queryKey }),
  });
  return (
    <Button variant="contained" loading={isPending} onClick={() => mutate()}>
      Make a record
    </Button>
  );
}

function RecordLine({
  record: { Id, MadeAt, MadeBy, EffectiveDate, RetainUntil, Sha256 },
}: {
  record: AdviceRecordRow;
}) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(asking(ADVICE_CALLS.download, { recordId: Id })),
  });
  const made = formatInstant(MadeAt);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" sx={{ flex: '1 1 200px', fontWeight: 600 }}>
          Record {Id} of {made}
        </Typography>
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          loading={isPending}
          aria-label={`Download the record of ${made}`}
          onClick={() => mutate()}
        >
          Download
        </Button>
      </Stack>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        By {MadeBy} · coverage from {formatDay(EffectiveDate)} · kept until {formatDay(RetainUntil)}
      </Typography>
      <TechnicalDetails>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          SHA-256 of the file: {Sha256}
        </Typography>
      </TechnicalDetails>
    </Box>
  );
}
