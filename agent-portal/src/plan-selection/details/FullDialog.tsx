import CloseIcon from '@mui/icons-material/Close';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  IconButton,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useRef, type ReactNode } from 'react';
import { PdfButton } from './PdfButton.tsx';
import { PrintStyles } from './PrintStyles.tsx';

interface FullDialogProps {
  title: string;
  /** Under the title, and above what scrolls. */
  head?: ReactNode;
  /** Makes a PDF, of the content's element or by the server, and saves it. */
  makePdf: (content: Element) => Promise<void>;
  /** At the left of the closing button. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A large dialog that can be printed; the whole screen on phones. */
export function FullDialog({ title, head, makePdf, actions, onClose, children }: FullDialogProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(max-width: 699.95px)');
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} maxWidth="lg" aria-labelledby={id}>
      <PrintStyles />
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
      <DialogContent sx={{ px: { xs: 2, sm: 3 }, minHeight: { sm: 420 } }} tabIndex={0} ref={content}>
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

/** On a phone the title has a line of its own, but for the closing button. */
const HEAD = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-start',
  columnGap: 1,
  px: { xs: 2, sm: 3 },
  pt: 2,
} as const;

const ACTIONS = { flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { whiteSpace: 'nowrap' } } as const;
