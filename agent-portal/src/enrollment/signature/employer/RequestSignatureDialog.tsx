import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { EmployerLinkResponse, NewEmployerLinkRequest } from '#shared/enrollment/employer-signature.record';
import { EMPLOYER_SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import { employerNameProblem } from '#shared/enrollment/employer-signing';
import { formatInstant } from '#shared/formats/instant';
import { DEFAULT_SHARE_DAYS, shareDaysProblem } from '#shared/proposals/share-link';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { CopyLink } from '#web/inputs/CopyLink';
import { PlainField } from '#web/inputs/PlainField';
import { refreshEmployerSignatures } from './employer-signature-queries.ts';

interface RequestSignatureDialogProps {
  quoteId: number;
  onClose: () => void;
}

/** Makes a link with its code, and shows both once. */
export function RequestSignatureDialog({ quoteId, onClose }: RequestSignatureDialogProps) {
  const id = useId();
  const fields = useLinkFields();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (request: NewEmployerLinkRequest) => call(EMPLOYER_SIGNATURE_CALLS.request, { quoteId, body: request }),
    onSuccess: () => refreshEmployerSignatures(quoteId),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = fields.check();
    if (request && !isPending) {
      mutate(request);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>Request the employer’s signature</DialogTitle>
        <DialogContent>
          {data ? <IssuedLink link={data} /> : <LinkFields fields={fields} failure={error} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{data ? 'Done' : 'Cancel'}</Button>
          {!data && (
            <Button type="submit" variant="contained" loading={isPending}>
              Make link
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Who signs and how long the link is valid, and what is wrong about them once they were sent. */
function useLinkFields() {
  const [name, setName] = useState('');
  const [days, setDays] = useState(String(DEFAULT_SHARE_DAYS));
  const [problems, setProblems] = useState<Record<'name' | 'days', string | null>>({ name: null, days: null });
  /** null: something is wrong. */
  const check = (): NewEmployerLinkRequest | null => {
    const ExpiresInDays = days.trim() === '' ? NaN : Number(days);
    const found = { name: employerNameProblem(name), days: shareDaysProblem(ExpiresInDays) };
    setProblems(found);
    return (found.name ?? found.days) ? null : { EmployerName: name.trim(), ExpiresInDays };
  };
  return { name, setName, days, setDays, problems, check };
}

interface LinkFieldsProps {
  fields: ReturnType<typeof useLinkFields>;
  failure: Error | null;
}

const LinkFields = ({ fields: { name, setName, days, setDays, problems }, failure }: LinkFieldsProps) => (
  <Stack spacing={2} sx={{ pt: 1 }}>
    <Typography variant="body2" color="textSecondary">
      You get a link and a code to pass on. The employer needs both to read and sign the application. A new link ends an
      earlier one.
    </Typography>
    <PlainField label="Who signs for the employer" value={name} onChange={setName} problem={problems.name} autoFocus />
    <PlainField label="Valid for how many days" type="number" value={days} onChange={setDays} problem={problems.days} />
    {failure && <Alert severity="error">{errorMessage(failure)}</Alert>}
  </Stack>
);

const IssuedLink = ({ link: { Url, Code, Signature } }: { link: EmployerLinkResponse }) => (
  <Stack spacing={2}>
    <CopyLink label={`Link for ${Signature.EmployerName}`} address={Url} />
    <div>
      <Typography variant="body2" color="textSecondary">
        Code
      </Typography>
      <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.15em' }}>
        {Code}
      </Typography>
    </div>
    <Typography variant="body2">Valid until {formatInstant(Signature.ExpiresAt)}.</Typography>
    <Alert severity="info">
      Send the link by email and tell the code by phone, never both the same way. Note them now: for security neither is
      stored.
    </Alert>
  </Stack>
);
