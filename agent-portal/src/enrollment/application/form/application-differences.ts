import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import { differingPaths, isCopiedContact, valuesByPath } from '#shared/enrollment/application/answer-fields';
import { answerText } from '#shared/enrollment/application/answer-text';
import { fullFieldLabel } from '#shared/enrollment/application/application-labels';
import type { Difference } from '#web/records/StaleDialog';

/** Every answer that differs, in the words of the screen. */
export function applicationDifferences(mine: ApplicationAnswers, theirs: ApplicationAnswers): Difference[] {
  const [own, others] = [valuesByPath(mine), valuesByPath(theirs)];
  return differingPaths(theirs, mine)
    .filter((path) => !path.endsWith('.County') && !(isCopiedContact(path, own) && isCopiedContact(path, others)))
    .map((path) => ({
      label: fullFieldLabel(path),
      mine: answerText(path, own.get(path) ?? null),
      theirs: answerText(path, others.get(path) ?? null),
    }));
}
