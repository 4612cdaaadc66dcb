import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import RequestedIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ReceivedIcon from '@mui/icons-material/MoveToInboxOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { FOLLOW_UP_LABELS, type FollowUpState, isOpen, LOSSES, PROOFS, RISK_OF } from '#shared/follow-ups/follow-up';
import { PROOF_EXAMPLES, WAITED_NO_MORE } from '#shared/follow-ups/proof';
import type { WaitedFor } from '#shared/follow-ups/proof.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import { sizeText } from '#web/documents/document-places';
import { errorMessage } from '#web/http/api-error';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { PageSection } from '../components/link-page/AnswerPage.tsx';
import { UnsentPages } from './UnsentPages.tsx';
import type { ProofPages } from './use-proof-pages.ts';

const LOOKS: Readonly<Record<FollowUpState, readonly [look: Look, label: string]>> = {
  Requested: [['warning', RequestedIcon], 'Needed'],
  Received: [['info', ReceivedIcon], 'Your agent has it'],
  Sent: [['info', ReceivedIcon], 'Sent to the Marketplace'],
  Accepted: [['success', DoneIcon], 'Done'],
  Refused: [['secondary', DoneIcon], 'Closed'],
};

/** One thing that is waited for: what counts, whose and by when, what was sent, and the way to send more. */
export function WaitedForCard({ waitedFor, proofPages }: { waitedFor: WaitedFor; proofPages: ProofPages }) {
  const { Kind, Person, State, DueOn, IsComputed, Sent } = waitedFor;
  const title = `${FOLLOW_UP_LABELS[Kind]}${Person === null ? '' : `: ${Person}`}`;
  const [look, label] = LOOKS[State];
  const isNamed = Person !== null && Kind !== 'Other' && Kind !== 'Income';
  return (
    <PageSection title={title}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToneChip look={look} label={label} />
        {isOpen(State) ? (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              The Marketplace needs {PROOFS[Kind]}
              {isNamed && ` of ${Person}`} by <strong>{formatDay(DueOn)}</strong>
              {IsComputed && ' at the latest; your notice may name an earlier day'}. {LOSSES[RISK_OF[Kind]]}
            </Typography>
            <Typography color="textSecondary">{PROOF_EXAMPLES[Kind]}</Typography>
          </>
        ) : (
          <Typography>{WAITED_NO_MORE}</Typography>
        )}
        {Sent.length > 0 && <SentList title={title} sent={Sent} />}
        {isOpen(State) && <Choosing title={title} waitedFor={waitedFor} proofPages={proofPages} />}
      </Stack>
    </PageSection>
  );
}

const SentList = ({ title, sent }: { title: string; sent: WaitedFor['Sent'] }) => (
  <Box sx={{ width: '100%' }}>
    <Typography variant="subtitle2" component="h3">
      Sent
    </Typography>
    <Box component="ul" aria-label={`Sent: ${title}`} sx={{ m: 0, pl: 2.5 }}>
      {sent.map(({ Id, FileName, Pages, SizeBytes, SentAt }) => (
        <Typography key={Id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {`${FileName}: ${counted(Pages, 'page')}, ${sizeText(SizeBytes)}, sent ${formatInstant(SentAt)}`}
        </Typography>
      ))}
    </Box>
  </Box>
);

interface ChoosingProps {
  title: string;
  waitedFor: WaitedFor;
  proofPages: ProofPages;
}

function Choosing({ title, waitedFor, proofPages }: ChoosingProps) {
  const { FollowUpId, Sent, Unsent } = waitedFor;
  const { refused, choose, add, send } = proofPages;
  const problems = [
    ...(refused?.followUpId === FollowUpId ? refused.problems : []),
    ...(add.error && add.variables.followUpId === FollowUpId ? [errorMessage(add.error)] : []),
  ];
  const isSent = send.isSuccess && send.variables.FollowUpId === FollowUpId && Unsent.length === 0;
  const take = (files: FileList | null) => void choose(waitedFor, [...(files ?? [])]);
  return (
    <>
      {isSent && (
        <Alert severity="success" role="status">
          Sent. Your agent can see it now.
        </Alert>
      )}
      {problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {problem}
        </Alert>
      ))}
      {Unsent.length > 0 && <UnsentPages title={title} followUpId={FollowUpId} unsent={Unsent} {...proofPages} />}
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <FileButton name={title} label="Take a photo" icon={<CameraIcon />} camera onChosen={take} />
        <FileButton
          name={title}
          label={Sent.length + Unsent.length > 0 ? 'Add files' : 'Choose files'}
          icon={<UploadFileIcon />}
          onChosen={take}
        />
      </Stack>
    </>
  );
}

interface FileButtonProps {
  /** What the file is for: several buttons look alike. */
  name: string;
  label: string;
  icon: ReactNode;
  camera?: boolean;
  onChosen: (files: FileList | null) => void;
}

/** A telephone opens its camera, or its files; of several photos each is taken by itself. */
function FileButton({ name, label, icon, camera = false, onChosen }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        startIcon={icon}
        aria-label={`${label}: ${name}`}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        name={camera ? 'Photo' : 'Files'}
        accept={camera ? 'image/*' : 'image/jpeg,image/png,application/pdf'}
        capture={camera ? 'environment' : undefined}
        multiple={!camera}
        hidden
        aria-label={`${camera ? 'Photo' : 'Files'}: ${name}`}
        onChange={({ target }) => {
          onChosen(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
