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
import { DOCUMENTS_WORDS } from '#shared/languages/documents.words';
import type { Message } from '#shared/languages/language';
import { sizeText } from '#web/documents/document-places';
import { errorMessage } from '#web/http/api-error';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { PageSection } from '../components/link-page/AnswerPage.tsx';
import { ServerText } from '../components/link-page/ServerText.tsx';
import { useTranslated, useWords } from '../components/link-page/spoken.ts';
import { UnsentPages } from './UnsentPages.tsx';
import type { ProofPages } from './use-proof-pages.ts';

const { needed, agentHasIt, sentOn, done, closed } = DOCUMENTS_WORDS;
const LOOKS: Readonly<Record<FollowUpState, readonly [look: Look, label: Message]>> = {
  Requested: [['warning', RequestedIcon], needed],
  Received: [['info', ReceivedIcon], agentHasIt],
  Sent: [['info', ReceivedIcon], sentOn],
  Accepted: [['success', DoneIcon], done],
  Refused: [['secondary', DoneIcon], closed],
};

/** One thing that is waited for: what counts, whose and by when, what was sent, and the way to send more. */
export function WaitedForCard({ waitedFor, proofPages }: { waitedFor: WaitedFor; proofPages: ProofPages }) {
  const { say } = useWords();
  const translated = useTranslated();
  const { Kind, Person, State, Sent } = waitedFor;
  const title = `${translated(FOLLOW_UP_LABELS[Kind])}${Person === null ? '' : `: ${Person}`}`;
  const [look, label] = LOOKS[State];
  return (
    <PageSection title={title}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToneChip look={look} label={say(label)} />
        {isOpen(State) ? (
          <Needs {...waitedFor} />
        ) : (
          <Typography>
            <ServerText text={WAITED_NO_MORE} />
          </Typography>
        )}
        {Sent.length > 0 && <SentList title={title} sent={Sent} />}
        {isOpen(State) && <Choosing title={title} waitedFor={waitedFor} proofPages={proofPages} />}
      </Stack>
    </PageSection>
  );
}

/** What is needed, whose and by when, what is at risk, and what counts. */
function Needs({ Kind, Person, DueOn, IsComputed }: WaitedFor) {
  const { say, day } = useWords();
  const translated = useTranslated();
  const { needs, needsAtTheLatest, ofPerson } = DOCUMENTS_WORDS;
  const proof = translated(PROOFS[Kind]);
  const isNamed = Person !== null && Kind !== 'Other' && Kind !== 'Income';
  const what = isNamed ? say(ofPerson, { what: proof, person: Person }) : proof;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {say(IsComputed ? needsAtTheLatest : needs, { what, day: day(DueOn) })} {translated(LOSSES[RISK_OF[Kind]])}
      </Typography>
      <Typography color="textSecondary">{translated(PROOF_EXAMPLES[Kind])}</Typography>
    </>
  );
}

function SentList({ title, sent }: { title: string; sent: WaitedFor['Sent'] }) {
  const { say, instant } = useWords();
  const { sent: heading, sentFile } = DOCUMENTS_WORDS;
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="subtitle2" component="h3">
        {say(heading)}
      </Typography>
      <Box component="ul" aria-label={`${say(heading)}: ${title}`} sx={{ m: 0, pl: 2.5 }}>
        {sent.map(({ Id, FileName: file, Pages: pages, SizeBytes, SentAt }) => (
          <Typography key={Id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {say(sentFile, { file, pages, size: sizeText(SizeBytes), at: instant(SentAt) })}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

interface ChoosingProps {
  title: string;
  waitedFor: WaitedFor;
  proofPages: ProofPages;
}

function Choosing({ title, waitedFor, proofPages }: ChoosingProps) {
  const { FollowUpId, Sent, Unsent } = waitedFor;
  const { refused, choose, add, send } = proofPages;
  const { say } = useWords();
  const { sentNow, takePhoto, addFiles, chooseFiles, photo, files } = DOCUMENTS_WORDS;
  const addError = add.error && add.variables.followUpId === FollowUpId ? errorMessage(add.error) : null;
  const isSent = send.isSuccess && send.variables.FollowUpId === FollowUpId && Unsent.length === 0;
  const take = (chosen: FileList | null) => void choose(waitedFor, [...(chosen ?? [])]);
  return (
    <>
      {isSent && (
        <Alert severity="success" role="status">
          {say(sentNow)}
        </Alert>
      )}
      {refused?.followUpId === FollowUpId &&
        refused.problems.map(({ name, problem }) => (
          <Alert key={name} severity="error" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>: <ServerText text={problem} />
          </Alert>
        ))}
      {addError && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          <ServerText text={addError} />
        </Alert>
      )}
      {Unsent.length > 0 && <UnsentPages title={title} followUpId={FollowUpId} unsent={Unsent} {...proofPages} />}
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <FileButton
          name={title}
          label={say(takePhoto)}
          input={say(photo)}
          icon={<CameraIcon />}
          camera
          onChosen={take}
        />
        <FileButton
          name={title}
          label={say(Sent.length + Unsent.length > 0 ? addFiles : chooseFiles)}
          input={say(files)}
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
  /** Of the input behind the button. */
  input: string;
  icon: ReactNode;
  camera?: boolean;
  onChosen: (files: FileList | null) => void;
}

/** A telephone opens its camera, or its files; of several photos each is taken by itself. */
function FileButton({ name, label, input: inputLabel, icon, camera = false, onChosen }: FileButtonProps) {
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
        aria-label={`${inputLabel}: ${name}`}
        onChange={({ target }) => {
          onChosen(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
