import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useReading } from '#web/shell/reading';

const PARAGRAPHS = [
  'HMO and POS plans work through providers in Michigan. A member whose home is outside Michigan is out of area for them: emergencies are covered everywhere, other care only with the plan’s network or its approval.',
  'In rating area 16, the western Upper Peninsula, only PPO plans can be enrolled. A member there with an HMO or POS plan stays incomplete until a PPO plan is chosen.',
  'A student who lives elsewhere has their own address: turn off “Lives with the employee”. The enrollment tells the carrier that a member is out of area; nothing else needs to be sent.',
];

/** What out of area means and what happens then. Spec 001 section 2, "out-of-area help". */
export function OutOfAreaHelpDialog({ onClose }: { onClose: () => void }) {
  const { text } = useReading();
  return (
    <Dialog open onClose={onClose} maxWidth="sm">
      <DialogTitle>{text('Members who live out of area')}</DialogTitle>
      <DialogContent>
        {PARAGRAPHS.map((paragraph) => (
          <Typography key={paragraph} component="p" sx={{ '&:not(:last-child)': { mb: 1 } }}>
            {text(paragraph)}
          </Typography>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
