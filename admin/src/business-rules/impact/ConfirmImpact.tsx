import { LinearProgress } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { counted } from '#shared/formats/text';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { effectSentence, type Impact, impactSentence, lookedAtSentence } from './impact.ts';
import type { RuleImpactState } from './use-rule-impact.ts';

/** How long a preview may take before the question is asked without it. */
const PATIENCE_MS = 2_000;

interface ConfirmImpactProps {
  state: RuleImpactState;
  confirmLabel: string;
  /** What is done while the effect is not known: "Save anyway". */
  anywayLabel: string;
  cancelLabel: string;
  /** Asks even where no open quote changes. */
  isAlwaysAsked?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before a rule is saved that changes open quotes, with how many. One whose effect is not known asks too, and follows the preview
 * while it is open: a slow or failed preview never passes for "nothing changes".
 */
export function ConfirmImpact({ state, isAlwaysAsked = false, onConfirm, onCancel, ...labels }: ConfirmImpactProps) {
  const { effect, impact, error, isAsking } = state;
  const [isShown, setShown] = useState(isAlwaysAsked);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const pass = useEffectEvent(onConfirm);
  const passes = effect === 'none' && !isShown;
  useEffect(() => {
    if (passes) {
      pass();
    }
  }, [passes]);
  if (effect !== 'unknown') {
    return (
      <ConfirmDialog
        open={!passes}
        isCareful
        title={knownTitle(impact)}
        confirmLabel={labels.confirmLabel}
        cancelLabel={labels.cancelLabel}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        {effect === 'some' && impact ? effectSentence(impact) : impact && impactSentence(impact)} The change is recorded
        under your name, and the earlier values can be restored.
      </ConfirmDialog>
    );
  }
  const isIdle = !isAsking && !state.rest?.isRunning;
  const wait = () => {
    setShown(true);
    setWaiting(true);
    if (error) {
      state.retry();
    }
    state.rest?.start();
  };
  return (
    <ConfirmDialog
      open={isShown || error !== null}
      isCareful
      title="What would change is not known yet"
      confirmLabel={labels.anywayLabel}
      cancelLabel={isWaiting && !isIdle ? labels.cancelLabel : error ? 'Try again' : 'Wait'}
      onConfirm={onConfirm}
      onCancel={isWaiting && !isIdle ? onCancel : wait}
    >
      {error ? `The open quotes could not be checked: ${error.message}` : checkedSentence(state)}
      {!isIdle && <LinearProgress aria-label="Checking the open quotes" sx={{ mt: 2 }} />}
    </ConfirmDialog>
  );
}

const knownTitle = (impact: Impact | null): string =>
  impact?.changed
    ? `${impact.share < 1 ? 'At least ' : ''}${counted(impact.changed, 'open quote')} will change`
    : 'No open quote will change';

const checkedSentence = ({ impact, isOutdated }: RuleImpactState): string =>
  impact && !isOutdated
    ? `${lookedAtSentence(impact)} None of them changes.`
    : 'The open quotes are still being checked.';
