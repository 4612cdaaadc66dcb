import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, Fade, keyframes, LinearProgress, Stack, Typography } from '@mui/material';
import type { Upload } from './use-uploads.ts';

interface UploadLineProps {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
}

/** An upload: its progress, or why it was refused. */
export function UploadLine({ upload, onRetry, onCancel }: UploadLineProps) {
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
