import type { AttemptOutcome } from '#shared/installation/installation-status';
import { IndividualApplication } from './individual-application.table.ts';
import { id, instant, loose, refers, stored, text } from '../../../platform/database/stored.ts';

/** One call to the carrier system about a household's application, and its result. Append-only. */
export class IndividualApplicationAttempt extends stored('individual_application_attempts', {
  id: id(),
  applicationId: refers(() => IndividualApplication, 'CASCADE'),
  /** UTC. */
  at: instant(),
  outcome: text<AttemptOutcome>(12),
  /** The carrier's answer, for staff who contact the carrier: status, code, transaction id. No personal data. */
  detail: loose(200),
  /** In a sentence, without personal data; '' when accepted. */
  message: loose(300),
}) {}
