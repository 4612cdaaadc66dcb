import { Suspense } from 'react';
import { counted } from '#shared/formats/counted';
import { FEWER_THAN_TWO_EMPLOYEES } from '#shared/census/census-approval';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { lazyPart } from '#web/shell/lazy-part';
import type { Approval } from './use-approval.ts';

const ImportDialog = lazyPart(async () => (await import('./import/ImportDialog.tsx')).ImportDialog);
const ImportHelpDialog = lazyPart(async () => (await import('./import/help/ImportHelpDialog.tsx')).ImportHelpDialog);

export type CensusDialog = 'import' | 'help' | 'removeAll';

interface CensusDialogsProps {
  quoteId: number;
  dialog: CensusDialog | null;
  approval: Approval;
  /** The number of members on the census. */
  count: number;
  onClose: () => void;
  onImported: () => void;
  onRemoveAll: () => void;
}

/** Import and its help, and the confirmations before removing all members and before approving a census with warnings. */
export const CensusDialogs = (props: CensusDialogsProps) => {
  const { quoteId, dialog, approval, count, onClose, onImported, onRemoveAll } = props;
  return (
    <>
      <Suspense>
        {dialog === 'import' && (
          <ImportDialog quoteId={quoteId} present={count} onClose={onClose} onImported={onImported} />
        )}
      </Suspense>
      <Suspense>{dialog === 'help' && <ImportHelpDialog onClose={onClose} />}</Suspense>
      <ConfirmDialog
        open={dialog === 'removeAll'}
        title="Remove all members?"
        confirmLabel={`Remove ${counted(count, 'member')}`}
        destructive
        onConfirm={() => {
          onClose();
          onRemoveAll();
        }}
        onCancel={onClose}
      >
        {counted(count, 'member')} will be removed from the census. You can undo it right afterwards.
      </ConfirmDialog>
      <ConfirmDialog
        open={approval.warnings.length > 0}
        title={
          approval.warnings.includes(FEWER_THAN_TWO_EMPLOYEES)
            ? 'Fewer than two employees are enrolling'
            : 'This group is larger than a small group'
        }
        confirmLabel="Confirm and choose plans"
        cancelLabel="Back to the census"
        busy={approval.isRunning}
        onConfirm={approval.confirmWarning}
        onCancel={approval.dismissWarning}
      >
        {approval.warnings.join(' ')}
      </ConfirmDialog>
    </>
  );
};
