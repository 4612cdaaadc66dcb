import HelpIcon from '@mui/icons-material/HelpOutline';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { CHILD_AGE_LIMIT_YEARS } from '#shared/census/age-rules';

/** Beside the answer: what "disabled" means for a child, and which documents will be required. */
export function DisabledInfo() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        size="small"
        aria-label="What disabled means"
        // Keeps the focus in the current field: blurring it could show a message that moves this button.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
      >
        <HelpIcon fontSize="small" />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={close}
        maxWidth="sm"
        aria-labelledby={id}
        // Keyboard events in here must not reach the row being edited.
        onKeyDown={(event) => event.stopPropagation()}
      >
        <DialogTitle id={id}>Disabled child over the age limit</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1.5 }}>
            A child may be covered up to and including age {CHILD_AGE_LIMIT_YEARS}. An older child may stay covered only
            when all of this is true:
          </Typography>
          <Typography component="ul" sx={{ pl: 2.5, mt: 0, mb: 1.5 }}>
            <li>A developmental or physical disability keeps the child from earning a living.</li>
            <li>The disability began before the child reached the age limit.</li>
            <li>The child depends chiefly on the employee for support and maintenance.</li>
          </Typography>
          <Typography sx={{ mb: 1.5 }}>
            Switch Disabled on for such a child: the age limit then does not apply to the quote. For any other child
            leave it off, whatever the child’s health; it does not change a price.
          </Typography>
          <Typography>
            Proof is needed at enrollment, not for the quote: a statement of the treating physician that names the
            disability and when it began, and the employee’s statement of support. It may be asked for again later.
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
