import { Alert, Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { formatInstant } from '#shared/formats/instant';
import type { ASKED_LINK } from '#shared/links/link.record';
import { onTheWayWords } from '#shared/proposals/email-words';
import type { Wire } from '#shared/records/field';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { CopyLink } from '#web/inputs/CopyLink';
import { OnTheWay } from './email/OnTheWay.tsx';

interface LinkAndCodeProps {
  recipient: string;
  /** null: it was sent by email. */
  url: string | null;
  /** '': it is texted. */
  code: string;
  link: Pick<Wire<typeof ASKED_LINK>, 'ExpiresAt' | 'Email' | 'CodeText'>;
  mailboxUrl: string | null;
  /** How the code reaches the recipient where the agent tells it. */
  children: ReactNode;
}

/** A link that was just made, with its code: shown once. */
export const LinkAndCode = ({ recipient, url, code, link, mailboxUrl, children }: LinkAndCodeProps) => (
  <Stack spacing={2}>
    {(link.Email ?? link.CodeText) && (
      <OnTheWay
        count={link.Email && link.CodeText ? 2 : 1}
        what={link.CodeText ? 'messages' : 'email'}
        mailboxUrl={mailboxUrl}
      >
        {onTheWayWords(link)}
      </OnTheWay>
    )}
    {url !== null && <CopyLink label={`Link for ${recipient}`} address={url} />}
    {code !== '' && (
      <div>
        <Typography variant="body2" color="textSecondary">
          Code
        </Typography>
        <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.15em' }}>
          {code}
        </Typography>
      </div>
    )}
    <Typography variant="body2">Valid until {formatInstant(link.ExpiresAt)}.</Typography>
    {code !== '' && <Alert severity="info">{children}</Alert>}
  </Stack>
);

/** A refusal that none of these fields says. @param fields left out: each field says its own */
export const UnplacedFailure = ({ failure, fields }: { failure: Error | null; fields?: readonly string[] }) => {
  const named = Object.keys(fieldErrorsOf(failure));
  const isSaid = fields ? named.some((name) => fields.includes(name)) : named.length > 0;
  return failure && !isSaid ? <Alert severity="error">{errorMessage(failure)}</Alert> : null;
};

interface LinkRequestProps<Request, Made> {
  /** null: something is wrong, and is said at its field. */
  check: () => Request | null;
  /** What was found wrong: the first of it takes the focus. */
  problems: unknown;
  make: (request: Request) => Promise<Made>;
  onMade: () => unknown;
  label: string;
  /** @param failure why it was refused */
  fields: (failure: Error | null) => ReactNode;
  made: (made: Made) => ReactNode;
  onClose: () => void;
}

/** In a dialog: what a link is made from, and afterwards the link with its code. */
export function LinkRequest<Request, Made>(props: LinkRequestProps<Request, Made>) {
  const { check, problems, make, onMade, label, fields, made, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const { mutate, data, error, isPending } = useMutation({ mutationFn: make, onSuccess: onMade });
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [problems, error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = check();
    if (request && !isPending) {
      mutate(request);
    }
  };
  return (
    <form ref={form} onSubmit={submit} noValidate style={FRAME}>
      <DialogContent sx={{ pt: 0 }}>{data ? made(data) : fields(error)}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus={data !== undefined}>
          {data ? 'Done' : 'Cancel'}
        </Button>
        {!data && (
          <Button type="submit" variant="contained" loading={isPending}>
            {label}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

/** The fields scroll between the title and the buttons. */
const FRAME = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
