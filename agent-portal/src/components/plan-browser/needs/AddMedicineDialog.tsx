import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Medicine, MEDICINES_FOUND } from '#shared/medicines/medicine.record';
import { medicineName, medicineNameProblem } from '#shared/medicines/medicine-search';
import { CHECK_FORMULARY } from '#shared/medicines/medicine-year';
import { QUOTE_MEDICINES } from '#shared/medicines/quote-medicines.calls';
import type { Wire } from '#shared/records/field';
import { call } from '#web/http/calls';
import { useIsBelow } from '#web/theme/use-is-below';
import { SearchField } from '../../SearchField.tsx';

interface AddMedicineDialogProps {
  onAdd: (medicine: Medicine) => void;
  onClose: () => void;
}

const SEARCH_FAILED = 'The medicines could not be searched. Try again.';
const NARROW = 'More medicines match. Add the strength or the form, such as “500 MG” or “capsule”.';

/** Finds a medicine by name; what is searched for stands in the body of the request only. */
export function AddMedicineDialog({ onAdd, onClose }: AddMedicineDialogProps) {
  const isNarrow = useIsBelow('sm');
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { data, isPending, isError, mutate, reset } = useMutation({
    mutationFn: (Name: string) => call(QUOTE_MEDICINES.search, { body: { Name } }),
  });
  const nameProblem = medicineNameProblem(name);
  const nothing = data?.Medicines.length === 0 && 'No medicine of this name is on a list here. Check the spelling.';
  const find = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is inside its page's forms for React, but not in the DOM.
    event.stopPropagation();
    setAsked(true);
    reset();
    if (!nameProblem) {
      mutate(name);
    }
  };
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="sm">
      <DialogTitle>Add a medicine</DialogTitle>
      <DialogContent dividers>
        <Stack component="form" noValidate spacing={2} onSubmit={find}>
          <Typography variant="body2" color="textSecondary">
            Covered medicines as the insurers publish them, by strength and form. {CHECK_FORMULARY}
          </Typography>
          <SearchField
            label="Name of the medicine"
            value={name}
            onChange={setName}
            problem={(isAsked && nameProblem) || (isError && SEARCH_FAILED) || nothing || null}
            announce
            autoFocus
          />
          <Button type="submit" variant="outlined" loading={isPending} sx={{ alignSelf: 'flex-start' }}>
            Find a medicine
          </Button>
        </Stack>
        {data && data.Medicines.length > 0 && <Found found={data} onAdd={onAdd} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

interface FoundProps {
  found: Wire<typeof MEDICINES_FOUND>;
  onAdd: (medicine: Medicine) => void;
}

const Found = ({ found: { Medicines, HasMore }, onAdd }: FoundProps) => (
  <Box sx={{ mt: 2, mx: -3 }}>
    <List disablePadding aria-label="Medicines found">
      {Medicines.map((medicine) => (
        <ListItem key={medicine.RxNormId} disablePadding divider>
          <ListItemButton onClick={() => onAdd(medicine)} sx={{ px: 3, overflowWrap: 'anywhere' }}>
            {medicineName(medicine, Medicines)}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
    {HasMore && (
      <Typography variant="body2" color="textSecondary" sx={{ px: 3, pt: 1 }}>
        {NARROW}
      </Typography>
    )}
  </Box>
);
