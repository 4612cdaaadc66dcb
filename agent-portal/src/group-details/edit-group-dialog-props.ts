import type { GroupResponse } from '#shared/groups/group.record';

/** The props of the dialog that edits a group, which is a separate feature. */
export interface EditGroupDialogProps {
  group: GroupResponse;
  /** Also called after saving: the page behind then shows the updated group. */
  onClose: () => void;
}
