import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { KeyHint } from './palette-option.ts';

interface KeysDialogProps {
  /** Of this application alone. */
  hints: readonly KeyHint[];
  open: boolean;
  onClose: () => void;
}

const EVERYWHERE: readonly KeyHint[] = [
  ['Ctrl K', 'Search for groups, quotes, pages and actions'],
  ['?', 'Show this list, unless you are typing'],
  ['Tab', 'First stop of a page: skip to the content'],
  ['Esc', 'Close a dialog or a menu'],
];

/** All keys, opened by "?". */
export function KeysDialog({ hints, open, onClose }: KeysDialogProps) {
  return (
    <Dialog open={open} onClose={onClose}>
      <DialogTitle>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={LIST}>
          {[...EVERYWHERE, ...hints].map(([keys, meaning]) => (
            <div key={meaning}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const LIST = {
  m: 0,
  '& > div': { display: 'grid', gridTemplateColumns: '7.5rem minmax(0, 1fr)', gap: 2, py: 0.75 },
  '& dd': { m: 0 },
  '& kbd': { font: 'inherit', px: 0.75, py: 0.25, border: 1, borderColor: 'divider', borderRadius: 0.5 },
} as const;
