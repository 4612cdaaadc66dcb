import type { ApplicationAnswers } from '#shared/contract/enrollment-application';
import { differingPaths, isCopiedContact, valuesByPath } from '#shared/enrollment/application/answer-fields';
import { answerText } from '#shared/enrollment/application/answer-text';
import { fullFieldLabel } from '#shared/enrollment/application/application-labels';
import { StaleDialog } from '#web/records/StaleDialog';

interface StaleApplicationDialogProps {
  mine: ApplicationAnswers;
  theirs: ApplicationAnswers;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else saved the application first: both values of every answer that differs. */
export function StaleApplicationDialog({ mine, theirs, ...choice }: StaleApplicationDialogProps) {
  const [own, others] = [valuesByPath(mine), valuesByPath(theirs)];
  const rows = differingPaths(theirs, mine)
    .filter((path) => !path.endsWith('.County') && !(isCopiedContact(path, own) && isCopiedContact(path, others)))
    .map((path) => ({
      label: fullFieldLabel(path),
      mine: answerText(path, own.get(path) ?? null),
      theirs: answerText(path, others.get(path) ?? null),
    }));
  return (
    <StaleDialog
      title="Somebody else has changed this application"
      rows={rows}
      takeLabel="Take their answers"
      keepLabel="Save mine instead"
      {...choice}
    >
      It was saved by somebody else after you opened it. Your last changes are not saved yet.
    </StaleDialog>
  );
}
