import { RULE_EFFECT_LABELS } from '#shared/business-rules/rule-impact.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { confirmTitle } from './impact-words.ts';
import type { ConfirmedSave } from './use-confirmed-save.ts';

interface ConfirmImpactProps {
  asking: ConfirmedSave['asking'];
  saveLabel: string;
}

/** Asks for confirmation before saving a rule that changes quotes, and says how many. */
export function ConfirmImpact({ asking, saveLabel }: ConfirmImpactProps) {
  if (asking === null) {
    return null;
  }
  const { impact, confirm, cancel } = asking;
  const kinds = impact.byEffect.map(({ effect, count }) => `${RULE_EFFECT_LABELS[effect]}: ${count}`);
  return (
    <ConfirmDialog
      open
      isCareful
      title={confirmTitle(impact)}
      confirmLabel={saveLabel}
      cancelLabel="Keep editing"
      onConfirm={confirm}
      onCancel={cancel}
    >
      {kinds.join('; ')}. The change is recorded under your name, and the earlier values can be restored.
    </ConfirmDialog>
  );
}
