import type { GroupResponse } from '#shared/groups/group.record';
import { RecordFormDialog } from '#web/records/RecordFormDialog';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { GroupFormFields } from './GroupFormFields.tsx';
import { useEditGroup } from './use-edit-group.ts';

interface EditGroupDialogProps {
  group: GroupResponse;
  /** Also called after saving. */
  onClose: () => void;
}

/** The form of a stored group, over the page that shows it. Source: spec 002 section 2 ("also used as an edit modal"). */
export function EditGroupDialog({ group, onClose }: EditGroupDialogProps) {
  const editing = useEditGroup(group, { currentQuoteId: null, onSaved: onClose });
  const leavePrompt = useLeavePrompt(
    editing.form.formState.isDirty,
    editing.dropDraft,
    editing.draft.save?.kind === 'saved',
  );
  return (
    <RecordFormDialog editing={editing} title={`Edit ${group.GroupName}`} onClose={onClose}>
      <GroupFormFields />
      {leavePrompt}
    </RecordFormDialog>
  );
}
