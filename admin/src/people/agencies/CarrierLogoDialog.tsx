import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { CARRIER } from '#shared/people/people.calls';
import type { LogoHolder } from '#shared/people/agency.record';
import { query } from '#web/http/calls';
import { LogoInput } from '#web/logos/LogoInput';
import { EditLoading } from '../EditLoading.tsx';
import { AGENCIES, CARRIER_LOGO_PATH } from '../people-calls.ts';

/** /sales/agencies/carrier: the picture beside that of the agency, on every proposal. */
export function CarrierLogoDialog() {
  const id = useId();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: carrier, error, refetch } = useQuery(query(CARRIER.describe));
  const close = () => void navigate(`/${AGENCIES}`);
  return carrier ? (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" variant="h2">
        Logo of {carrier.Name}
      </DialogTitle>
      <DialogContent dividers>
        <LogoInput<LogoHolder>
          path={CARRIER_LOGO_PATH}
          owner={carrier.Name}
          hasLogo={carrier.HasLogo}
          onChanged={(changed) => queryClient.setQueryData(query(CARRIER.describe).queryKey, changed)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Close</Button>
      </DialogActions>
    </Dialog>
  ) : (
    <EditLoading title="Carrier logo" error={error} onRetry={() => void refetch()} onClose={close} />
  );
}
