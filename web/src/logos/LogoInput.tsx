import { Alert, Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { MOST_LOGO_BYTES } from '#shared/people/agency.record';
import { errorMessage } from '../http/api-error.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { useLogoChange } from './use-logo-change.ts';

interface LogoInputProps<Owner> {
  /** GET shows the picture, POST replaces it, DELETE removes it. */
  path: string;
  /** Whose logo: "Great Lakes Benefit Partners". */
  owner: string;
  hasLogo: boolean;
  /** With the server's answer. */
  onChanged: (owner: Owner) => void;
}

/** The picture that proposals show of an agency. Each change is stored immediately, apart from any form around it. */
export function LogoInput<Owner>({ path, owner, hasLogo, onChanged }: LogoInputProps<Owner>) {
  const id = useId();
  const { change, picture } = useLogoChange<Owner>(path, onChanged);
  const isRemoved = change.isSuccess && change.variables === null;
  return (
    <Stack role="group" aria-labelledby={id} spacing={1.5}>
      <Typography id={id} variant="subtitle2" component="h2">
        Logo on proposals
      </Typography>
      {hasLogo && <Box component="img" src={picture} alt={`Logo of ${owner}`} sx={PREVIEW} />}
      <LogoButtons
        owner={owner}
        hasLogo={hasLogo}
        isBusy={change.isPending}
        isRemoved={isRemoved}
        save={change.mutate}
      />
      <FormHelperText>PNG or JPEG, up to {MOST_LOGO_BYTES / 1024} KB. New proposals will show it.</FormHelperText>
      <Box role="status">
        {change.isSuccess && (
          <Alert severity="success">{isRemoved ? 'The logo is removed.' : 'The logo is saved.'}</Alert>
        )}
      </Box>
      {change.error && <Alert severity="error">{errorMessage(change.error)}</Alert>}
    </Stack>
  );
}

/** White in dark mode too: logos are made for paper. */
const PREVIEW = {
  maxWidth: 240,
  maxHeight: 88,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'common.white',
  alignSelf: 'start',
} as const;

interface LogoButtonsProps {
  owner: string;
  hasLogo: boolean;
  isBusy: boolean;
  /** A moment ago. */
  isRemoved: boolean;
  save: (file: File | null, options?: { onSettled: () => void }) => void;
}

function LogoButtons({ owner, hasLogo, isBusy, isRemoved, save }: LogoButtonsProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const uploadButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRemoved) {
      // The button that opened the question is gone.
      uploadButton.current?.focus();
    }
  }, [isRemoved]);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label="Logo file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) {
            save(file);
          }
          target.value = '';
        }}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          ref={uploadButton}
          variant="outlined"
          loading={isBusy && !isAsking}
          onClick={() => picker.current?.click()}
        >
          {hasLogo ? 'Replace logo' : 'Upload logo'}
        </Button>
        {hasLogo && (
          <Button color="error" disabled={isBusy} onClick={() => setIsAsking(true)}>
            Remove logo
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title="Remove the logo?"
        confirmLabel="Remove logo"
        destructive
        busy={isBusy}
        onConfirm={() => save(null, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      >
        New proposals will not show the logo of {owner}. Existing proposals keep it.
      </ConfirmDialog>
    </>
  );
}
