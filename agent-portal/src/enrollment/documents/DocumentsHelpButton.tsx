import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';

/** Spec 001 section 2, "required-documents help". */
export function DocumentsHelpButton() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<HelpIcon />} onClick={() => setOpen(true)}>
        About the documents
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="sm" aria-labelledby={id}>
        <DialogTitle id={id}>Required documents</DialogTitle>
        <DialogContent>
          {TEXTS.map((text) => (
            <Typography key={text} sx={{ mb: 1.5 }}>
              {text}
            </Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => setOpen(false)} autoFocus>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const TEXTS = [
  'The answers of the application decide which documents are needed; each says why. When an answer changes, so does the list.',
  'Waivers and the agent access request can be brought later: the enrollment can be signed without them.',
  'Every document is a PDF of at most 25 MB and 500 pages. A kind of document can have several files.',
  'PDFs that are protected by a password, damaged, or that hold scripts or attached files are refused: the insurer’s systems do not open them. Printing such a PDF to a new PDF usually helps.',
] as const;
