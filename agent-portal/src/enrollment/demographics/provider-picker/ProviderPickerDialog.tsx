import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List } from '@mui/material';
import { useId, useState } from 'react';
import type { ProviderResponse } from '#shared/providers/provider.record';
import { PROVIDERS_PER_PAGE } from '#shared/providers/pcp-search';
import { Pager } from '../../../components/Pager.tsx';
import { FoundProvider } from './FoundProvider.tsx';

interface ProviderPickerDialogProps {
  /** The nearest first. */
  providers: readonly ProviderResponse[];
  onChoose: (provider: ProviderResponse) => void;
  onClose: () => void;
}

/** Several providers to choose one from, five to a page. Source: spec 000 section 2, "Provider picker modal". */
export function ProviderPickerDialog({ providers, onChoose, onClose }: ProviderPickerDialogProps) {
  const id = useId();
  const [page, setPage] = useState(1);
  const shown = providers.slice((page - 1) * PROVIDERS_PER_PAGE, page * PROVIDERS_PER_PAGE);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Choose a primary care provider</DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        <List disablePadding aria-label="Providers found, the nearest first">
          {shown.map((provider) => (
            <FoundProvider key={provider.PCPId} provider={provider} onChoose={onChoose} />
          ))}
        </List>
      </DialogContent>
      <Pager total={providers.length} page={page} onChange={setPage} pageSize={PROVIDERS_PER_PAGE} noun="providers" />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
