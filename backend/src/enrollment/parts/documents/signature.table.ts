import { User } from '../../../platform/people/user.table.ts';
import { StoredDocument } from '../../../platform/documents/stored-document.table.ts';
import { QuoteEvent } from '../../../quoting/quotes/quote-event.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { flag, id, instant, loose, refers, stored, text } from '../../../platform/database/stored.ts';

/**
 * An electronic signature and the evidence for it. Plain stored data, written once: nothing updates or deletes a row.
 * Source: ESIGN, UETA; spec 001 section 3, "Signature".
 */
export class Signature extends stored('signatures', {
  id: id(),
  quoteId: refers(() => Quote, 'RESTRICT'),
  /**
   * The step that the signature caused: of a group, the status change to Complete, which returning the quote later withdraws; of a household,
   * a step of its own.
   */
  quoteEventId: refers(() => QuoteEvent, 'RESTRICT').unique(),
  signedByUserId: refers(() => User, 'RESTRICT'),
  /** As typed. */
  signedByName: loose(100),
  /** Of the account, at that moment; null = signed before this column existed. */
  accountName: loose(120).orNull(),
  /** Of a household's application, with their number: staff sign for this agent. null = of a group. */
  agentOfRecord: text(160).orNull(),
  /** UTC. */
  signedAt: instant(),
  agentNotes: loose(2000),
  consentVersion: loose(20),
  /** The full text of what was agreed to. */
  consentText: loose(),
  /** Agreed that members who are now covered but not on this census lose coverage; false if there are none. */
  memberDropConsent: flag(),
  ip: loose(64),
  userAgent: loose(400),
  /** The signed content as canonical JSON; its digest is that of the document. */
  contentDocumentId: refers(() => StoredDocument, 'RESTRICT').unique(),
}) {}
