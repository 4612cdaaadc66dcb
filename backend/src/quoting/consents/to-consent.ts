import { consentState, type StandingConsent, type StandingFacts } from '#shared/consents/consent-standing';
import type { ConsentLink } from '#shared/consents/consent-link.record';
import type { ConsentResponse } from '#shared/consents/consent.record';
import type { LinkEmail } from '#shared/proposals/proposal-email.record';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { doubtAbout } from '../../platform/links/link-codes.service.ts';
import type { FoundLink } from '../../platform/links/links.repository.ts';
import type { AuditEntry } from '../../platform/security/audit-trail.ts';
import type { Consent } from './consent.table.ts';
import type { FoundConsent } from './consents.repository.ts';

export const toStanding = (consent: Consent): StandingConsent => ({
  ...consent,
  hasProof: consent.proofDocumentId !== null,
  isRevoked: consent.revokedAt !== null,
});

/** For standing: in the order in which they were recorded. @param consents newest first */
export const inOrder = (consents: readonly Consent[]): StandingConsent[] => consents.map(toStanding).reverse();

export const toConsent = (
  user: SessionUser,
  consent: FoundConsent,
  { sentTo = null, ...facts }: StandingFacts & { sentTo?: string | null },
): ConsentResponse => ({
  Id: consent.id,
  QuoteId: consent.quoteId,
  Kind: consent.kind,
  State: consentState(toStanding(consent), facts),
  Way: consent.way,
  Recording: consent.recording,
  ConsumerName: consent.consumerName,
  RepresentativeName: consent.representativeName,
  RepresentativeRelationship: consent.representativeRelationship,
  AgentName: consent.agentName,
  AgencyName: consent.agencyName,
  GivenAt: consent.givenAt.toISOString(),
  Until: consent.until,
  TextVersion: consent.textVersion,
  Text: consent.agreedText,
  Sha256: consent.sha256,
  Proof: consent.proof && {
    FileName: consent.proof.fileName,
    SizeBytes: consent.proof.sizeBytes,
    Sha256: consent.proof.sha256,
  },
  Answered: consent.link && {
    SentTo: sentTo,
    CodeTo: consent.codeText?.State === 'Sent' ? consent.codeText.To : null,
    SignedByName: consent.link.answeredByName ?? '',
    Language: consent.link.language,
    Address: consent.link.ip ?? '',
    Browser: consent.link.userAgent ?? '',
  },
  RecordedAt: consent.recordedAt.toISOString(),
  RecordedBy: consent.recordedBy.fullName,
  Revocation: toRevocation(consent),
  RetainUntil: consent.retainUntil,
  IsOwn: consent.agentId === user.agentId,
});

const toRevocation = (consent: FoundConsent): ConsentResponse['Revocation'] =>
  consent.revokedAt && {
    RevokedAt: consent.revokedAt.toISOString(),
    Way: consent.revokedWay!,
    RevokedBy: consent.revokedBy!,
    RecordedAt: consent.revocationRecordedAt!.toISOString(),
    RecordedBy: consent.revocationRecordedBy!.fullName,
  };

/** A link in its API form, without what opens it. */
export const toConsentLink = (user: SessionUser, link: FoundLink, email: LinkEmail | null): ConsentLink => ({
  Id: link.id,
  Kind: link.purpose === 'Review' ? 'Review' : 'Consent',
  State: link.state,
  ConsumerName: link.personName,
  CreatedAt: link.createdAt.toISOString(),
  CreatedBy: link.createdBy.fullName,
  Language: link.language,
  ExpiresAt: link.expiresAt.toISOString(),
  OpenedAt: link.openedAt?.toISOString() ?? null,
  AnsweredAt: link.answeredAt?.toISOString() ?? null,
  DeclinedAt: link.declinedAt?.toISOString() ?? null,
  DeclineReason: link.declineReason || null,
  Email: email,
  CodeText: link.codeText,
  Doubt: user.isInternal ? doubtAbout(link, email, { ip: link.createdIp, userAgent: link.createdUserAgent }) : null,
});

/** Audited with the quote, whose timeline shows it; without one, by itself. Names no one. */
export const consentEntry = (
  user: SessionUser | null,
  action: string,
  { id, quoteId }: Pick<Consent, 'id' | 'quoteId'>,
): AuditEntry =>
  quoteId === null
    ? { user, action, subject: 'consent', subjectId: id }
    : { user, action, subject: 'quote', subjectId: quoteId, fields: [`record ${id}`] };
