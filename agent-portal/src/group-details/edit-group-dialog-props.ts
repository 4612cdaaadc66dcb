import type { GroupResponse } from '#shared/groups/group.record';

/** What the dialog that edits a group is given; it is a feature of its own. */
export interface EditGroupDialogProps {
  group: GroupResponse;
  /** After saving, too: the page behind shows the group as it is now. */
  onClose: () => void;
}
