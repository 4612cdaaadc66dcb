import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button, InputLabel, OutlinedInput, Stack, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';

/** A URL to copy; if the browser blocks clipboard access, selects it for manual copying. */
export function CopyLink({ label, address }: { label: string; address: string }) {
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
      <InputLabel htmlFor={id}>{label}</InputLabel>
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
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {said}
      </Typography>
    </Stack>
  );
}
