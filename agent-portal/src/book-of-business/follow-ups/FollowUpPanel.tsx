import { Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NO_EMAIL_ADDRESS, reminderProblem } from '#shared/follow-ups/follow-up';
import type { FollowUp } from '#shared/follow-ups/follow-up.record';
import { FOLLOW_UP_CALLS } from '#shared/follow-ups/follow-ups.calls';
import { formatInstant } from '#shared/formats/instant';
import { LANGUAGE_LABELS } from '#shared/languages/language';
import { call, keyOf, WITH_NOTICE } from '#web/http/calls';
import { today } from '#web/inputs/today';
import { PhoneLink } from '#web/shell/PhoneLink';
import { notifySuccess } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { FactList } from '../../components/FactList.tsx';
import type { LinkServer } from '../../components/LinkWay.tsx';
import { DocumentsOfClient } from './DocumentsOfClient.tsx';

interface FollowUpPanelProps {
  id: string;
  followUp: FollowUp;
  /** Of the client. */
  name: string;
  /** Agents; staff read only. */
  mayWork: boolean;
  server: LinkServer;
  /** More steps. */
  children: ReactNode;
}

/** How to reach the client, what the client was told and has sent, and the ways to ask once more. */
export function FollowUpPanel(props: FollowUpPanelProps) {
  const { id, followUp, name, mayWork, server, children } = props;
  const { Phone: phone, Email: email, ApplicationId, Told } = followUp;
  return (
    <Box id={id} role="group" aria-label={`Proof of ${name}`} sx={{ py: 1 }}>
      <Stack spacing={2}>
        <FactList
          facts={[
            ['Application at the marketplace', ApplicationId],
            ['Email', email || NO_EMAIL_ADDRESS],
          ]}
        />
        {phone !== '' && <PhoneLink phone={phone} callee={name} color="primary" sx={{ alignSelf: 'flex-start' }} />}
        <Box>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            What the client was told
          </Typography>
          <Tellings told={Told} />
        </Box>
        <DocumentsOfClient {...{ followUp, name, server }} mayAsk={mayWork} />
        <Stack direction="row" useFlexGap role="group" aria-label="Steps" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {mayWork && server.CanEmail && <EmailButton followUp={followUp} name={name} />}
          {children}
        </Stack>
      </Stack>
    </Box>
  );
}

type Told = FollowUp['Told'][number];

const OUTCOMES: Readonly<Record<Told['State'], string>> = {
  Sent: 'Emailed',
  Waiting: 'Email being sent',
  NotSent: 'Email not sent',
};

/** The newest, in a line. */
export const lastTold = ({ Told: [newest] }: FollowUp): string =>
  newest ? `${OUTCOMES[newest.State]} ${formatInstant(newest.At)}` : 'Not told yet';

/** Proof: who told the client, when, at which address, and the digest of the text. */
const Tellings = ({ told }: { told: readonly Told[] }) =>
  told.length === 0 ? (
    <Typography variant="body2" color="textSecondary">
      Nothing yet.
    </Typography>
  ) : (
    <Stack component="ul" spacing={1} aria-label="Emails to the client" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {told.map(({ At, To, By, DaysBefore, Language, State, Reason, Sha256 }) => (
        <Box component="li" key={`${At} ${DaysBefore}`} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          {`${OUTCOMES[State]} ${formatInstant(At)} to ${To}, by ${By || `Priority Quote, ${daysBefore(DaysBefore)}`}${Language === 'en' ? '' : `, in ${LANGUAGE_LABELS[Language]}`}. ${Reason}`.trim()}
          <Typography variant="body2" color="textSecondary">
            {`SHA-256 of the text: ${Sha256}`}
          </Typography>
        </Box>
      ))}
    </Stack>
  );

const daysBefore = (days: number | null): string =>
  days === 0 ? 'on the due date' : `${days} ${days === 1 ? 'day' : 'days'} before the due date`;

/** Absent where there is nobody to send it to, or nothing to send. */
function EmailButton({ followUp, name }: { followUp: FollowUp; name: string }) {
  const { Id, Email, State, DueOn } = followUp;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(FOLLOW_UP_CALLS.remind, { followUpId: Id }, WITH_NOTICE),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: keyOf(FOLLOW_UP_CALLS.list) });
      notifySuccess(`${name} was told by email today.`);
    },
  });
  if (reminderProblem({ state: State, email: Email, dueOn: DueOn }, today()) !== null) {
    return null;
  }
  return (
    <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate()}>
      Email the client
    </Button>
  );
}
