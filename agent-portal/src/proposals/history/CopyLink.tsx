import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button, InputLabel, OutlinedInput, Stack, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';

/** An address to copy; where the browser lets no page write to the clipboard, it is selected to be copied by hand. */
export function CopyLink({ address }: { address: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Copied.');
    } catch {
      setSaid('The link is selected. Press Ctrl+C or Command+C to copy it.');
    }
  };
  return (
    <Stack spacing={1}>
      <InputLabel htmlFor={id}>Link for the client</InputLabel>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <OutlinedInput id={id} inputRef={input} value={address} readOnly fullWidth size="small" />
        <Button
          variant="contained"
          startIcon={<CopyIcon />}
          onClick={() => void copy()}
          autoFocus
          sx={{ flexShrink: 0 }}
        >
          Copy link
        </Button>
      </Stack>
      <Typography variant="body2" role="status">
        {said}
      </Typography>
    </Stack>
  );
}
