import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';

/** What out of area means and what happens then. Spec 001 section 2, "out-of-area help". */
export function OutOfAreaHelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="sm">
      <DialogTitle>Members who live out of area</DialogTitle>
      <DialogContent>
        <Typography component="p" sx={{ mb: 1 }}>
          HMO and POS plans work through providers in Michigan. A member whose home is outside Michigan is out of area
          for them: emergencies are covered everywhere, other care only with the plan’s network or its approval.
        </Typography>
        <Typography component="p" sx={{ mb: 1 }}>
          In rating area 16, the western Upper Peninsula, only PPO plans can be enrolled. A member there with an HMO or
          POS plan stays incomplete until a PPO plan is chosen.
        </Typography>
        <Typography component="p">
          A student who lives elsewhere has their own address: turn off “Lives with the employee”. The enrollment tells
          the carrier that a member is out of area; nothing else needs to be sent.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
