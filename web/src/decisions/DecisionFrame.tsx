import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import type { QuoteClaim } from '#shared/enrollment/enrollment.record';
import { heldBy } from '#shared/sales/assignment';

interface DecisionFrameProps {
  title: string;
  /** What is decided about, below its name. */
  about: string;
  consequence: string;
  /** Of the button that decides. */
  confirm: string;
  /** It ends the quote without its coverage. */
  isHard?: boolean;
  /** The colleague who has claimed the quote: deciding takes it over. */
  colleague: QuoteClaim | null;
  /** Why it was refused, or cannot be decided any more. */
  failure: string | null;
  /** Someone else may have decided meanwhile. */
  isPossible: boolean;
  isBusy: boolean;
  onSend: (form: HTMLFormElement) => void;
  onClose: () => void;
  /** Its fields. */
  children?: ReactNode;
}

/** Asks before a decision is sent. Ctrl+Enter sends it. A refusal stays in view until the user closes it. */
export function DecisionFrame(props: DecisionFrameProps) {
  const { title, about, consequence, colleague, failure, isPossible, isBusy, onSend, onClose, children } = props;
  const id = useId();
  const send = (form: HTMLFormElement) => isPossible && !isBusy && onSend(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(event.currentTarget);
  };
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send(event.currentTarget);
    }
  };
  return (
    <Dialog open onClose={() => !isBusy && onClose()} fullWidth maxWidth="xs" aria-describedby={`${id}-about`}>
      <Box component="form" noValidate onSubmit={submit} onKeyDown={press} sx={FORM}>
        <DialogTitle sx={{ pb: 0, overflowWrap: 'anywhere' }}>{title}</DialogTitle>
        <DialogContent>
          <Typography id={`${id}-about`} variant="subtitle2" component="p" gutterBottom>
            {about}
          </Typography>
          <Typography variant="body2">{consequence}</Typography>
          {colleague && (
            <Notice severity="warning">{heldBy({ fullName: colleague.FullName, since: colleague.Since })}</Notice>
          )}
          {children}
          {failure !== null && <Notice severity="error">{failure}</Notice>}
        </DialogContent>
        <DialogActions>
          <Button key={String(isPossible)} onClick={onClose} disabled={isBusy} autoFocus={!isPossible}>
            {isPossible ? 'Cancel' : 'Close'}
          </Button>
          {isPossible && <SendButton {...props} />}
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Its content scrolls, its buttons stay. */
const FORM = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

const Notice = ({ severity, children }: { severity: 'warning' | 'error'; children: string }) => (
  <Alert severity={severity} sx={{ mt: 2 }}>
    {children}
  </Alert>
);

/** Has the focus where there is no field. */
const SendButton = ({ colleague, confirm, isHard = false, isBusy, children }: DecisionFrameProps) => (
  <Button
    variant="contained"
    type="submit"
    color={isHard ? 'error' : 'primary'}
    loading={isBusy}
    autoFocus={children === undefined}
  >
    {colleague ? `Take over and ${confirm.charAt(0).toLowerCase()}${confirm.slice(1)}` : confirm}
  </Button>
);
