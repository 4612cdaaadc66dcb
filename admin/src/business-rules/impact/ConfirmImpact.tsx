import { RULE_EFFECT_LABELS } from '#shared/business-rules/rule-effects';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { confirmTitle } from './impact-words.ts';
import type { ConfirmedSave } from './use-confirmed-save.ts';

interface ConfirmImpactProps {
  asking: ConfirmedSave['asking'];
  saveLabel: string;
}

/** Asks before a rule is saved that changes quotes, and names how many. */
export function ConfirmImpact({ asking, saveLabel }: ConfirmImpactProps) {
  if (asking === null) {
    return null;
  }
  const { impact, confirm, cancel } = asking;
  const kinds = impact.byEffect.map(({ effect, count }) => `${RULE_EFFECT_LABELS[effect]}: ${count}`);
  return (
    <ConfirmDialog
      open
      isHarmless
      title={confirmTitle(impact)}
      confirmLabel={saveLabel}
      cancelLabel="Keep editing"
      onConfirm={confirm}
      onCancel={cancel}
    >
      {kinds.join('; ')}. The change is kept with your name, and the earlier values can be used again.
    </ConfirmDialog>
  );
}
