import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import type { GroupResponse } from '#shared/groups/group.record';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useIsNarrow } from '../components/use-is-narrow.ts';
import { GroupFormFields } from './GroupFormFields.tsx';
import { useEditGroup } from './use-edit-group.tsx';

interface EditGroupDialogProps {
  group: GroupResponse;
  /** After saving, too. */
  onClose: () => void;
}

/** The form of a stored group above the page that shows it. Source: spec 002 section 2 ("also used as an edit modal"). */
export function EditGroupDialog({ group, onClose }: EditGroupDialogProps) {
  const id = useId();
  const isNarrow = useIsNarrow();
  const [isLeaving, setLeaving] = useState(false);
  const editing = useEditGroup(group, { currentQuoteId: null, onSaved: onClose });
  const { isDirty, isSubmitting } = editing.form.formState;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog of an agent search is inside this form for React, but not on the page.
    event.stopPropagation();
    void editing.submit();
  };
  const ask = () => {
    if (!isSubmitting) {
      (isDirty ? () => setLeaving(true) : onClose)();
    }
  };
  const leave = () => {
    editing.dropDraft();
    onClose();
  };
  return (
    <Dialog open onClose={ask} fullScreen={isNarrow} maxWidth="md" aria-labelledby={id}>
      <FormProvider {...editing.form}>
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
        >
          <DialogTitle id={id}>Edit {group.GroupName}</DialogTitle>
          <DialogContent dividers sx={{ px: { xs: 2, sm: 3 } }}>
            <GroupFormFields save={editing.save} />
          </DialogContent>
          <DialogActions>
            <Button onClick={ask} disabled={isSubmitting}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={isSubmitting}>
              Save
            </Button>
          </DialogActions>
        </Box>
      </FormProvider>
      {editing.dialogs}
      <ConfirmDialog
        open={isLeaving}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay here"
        destructive
        onConfirm={leave}
        onCancel={() => setLeaving(false)}
      >
        What you changed here has not been saved yet.
      </ConfirmDialog>
    </Dialog>
  );
}
