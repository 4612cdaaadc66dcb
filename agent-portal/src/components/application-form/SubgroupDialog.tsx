import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import type { Subgroup } from '#shared/enrollment/application.record';
import type { SubgroupStatus } from '#shared/enrollment/application-options';
import { ChoiceAnswer, plainOptions } from './form/AnswerFields.tsx';
import { SubgroupFields } from './SubgroupFields.tsx';
import { useIsBelow } from '#web/theme/use-is-below';

interface SubgroupDialogProps {
  index: number;
  /** Called after opening: focuses the requested field. */
  onOpened: () => void;
  onClose: () => void;
}

/** The possible statuses of a subgroup that the insurer already knows; a new one is either on the list or not. */
const LATER_STATUSES: readonly SubgroupStatus[] = ['Active', 'Inactive', 'Termed'];

/** One subgroup of the list. It belongs to the form and is autosaved with it; Cancel restores the previous values. */
export function SubgroupDialog({ index, onOpened, onClose }: SubgroupDialogProps) {
  const form = useFormContext<FieldValues>();
  const path = `SubGroups.${index}`;
  const [before] = useState(() => structuredClone(form.getValues(path)) as Subgroup);
  const isNarrow = useIsBelow('md');
  const set = (subgroup: Subgroup) => form.setValue(path, subgroup, { shouldDirty: true });
  const copyPrimary = () => {
    const primary = form.getValues('PrimaryGroup') as Subgroup;
    const { Address, Admin, Billing, Ceo, UseAdminForBilling, UseAdminForCEO } = structuredClone(primary);
    const own = form.getValues(path) as Subgroup;
    set({ ...own, Address, Admin, Billing, Ceo, UseAdminForBilling, UseAdminForCEO });
  };
  const cancel = () => {
    set(before);
    form.clearErrors(path);
    onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isNarrow}
      maxWidth="md"
      onClose={onClose}
      aria-labelledby="subgroup-title"
      slotProps={{ transition: { onEntered: onOpened } }}
    >
      <DialogTitle id="subgroup-title">Subgroup {before.SubGroupId}</DialogTitle>
      <DialogContent>
        <Button variant="outlined" size="small" onClick={copyPrimary} sx={{ mt: 1, mb: 3 }}>
          Use the primary group’s address and contacts
        </Button>
        {before.GroupStatus !== 'New' && (
          <ChoiceAnswer<SubgroupStatus>
            name={`${path}.GroupStatus`}
            options={plainOptions(LATER_STATUSES)}
            hint="A subgroup that is inactive or termed is not enrolled, and nothing else is asked about it."
          />
        )}
        <SubgroupFields path={path} />
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel}>Cancel</Button>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
