import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { type RefObject, useId, useRef } from 'react';
import { useFileDrop } from '../use-file-drop.ts';
import { type Look, ToneChip } from '#web/status/ToneChip';
import type { DocumentPlaceView, PlaceState } from '#web/documents/document-places';
import { FileLine } from './FileLine.tsx';
import { UploadLine } from './UploadLine.tsx';
import type { useUploads } from './use-uploads.ts';

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
