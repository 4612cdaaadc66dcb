import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { Buyer } from '../plan-terms.ts';
import { DELTA_DENTAL_NOTE } from './delta-dental-note.ts';

/** What is special about Delta Dental plans. Spec 002 section 2 names the modal; the wording is ours. */
export function DeltaDentalDialog({ buyer, onClose }: { buyer: Buyer; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="sm">
      <DialogTitle>Delta Dental plans</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>{DELTA_DENTAL_NOTE}</Typography>
        <Typography component="div" variant="body2">
          <ul>
            <li>The {buyer} is quoted and enrolled here, together with its medical and vision plans.</li>
            <li>Questions about dentists, claims and member cards go to Delta Dental.</li>
            <li>Waiting periods and limits are listed in the benefits of each plan.</li>
          </ul>
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          Back to plans
        </Button>
      </DialogActions>
    </Dialog>
  );
}
