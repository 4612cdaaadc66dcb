import { Alert, Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { AgencyRow } from '#shared/people/agency.record';
import { MOST_LOGO_BYTES } from '#shared/people/agency-logo';
import { errorMessage } from '#web/http/api-error';
import { agencyLogoPath, agencyQuery, removeAgencyLogo, setAgencyLogo } from '../people.api.ts';

/** The picture on the agency's proposals. It is stored at once, apart from the form around it. */
export function AgencyLogo({ agency }: { agency: AgencyRow }) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (file: File | null) => (file ? setAgencyLogo(agency.Id, file) : removeAgencyLogo(agency.Id)),
    onSuccess: (row) => queryClient.setQueryData(agencyQuery(agency.Id).queryKey, row),
  });
  const upload = (file: File | undefined) => file && change.mutate(file);
  return (
    <Stack role="group" aria-labelledby={id} spacing={1}>
      <Typography id={id} variant="subtitle2">
        Logo on proposals
      </Typography>
      {agency.HasLogo && (
        <Box
          component="img"
          // Another address for each picture: browsers keep the one before.
          src={`${agencyLogoPath(agency.Id)}?shown=${change.submittedAt}`}
          alt={`Logo of ${agency.Name}`}
          sx={{ maxWidth: 240, maxHeight: 72, p: 1, borderRadius: 1, bgcolor: 'common.white', alignSelf: 'start' }}
        />
      )}
      <input
        ref={picker}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label="Logo file"
        onChange={({ target }) => {
          upload(target.files?.[0]);
          target.value = '';
        }}
      />
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" loading={change.isPending} onClick={() => picker.current?.click()}>
          {agency.HasLogo ? 'Replace logo' : 'Upload logo'}
        </Button>
        {agency.HasLogo && (
          <Button color="error" disabled={change.isPending} onClick={() => change.mutate(null)}>
            Remove logo
          </Button>
        )}
      </Stack>
      <FormHelperText>
        PNG or JPEG, at most {MOST_LOGO_BYTES / 1024} KB. Proposals made from now on show it.
      </FormHelperText>
      {change.error && <Alert severity="error">{errorMessage(change.error)}</Alert>}
    </Stack>
  );
}
