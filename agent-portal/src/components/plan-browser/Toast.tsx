import { Snackbar } from '@mui/material';
import { useState } from 'react';

const SHOWN_MS = 8_000;

/** A temporary message over the page: why a click on a row far down the list had no effect. */
export function Toast({ text, onClose }: { text: string | null; onClose: () => void }) {
  const [last, setLast] = useState(text);
  if (text !== null && text !== last) {
    setLast(text);
  }
  return (
    <Snackbar
      open={text !== null}
      message={last}
      autoHideDuration={SHOWN_MS}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ bottom: { xs: 88, lg: 24 } }}
    />
  );
}
