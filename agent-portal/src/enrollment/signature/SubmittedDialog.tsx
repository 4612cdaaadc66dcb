import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { ENROLLMENT_SUBMITTED } from '#shared/enrollment/signing';

/** Spec 001 section 4: after the signature "the submission confirmation modal shows"; the message is that of spec 000 section 8. */
export function SubmittedDialog({ groupName, onClose }: { groupName: string; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{ENROLLMENT_SUBMITTED}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Small Business staff now review the enrollment of {groupName}. The dashboard and the timeline of this page
          tell you what they decide.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
