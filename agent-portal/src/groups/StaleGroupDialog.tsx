import { useQuery } from '@tanstack/react-query';
import type { GroupResponse } from '#shared/groups/group.record';
import { StaleDialog } from '../components/StaleDialog.tsx';
import { groupDifferences } from './group-differences.ts';
import { toGroupForm, type GroupForm } from './group-form.ts';
import { groupQuery } from './groups.api.ts';

interface StaleGroupDialogProps {
  groupId: number;
  mine: GroupForm;
  onTakeTheirs: (theirs: GroupResponse) => void;
  onKeepMine: (theirs: GroupResponse) => void;
}

/** Somebody else saved this group first: both versions side by side. */
export function StaleGroupDialog({ groupId, mine, onTakeTheirs, onKeepMine }: StaleGroupDialogProps) {
  const { data: theirs, isFetching } = useQuery({ ...groupQuery(groupId), staleTime: 0, gcTime: 0 });
  const isReady = theirs !== undefined && !isFetching;
  return (
    <StaleDialog
      title="Somebody else has changed this group"
      rows={isReady ? groupDifferences(mine, toGroupForm(theirs)) : null}
      takeLabel="Take their values"
      keepLabel="Save mine instead"
      onTakeTheirs={() => theirs && onTakeTheirs(theirs)}
      onKeepMine={() => theirs && onKeepMine(theirs)}
    >
      It was saved by somebody else after you opened it. Nothing of yours has been saved yet.
    </StaleDialog>
  );
}
