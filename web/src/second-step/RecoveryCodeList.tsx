import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

interface RecoveryCodeListProps {
  codes: readonly string[];
  doneLabel: string;
  isBusy?: boolean;
  onDone: () => void;
}

/** The only time that the codes are shown. */
export function RecoveryCodeList({ codes, doneLabel, isBusy, onDone }: RecoveryCodeListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid('Copied.');
    } catch {
      window.getSelection()?.selectAllChildren(list.current!);
      setSaid('The codes are selected. Press Ctrl+C or Command+C to copy them.');
    }
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        Keep your recovery codes
      </Typography>
      <Alert severity="warning">
        They are shown only now. Each signs you in once, in place of a code of the app: keep them where you find them
        without your phone.
      </Alert>
      <Box component="ul" ref={list} aria-label="Recovery codes" sx={LIST}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
          Copy codes
        </Button>
        <Button variant="contained" loading={isBusy} onClick={onDone}>
          {doneLabel}
        </Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {said}
      </Typography>
    </Stack>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontFamily: 'monospace',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'auto auto' },
  columnGap: 4,
  rowGap: 0.5,
} as const;
