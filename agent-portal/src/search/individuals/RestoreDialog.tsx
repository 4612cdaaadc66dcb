import { useMutation, useQueryClient } from '@tanstack/react-query';
import { QUOTE_ACTIONS } from '#shared/quotes/quotes.calls';
import type { FoundIndividual } from '#shared/search/individual-search.record';
import { call, WITH_NOTICE } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { notifySuccess } from '../../app/notifications/notify.ts';
import { nameOf } from './FoundIndividualsTable.tsx';
import { INDIVIDUAL_SEARCH } from './individual-search-queries.ts';

/** Spec 002 section 2: internal staff restore a deleted quote. */
export function RestoreDialog({ found, onClose }: { found: FoundIndividual; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(QUOTE_ACTIONS.restore, { id: found.QuoteId, body: { Version: found.Version } }, WITH_NOTICE),
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
