import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';

/** Copies the text next to it. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('Copying is blocked. Select the text to copy it.');
    }
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button size="small" variant="outlined" color="inherit" onClick={() => void copy()}>
        {label}
      </Button>
      <Typography variant="body2" role="status">
        {said}
      </Typography>
    </Stack>
  );
}
