import type { ApplicationStatus } from '#shared/installation/installation-status';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { day, flag, id, instant, int, loose, refers, stored, text } from '../../../platform/database/stored.ts';

/**
 * The enrollment of a household that was submitted to the carrier or to the federal marketplace, as far as it is now: one row, however
 * often it was submitted. Plain stored data.
 */
export class IndividualApplication extends stored(
  'individual_applications',
  {
    id: id(),
    quoteId: refers(() => Quote, 'CASCADE').unique(),
    /** Submitted to the federal marketplace instead of the carrier. */
    isFfm: flag(),
    /** The applicant's name. */
    firstName: loose(50),
    lastName: loose(50),
    /** Calendar day. */
    birthDate: day(),
    status: loose<ApplicationStatus>(10),
    /** UTC. The last time. */
    submittedAt: instant().index(),
    /** Id of the last failed call, shown as EwsTransactionId; 0 = none. */
    failedAttemptId: int().default(0),
    /** UTC. Since when a person has to look at it; null = no one has to. */
    failedAt: instant().orNull(),
    /** The reason, without personal data; '' = no error. */
    message: loose(300),
    /** With which the marketplace refused the last call; '' if it did not. */
    refusalCode: text(80).default(''),
  },
  {
    indexes: [
      ['isFfm', 'failedAt'],
      ['message', 'failedAt'],
    ],
  },
) {}
