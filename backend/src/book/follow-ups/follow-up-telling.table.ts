import type { Language } from '#shared/languages/language';
import { id, instant, int, refers, stored, text } from '../../platform/database/stored.ts';
import { User } from '../../platform/people/user.table.ts';
import { QuoteEmail } from '../../quoting/proposals/quote-email.table.ts';
import { FollowUp } from './follow-up.table.ts';

/** The client was told what is due: the proof of it, with the email, which has address and text. Never changed. */
export class FollowUpTelling extends stored(
  'follow_up_tellings',
  {
    id: id(),
    followUpId: refers(() => FollowUp, 'CASCADE'),
    /** What is sent once, "2026-12-26 15" (due date and step) or "by hand 2026-11-29", whatever is repeated and by how many processes. */
    mark: text(20),
    /** Days before the due date; null for one that a person sent. */
    daysBefore: int().orNull(),
    language: text<Language>(2).default('en'),
    emailId: refers(() => QuoteEmail, 'RESTRICT'),
    /** Null: the product itself, by the rule. */
    toldByUserId: refers(() => User, 'RESTRICT').orNull(),
    /** UTC. */
    writtenAt: instant(),
    /** Hexadecimal, of the text part of the email. */
    sha256: text(64),
  },
  { uniques: [['followUpId', 'mark']] },
) {}
