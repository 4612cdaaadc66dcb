import type { Language } from '#shared/languages/language';
import { Link } from '../../platform/links/link.table.ts';
import { User } from '../../platform/people/user.table.ts';
import { id, instant, int, loose, refers, sealed, stored, text } from '../../platform/database/stored.ts';
import { QuoteEmail } from './quote-email.table.ts';

/** What a client answered on the page behind a link: a plan they would like, or a question. Written once; then marked as handled. */
export class ShareAnswer extends stored(
  'share_answers',
  {
    id: id(),
    shareLinkId: refers(() => Link, 'CASCADE'),
    /** A UUID of the page: a repeat is the same answer. */
    requestKey: text(36),
    /** One of the figures of the proposal; null for a question. */
    planId: int().orNull(),
    /** As it was called; null for a question. */
    planName: loose(200).orNull(),
    /** Null for a choice. */
    questionSealed: sealed(),
    /** In which the page was read. */
    language: text<Language>(2).default('en'),
    /** UTC. */
    answeredAt: instant(),
    /** The network only. */
    address: loose(45),
    /** "Safari on iPhone". */
    device: loose(40),
    /** That told the agent; null where this server sends none. */
    emailId: refers(() => QuoteEmail, 'SET NULL')
      .orNull()
      .unique(),
    /** UTC. When an agent or staff said that it needs nothing more. */
    handledAt: instant().orNull(),
    handledByUserId: refers(() => User, 'RESTRICT').orNull(),
  },
  { uniques: [['shareLinkId', 'requestKey']] },
) {}
