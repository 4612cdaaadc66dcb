import type { PaperLanguage } from '#shared/languages/paper.words';
import type { ProposalFigures } from '#shared/proposals/proposal-figures.record';
import type { ProposalKind } from '#shared/proposals/proposal-kind';
import { User } from '../../platform/people/user.table.ts';
import { StoredDocument } from '../../platform/documents/stored-document.table.ts';
import { Quote } from '../quotes/quote.table.ts';
import { day, id, instant, json, loose, refers, stored, text } from '../../platform/database/stored.ts';

/** A proposal made from a quote: when, by whom, with which parts, and its file. Plain stored data, written once. */
export class Proposal extends stored(
  'proposals',
  {
    id: id(),
    quoteId: refers(() => Quote, 'CASCADE'),
    madeByUserId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    madeAt: instant(),
    effectiveDate: day(),
    /** Names of PROPOSAL_PARTS, comma-separated. */
    parts: loose(500),
    fileName: loose(255),
    language: text<PaperLanguage>(2).default('en'),
    /** Digest of the PDF as it was sent, hex. */
    sha256: text(64),
    kind: loose<ProposalKind>(20).default('Proposal'),
    /** Of its first page; null for proposals made before figures were stored, and for renewal packages. */
    figures: json<ProposalFigures>().orNull(),
    /** Null for proposals made before files were stored. */
    documentId: refers(() => StoredDocument, 'RESTRICT').orNull(),
  },
  { indexes: [['quoteId', 'madeAt']] },
) {}
