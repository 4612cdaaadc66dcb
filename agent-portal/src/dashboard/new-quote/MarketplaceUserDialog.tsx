import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { PlainField } from '../../components/PlainField.tsx';

/** Our wording: the specification requires the prompt but does not word it. */
const USER_ID_MISSING = 'Marketplace user ID is required.';

/** Asks for the agent's marketplace user id. Not stored: neither in the URL nor in this browser. */
export function MarketplaceUserDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [userId, setUserId] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (userId.trim() === '') {
      setProblem(USER_ID_MISSING);
    } else {
      void navigate('/individual/marketplace');
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>Marketplace user ID</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} variant="body2" sx={{ mb: 2 }}>
            The user ID of your agent account at the federal marketplace. It is not stored.
          </DialogContentText>
          <PlainField
            label="Marketplace user ID"
            name="marketplace-user"
            autoComplete="off"
            autoFocus
            required
            value={userId}
            onChange={(text) => {
              setUserId(text);
              setProblem(null);
            }}
            problem={problem}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Continue
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
