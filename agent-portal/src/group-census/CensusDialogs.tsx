import { Suspense } from 'react';
import { counted } from '#shared/formats/text';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { lazyPart } from '#web/shell/lazy-part';
import type { Approval } from './use-approval.ts';

const ImportDialog = lazyPart(async () => (await import('./import/ImportDialog.tsx')).ImportDialog);
const ImportHelpDialog = lazyPart(async () => (await import('./import/help/ImportHelpDialog.tsx')).ImportHelpDialog);
const ApprovalDialog = lazyPart(async () => (await import('./approval/ApprovalDialog.tsx')).ApprovalDialog);

export type CensusDialog = 'import' | 'help' | 'removeAll';

interface CensusDialogsProps {
  quoteId: number;
  dialog: CensusDialog | null;
  approval: Approval;
  members: readonly CensusMemberResponse[];
  onClose: () => void;
  onImported: () => void;
  onRemoveAll: () => void;
  /** Goes to a row. */
  onChoose: (memberId: number) => void;
}

/** Import and its help, and the confirmations before removing all members and before approving the census. */
export const CensusDialogs = (props: CensusDialogsProps) => {
  const { quoteId, dialog, approval, members, onClose, onImported, onRemoveAll, onChoose } = props;
  const count = members.length;
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
      <Suspense>
        {approval.isAsked && (
          <ApprovalDialog
            members={members}
            approval={approval}
            onChoose={(memberId) => {
              approval.dismiss();
              onChoose(memberId);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
