import CloseIcon from '@mui/icons-material/Close';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Dialog, DialogActions, DialogContent, IconButton, Stack, Typography } from '@mui/material';
import { useIsBelow } from '#web/theme/use-is-below';
import { type ReactNode, useId, useRef, useState } from 'react';

interface FullDialogProps {
  title: string;
  /** Below the title, above the scrolling content. */
  head?: ReactNode;
  /** Creates a PDF, from the content's element or on the server, and saves it. */
  makePdf: (content: Element) => Promise<void>;
  /** Left of the closing button. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A large dialog that can be printed; full screen on phones. */
export function FullDialog({ title, head, makePdf, actions, onClose, children }: FullDialogProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const isPhone = useIsBelow(700);
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} maxWidth="lg" aria-labelledby={id}>
      <Box sx={HEAD}>
        <Typography
          variant="h1"
          component="h2"
          id={id}
          sx={{ flex: { xs: '1 0 calc(100% - 48px)', sm: '1 1 0' }, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Stack direction="row" className="no-print" data-print="off" sx={{ flexShrink: 0, order: { xs: 1, sm: 0 } }}>
          <PdfButton make={() => (content.current ? makePdf(content.current) : Promise.resolve())} />
          <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
            Print
          </Button>
        </Stack>
        <IconButton className="no-print" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {head && !isPhone && <Box sx={{ px: 3 }}>{head}</Box>}
      <DialogContent
        sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 0, sm: 2.5 }, minHeight: { sm: 420 } }}
        tabIndex={0}
        ref={content}
      >
        {isPhone && head}
        {children}
      </DialogContent>
      <DialogActions className="no-print" disableSpacing sx={ACTIONS}>
        {actions}
        <Button variant="contained" onClick={onClose}>
          Back to plans
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** On a phone the title shares its line only with the closing button. */
const HEAD = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-start',
  columnGap: 1,
  px: { xs: 2, sm: 3 },
  pt: 2,
} as const;

const ACTIONS = { flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { whiteSpace: 'nowrap' } } as const;

/** Creates and saves a PDF. Meanwhile the button says so and keeps the focus; refusals are shown elsewhere. */
function PdfButton({ make }: { make: () => Promise<void> }) {
  const [isMaking, setMaking] = useState(false);
  const save = async () => {
    setMaking(true);
    try {
      await make();
    } catch {
      // Already shown as a notification.
    } finally {
      setMaking(false);
    }
  };
  return (
    <Button startIcon={<PdfIcon />} aria-disabled={isMaking} onClick={() => !isMaking && void save()}>
      {isMaking ? 'Making PDF' : 'PDF'}
    </Button>
  );
}
