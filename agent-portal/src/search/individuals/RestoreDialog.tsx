import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FoundIndividual } from '#shared/search/individual-search.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { notifySuccess } from '../../app/notifications/notify.ts';
import { nameOf } from './FoundIndividualsTable.tsx';
import { INDIVIDUAL_SEARCH, restoreQuote } from './individual-search.api.ts';

/** Spec 002 section 2: internal staff restore a deleted quote. */
export function RestoreDialog({ found, onClose }: { found: FoundIndividual; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => restoreQuote(found),
    onSuccess: async () => {
      notifySuccess(`The quote of ${nameOf(found)} has been restored.`);
      await queryClient.invalidateQueries({ queryKey: INDIVIDUAL_SEARCH });
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={`Restore the quote of ${nameOf(found)}?`}
      confirmLabel="Restore"
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      Its agents will see it again, as it was when it was deleted.
    </ConfirmDialog>
  );
}
