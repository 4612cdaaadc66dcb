import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState, type DragEvent, type RefObject } from 'react';
import type { DocumentPlaceView } from './document-places.ts';
import { FileLine } from './FileLine.tsx';
import { PlaceStateChip } from './PlaceStateChip.tsx';
import { UploadLine } from './UploadLine.tsx';
import type { useUploads } from './use-uploads.ts';

interface DocumentPlaceProps {
  quoteId: number;
  place: DocumentPlaceView;
  uploading: ReturnType<typeof useUploads>;
  canEdit: boolean;
  /** Not while the decision is pended. */
  canDelete: boolean;
  /** A link leads here. */
  isWanted: boolean;
}

/** One kind of document: why it is asked for, its files, and a place to drop more. */
export function DocumentPlace({ quoteId, place, uploading, canEdit, canDelete, isWanted }: DocumentPlaceProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => canEdit && uploading.start(place.docTypeId, [...(files ?? [])]);
  const button = useFocusWhenWanted(isWanted);
  const uploads = uploading.uploads.filter(({ docTypeId }) => docTypeId === place.docTypeId);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      component="section"
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(canEdit);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      sx={{
        p: 2,
        border: 1,
        borderRadius: 1,
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography variant="subtitle2" component="h3" id={id}>
            {place.title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {place.why ?? 'The answers do not ask for it any more.'}
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
            <FileLine key={file.docId} quoteId={quoteId} file={file} canDelete={canDelete} />
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
  /** Nothing is there yet. */
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
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

function useFocusWhenWanted(isWanted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted) {
      button.current?.scrollIntoView({ block: 'center' });
      button.current?.focus();
    }
  }, [isWanted]);
  return button;
}
