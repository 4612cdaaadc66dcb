import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Fade, keyframes, LinearProgress, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useId, useRef, useState } from 'react';
import type { QuoteDocument } from '#shared/enrollment/documents.record';
import { DOCUMENTS } from '#shared/enrollment/enrollment.calls';
import { FileName } from '#web/documents/FileName';
import type { DocumentPlaceView, PlaceState } from '#web/documents/document-places';
import { call, WITH_NOTICE } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { notifySuccess } from '../app/notify.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { Upload, useUploads } from './use-uploads.ts';

interface DocumentPlaceProps {
  quoteId: number;
  place: DocumentPlaceView;
  uploading: ReturnType<typeof useUploads>;
  canEdit: boolean;
  /** False while the decision is pended. */
  canDelete: boolean;
  /** Takes the focus when a link leads here. */
  button: RefObject<HTMLButtonElement | null>;
  onChanged: () => Promise<void>;
}

/** One document type: why it is required, its files, and a drop zone for more. */
export function DocumentPlace(props: DocumentPlaceProps) {
  const { quoteId, place, uploading, canEdit, canDelete, button, onChanged } = props;
  const id = useId();
  const take = (files: FileList | null) => canEdit && uploading.start(place.docTypeId, [...(files ?? [])]);
  const { isOver, dropEvents } = useFileDrop(take);
  const uploads = uploading.uploads.filter(({ docTypeId }) => docTypeId === place.docTypeId);
  const isHighlighted = isOver && canEdit;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      {...dropEvents}
      sx={{
        p: 2,
        border: 1,
        borderRadius: 1,
        borderColor: isHighlighted ? 'primary.main' : 'divider',
        bgcolor: isHighlighted ? 'action.hover' : undefined,
      }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography variant="subtitle2" component="h3" id={id}>
            {place.title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {place.why ?? 'The answers no longer require it.'}
          </Typography>
        </Box>
        <PlaceStateChip state={place.state} />
        {canEdit && place.why !== null && (
          <UploadButton title={place.title} button={button} isFirst={place.files.length === 0} onChoose={take} />
        )}
      </Stack>
      {place.files.length + uploads.length > 0 && (
        <Box component="ul" aria-label={`Files: ${place.title}`} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {place.files.map((file) => (
            <FileLine key={file.docId} {...{ quoteId, file, canDelete, onChanged }} />
          ))}
          {uploads.map((upload) => (
            <UploadLine
              key={upload.key}
              upload={upload}
              onRetry={() => uploading.retry(upload)}
              onCancel={() => uploading.cancel(upload)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface UploadButtonProps {
  title: string;
  button: RefObject<HTMLButtonElement | null>;
  /** No files yet. */
  isFirst: boolean;
  onChoose: (files: FileList | null) => void;
}

function UploadButton({ title, button, isFirst, onChoose }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="outlined"
        startIcon={<UploadFileIcon />}
        aria-label={`${isFirst ? 'Upload' : 'Add a file'}: ${title}`}
        onClick={() => input.current?.click()}
      >
        {isFirst ? 'Upload' : 'Add a file'}
      </Button>
      <input
        ref={input}
        type="file"
        name="Document"
        accept="application/pdf,.pdf"
        multiple
        hidden
        aria-label={`File: ${title}`}
        onChange={({ target }) => {
          onChoose(target.files);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </>
  );
}

const LOOKS: Record<PlaceState, Look> = {
  Uploaded: ['success', CheckCircleIcon],
  Missing: ['warning', ErrorIcon],
  Optional: ['secondary', CircleIcon],
};

/** Whether a document was uploaded: icon, word and color. */
const PlaceStateChip = ({ state }: { state: PlaceState }) => (
  <ToneChip size="small" look={LOOKS[state]} label={state} />
);

/** Spec 001 section 9: "Remove-document message shown 2 seconds". */
const REMOVED_SHOWN_MS = 2_000;

interface FileLineProps {
  quoteId: number;
  file: QuoteDocument;
  canDelete: boolean;
  /** After a deletion, and after a refusal. */
  onChanged: () => Promise<void>;
}

/** An uploaded file: opens in a new tab; deleting asks for confirmation. */
function FileLine({ quoteId, file, canDelete, onChanged }: FileLineProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(DOCUMENTS.unlink, { quoteId, docId: file.docId }, WITH_NOTICE),
    onSuccess: ({ Message }) => notifySuccess(Message, REMOVED_SHOWN_MS),
    onSettled: async () => {
      await onChanged();
      setAsking(false);
    },
  });
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ py: 0.5, alignItems: 'center' }}>
      <FileName quoteId={quoteId} file={file} />
      {canDelete && (
        <Button
          size="small"
          color="inherit"
          startIcon={<DeleteIcon />}
          aria-label={`Delete ${file.fileName}`}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Delete document?"
        confirmLabel="Delete document"
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      >
        “{file.fileName}” will be removed from this enrollment.
      </ConfirmDialog>
    </Stack>
  );
}

interface UploadLineProps {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
}

/** An upload: its progress, or why it was refused. */
function UploadLine({ upload, onRetry, onCancel }: UploadLineProps) {
  const { phase, percent, message, canRetry, file } = upload;
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" role="status">
          {TEXTS[phase](percent)}
          {phase === 'processing' && <ProcessingDots />}
        </Typography>
        {phase === 'success' && (
          <Fade in appear>
            <CheckCircleIcon color="success" aria-hidden />
          </Fade>
        )}
        {phase === 'error' && canRetry && (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        )}
        {phase !== 'success' && (
          <Button size="small" onClick={onCancel} aria-label={`${CANCEL[phase]} ${file.name}`}>
            {CANCEL[phase]}
          </Button>
        )}
      </Stack>
      {phase === 'uploading' && (
        <LinearProgress variant="determinate" value={percent} aria-label={`Upload of ${file.name}`} />
      )}
      {phase === 'error' && (
        <Typography variant="body2" color="error" role="alert">
          {message}
        </Typography>
      )}
    </Box>
  );
}

const TEXTS: Record<Upload['phase'], (percent: number) => string> = {
  uploading: (percent) => `Uploading, ${percent} %`,
  processing: () => 'Processing',
  success: () => 'Uploaded',
  error: () => 'Not uploaded',
};

const CANCEL = { uploading: 'Cancel', processing: 'Cancel', error: 'Dismiss' } as const;

/** Spec 001 section 9: "processing dots every 500 ms". */
const DOT_MS = 500;
const STATES = ['""', '"."', '".."', '"..."'];

const DOTS = keyframes(
  Object.fromEntries(STATES.map((content, index) => [`${(index * 100) / STATES.length}%`, { content }])),
);

/** One more dot every half second; all at once with reduced motion. Screen readers only get the word before them. */
const ProcessingDots = () => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'inline-block',
      width: '1.5em',
      '&::after': { content: '"..."', animation: `${DOTS} ${DOT_MS * STATES.length}ms step-end infinite` },
      '@media (prefers-reduced-motion: reduce)': { '&::after': { animation: 'none' } },
    }}
  />
);
