import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { REDIRECT_FAILED } from '#shared/marketplace/eligibility-problem';
import { MARKETPLACE } from '#shared/marketplace/marketplace.calls';
import { MARKETPLACE_REDIRECT, type MarketplaceRedirect } from '#shared/marketplace/marketplace.record';
import { ApiError, errorMessage, mayWorkLater } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import { useUser } from '../app/session/use-user.ts';

interface MarketplaceUserDialogProps {
  /** The consent of the client who is helped; null: the way is closed. */
  consentId: number | null;
  onClose: () => void;
  /** Where the client is chosen here, or why there is none. */
  children?: ReactNode;
}

/** Asks for the agent's marketplace user id, and goes to the marketplace with it. Not stored: neither in the URL nor in this browser. */
export function MarketplaceUserDialog({ consentId, onClose, children }: MarketplaceUserDialogProps) {
  const id = useId();
  const { SrcAgentId } = useUser();
  const [userId, setUserId] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: openMarketplace,
    onSuccess: (address) => window.location.assign(address),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const UserName = userId.trim();
    const found = MARKETPLACE_REDIRECT.UserName.problem(UserName);
    setProblem(found);
    if (found === null && consentId !== null) {
      mutate({ UserName, AgentId: SrcAgentId ?? '', ConsentId: consentId });
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
          {children}
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
              reset();
            }}
            problem={problem}
          />
          {error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {error instanceof ApiError && mayWorkLater(error) ? REDIRECT_FAILED : errorMessage(error)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={isPending} disabled={consentId === null}>
            Continue
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The address of the marketplace's application page. @throws Error with the words of the refusal */
async function openMarketplace(redirect: MarketplaceRedirect): Promise<string> {
  const { Success, Message } = await call(MARKETPLACE.outbound, { body: redirect });
  if (!Success) {
    throw new Error(Message);
  }
  return Message;
}
