import { Quote } from '../../quoting/quotes/quote.table.ts';
import { int, refers, stored } from '../../platform/database/stored.ts';

/**
 * The progress of an enrollment for lists, without checking all of its parts. EnrollmentStateService updates it with the status. Plain
 * stored data.
 */
export class EnrollmentProgress extends stored('enrollment_progress', {
  quoteId: refers(() => Quote, 'CASCADE').key(),
  /** Number of missing required documents; 0 until the application determines which are required. */
  missingDocuments: int(),
}) {}
