import type { Language } from '#shared/languages/language';
import { StoredDocument } from '../../../platform/documents/stored-document.table.ts';
import { Link } from '../../../platform/links/link.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { id, instant, loose, refers, stored, text } from '../../../platform/database/stored.ts';

/**
 * An employer has confirmed, with a link, that a list of eligible employees is complete, and the evidence for it. Plain stored data, written
 * once: nothing updates or deletes a row.
 */
export class EligibilityConfirmation extends stored('eligibility_confirmations', {
  id: id(),
  quoteId: refers(() => Quote, 'RESTRICT'),
  linkId: refers(() => Link, 'RESTRICT'),
  /** As typed. */
  confirmedByName: loose(100),
  /** UTC. */
  confirmedAt: instant(),
  /** In which the words were read. */
  language: text<Language>(2),
  wordsVersion: loose(20),
  /** The full text of what was confirmed. */
  words: loose(),
  ip: loose(64),
  userAgent: loose(400),
  /** The list as canonical JSON; its digest is that of the document. */
  contentDocumentId: refers(() => StoredDocument, 'RESTRICT').unique(),
}) {}
