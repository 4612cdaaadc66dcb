import type { ConsentKind, ConsentWay } from '#shared/consents/consent-codes';
import { StoredDocument } from '../../platform/documents/stored-document.table.ts';
import { Link } from '../../platform/links/link.table.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { User } from '../../platform/people/user.table.ts';
import { Quote } from '../quotes/quote.table.ts';
import { day, id, instant, loose, refers, stored, text } from '../../platform/database/stored.ts';

/**
 * A client's consent to be helped at the marketplace, or a client's review of the application. Evidence: written once. The quote, the proof
 * and the revocation are added later, each once; nothing is changed or deleted. Source: 45 CFR 155.220(j)(2)(ii) and (iii).
 */
export class Consent extends stored(
  'consents',
  {
    id: id(),
    kind: text<ConsentKind>(10),
    /** null until there is one: consent comes before any help. */
    quoteId: refers(() => Quote, 'RESTRICT').orNull(),
    /** To whom it was given. */
    agentId: refers(() => Agent, 'RESTRICT'),
    /** With the National Producer Number, as it was. */
    agentName: loose(160),
    agencyName: loose(150),
    consumerName: loose(120),
    /** null: the consumer in person. */
    representativeName: loose(120).orNull(),
    representativeRelationship: loose(60).orNull(),
    way: text<ConsentWay>(12),
    /** Of a call: where the recording can be found. */
    recording: loose(200).orNull(),
    /** UTC. */
    givenAt: instant(),
    /** Calendar day: the last one of a consent. */
    until: day().orNull(),
    textVersion: text(20),
    /** The full text, with names and dates. */
    agreedText: loose(),
    /** Of the text, hex. */
    sha256: text(64),
    /** Of a review: of the household as it was reviewed, hex. */
    reviewedSha256: text(64).orNull(),
    /** With which the client answered: the evidence of the answer. */
    linkId: refers(() => Link, 'RESTRICT')
      .orNull()
      .unique(),
    proofDocumentId: refers(() => StoredDocument, 'RESTRICT')
      .orNull()
      .unique(),
    recordedByUserId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    recordedAt: instant(),
    /** UTC. null: not revoked. */
    revokedAt: instant().orNull(),
    revokedWay: text<ConsentWay>(12).orNull(),
    revokedBy: loose(120).orNull(),
    revocationRecordedByUserId: refers(() => User, 'RESTRICT').orNull(),
    /** UTC. */
    revocationRecordedAt: instant().orNull(),
    /** Calendar day. */
    retainUntil: day(),
  },
  { indexes: [['agentId', 'quoteId']] },
) {}
