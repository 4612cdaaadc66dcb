import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { type RefObject, useId } from 'react';
import { notifySuccess } from '../../app/notify.ts';

interface AgreedTextProps {
  title: string;
  text: string;
  /** Takes the focus when the page leads here. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** What a client agrees to, word for word. */
export function AgreedText({ title, text, headingRef }: AgreedTextProps) {
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notifySuccess('Text copied.');
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography
          variant="subtitle2"
          component="h3"
          id={id}
          ref={headingRef}
          tabIndex={headingRef && -1}
          sx={{ flexGrow: 1 }}
        >
          {title}
        </Typography>
        <Button size="small" startIcon={<CopyIcon />} onClick={() => void copy()}>
          Copy text
        </Button>
      </Stack>
      <Paper variant="outlined" sx={{ p: 2, bgcolor: 'action.hover' }}>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Paper>
    </Box>
  );
}
