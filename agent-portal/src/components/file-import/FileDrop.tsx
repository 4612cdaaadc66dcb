import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useFileDrop } from '../use-file-drop.ts';

const LARGEST_BYTES = 10 * 1024 * 1024;
const LABELS = { census: 'Census file', demographics: 'Demographics file' } as const;

interface FileDropProps {
  /** What the file has. */
  content: keyof typeof LABELS;
  file: File | null;
  busy: boolean;
  /** File extensions for the browser's dialog: ".xlsx,.xls". */
  accept: string;
  prompt: string;
  /** Accepted types and limits, on a second line. */
  hint: string;
  onChoose: (file: File) => void;
}

/** A drop zone with a button for those who do not drag. Choosing a file starts reading it. */
export function FileDrop({ content, file, busy, accept, prompt, hint, onChoose }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = files?.[0];
    if (!chosen || busy) {
      return;
    }
    const fits = chosen.size <= LARGEST_BYTES;
    setTooLarge(!fits);
    if (fits) {
      onChoose(chosen);
    }
  };
  const { isOver, dropEvents } = useFileDrop(take);
  return (
    <Box
      {...dropEvents}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 2,
        py: 5,
        textAlign: 'center',
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'secondary.light',
        borderRadius: 2,
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      <UploadFileIcon aria-hidden sx={{ fontSize: 40, color: 'primary.main' }} />
      <Typography>{file ? file.name : prompt}</Typography>
      <Button variant="outlined" onClick={() => input.current?.click()} disabled={busy}>
        {file ? 'Choose another file' : 'Choose a file'}
      </Button>
      <Typography variant="caption" color="textSecondary">
        {hint}
      </Typography>
      {isTooLarge && (
        <Typography variant="body2" color="error" role="alert">
          This file is larger than 10 MB. Copy only the {content} into a new file.
        </Typography>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={LABELS[content]}
        onChange={({ target }) => {
          take(target.files);
          // Allows choosing the same file again after correcting it.
          target.value = '';
        }}
      />
    </Box>
  );
}
