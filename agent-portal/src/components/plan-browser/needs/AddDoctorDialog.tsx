import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { zipProblem } from '#shared/formats/zip';
import { CHECK_WITH_OFFICE } from '#shared/providers/doctor-networks';
import { NAMED_SEARCH_MILES, pcpNameProblem } from '#shared/providers/pcp-search';
import type { ProviderResponse } from '#shared/providers/provider.record';
import { PlainField } from '#web/inputs/PlainField';
import { useIsBelow } from '#web/theme/use-is-below';
import { FoundProviders } from '../../provider-picker/FoundProviders.tsx';
import { findDoctors } from '../../provider-picker/find-providers.ts';
import { useProviderSearch } from '../../provider-picker/use-provider-search.ts';
import { SearchField } from '../../SearchField.tsx';

interface AddDoctorDialogProps {
  /** The client's. */
  zip: string | null;
  onAdd: (doctor: ProviderResponse) => void;
  onClose: () => void;
}

/** Finds a doctor by name around a ZIP. */
export function AddDoctorDialog({ zip: home, onAdd, onClose }: AddDoctorDialogProps) {
  const isNarrow = useIsBelow('sm');
  const [name, setName] = useState('');
  const [zip, setZip] = useState(home ?? '');
  const [searches, setSearches] = useState(0);
  const search = useProviderSearch();
  const nameProblem = pcpNameProblem(name) && 'Enter a name.';
  const zipMissing = zip.trim() === '' ? 'ZIP code is required.' : zipProblem(zip);
  const find = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is inside its page's forms for React, but not in the DOM.
    event.stopPropagation();
    setSearches((count) => count + 1);
    search.reset();
    if (!nameProblem && !zipMissing) {
      search.start((signal) => findDoctors(zip, name, signal));
    }
  };
  const isAsked = searches > 0;
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="sm">
      <DialogTitle>Add a doctor</DialogTitle>
      <DialogContent dividers>
        <Stack component="form" noValidate spacing={2} onSubmit={find}>
          <Typography variant="body2" color="textSecondary">
            Primary care providers of the directory within {NAMED_SEARCH_MILES} miles. {CHECK_WITH_OFFICE}
          </Typography>
          <SearchField
            label="Name: Last, First or First Last"
            value={name}
            onChange={setName}
            problem={(isAsked && nameProblem) || search.problem}
            announce
            autoFocus
          />
          <PlainField
            label="ZIP code"
            value={zip}
            onChange={setZip}
            problem={isAsked ? zipMissing : null}
            announce
            autoComplete="off"
          />
          <Button type="submit" variant="outlined" loading={search.isBusy} sx={{ alignSelf: 'flex-start' }}>
            Find a doctor
          </Button>
        </Stack>
        {search.found.length > 0 && (
          <Box sx={{ mt: 2, mx: -3 }}>
            <FoundProviders key={searches} providers={search.found} onChoose={onAdd} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
