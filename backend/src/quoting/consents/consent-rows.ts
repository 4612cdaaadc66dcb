import { createHash } from 'node:crypto';
import type { ConsentWay } from '#shared/consents/consent-codes';
import { retainUntil } from '#shared/consents/consent-rules';
import { type ConsentTerms, TEXT_VERSIONS } from '#shared/consents/consent-texts';
import type { ConsentDraft, NEW_CONSENT } from '#shared/consents/consent.record';
import { detroitDay } from '#shared/dates/iso-date';
import type { Wire } from '#shared/records/field';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import type { NewConsent } from './consents.repository.ts';

export type NewConsentBody = Wire<typeof NEW_CONSENT>;
/** Before anyone has read it. */
export type GivenConsent = Omit<NewConsentBody, 'Way' | 'Text'> & { Way: ConsentWay };

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Of what a client reviewed. */
export const reviewedSha256Of = (lines: readonly string[]): string => sha256Of(lines.join('\n'));

/** @throws RULE_BROKEN */
export function refuseFields(errors: Record<string, string>): void {
  const messages = Object.values(errors);
  if (messages.length > 0) {
    const fields = Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]]));
    throw new AppError('RULE_BROKEN', messages.length === 1 ? messages[0]! : INVALID_INPUT, fields);
  }
}

export const termsOf = (body: GivenConsent, draft: ConsentDraft, givenAt: Date): ConsentTerms => ({
  Kind: body.Kind,
  Way: body.Way,
  ConsumerName: body.ConsumerName,
  Representative:
    body.RepresentativeName === null
      ? null
      : { Name: body.RepresentativeName, Relationship: body.RepresentativeRelationship ?? '' },
  Agent: draft.Agent,
  GivenDay: detroitDay(givenAt),
  Until: body.Until,
  Reviewed: draft.Reviewed,
});

export function toRow(
  body: GivenConsent,
  given: { user: SessionUser; draft: ConsentDraft; givenAt: Date; text: string; now: Date },
): NewConsent {
  const { user, draft, givenAt, text, now } = given;
  const { Name, Npn, AgencyName } = draft.Agent;
  return {
    kind: body.Kind,
    quoteId: body.QuoteId,
    agentId: user.agentId!,
    agentName: Npn === '' ? Name : `${Name}, NPN ${Npn}`,
    agencyName: AgencyName,
    consumerName: body.ConsumerName,
    representativeName: body.RepresentativeName,
    representativeRelationship: body.RepresentativeRelationship,
    way: body.Way,
    recording: body.Recording,
    givenAt,
    until: body.Until,
    textVersion: TEXT_VERSIONS[body.Kind],
    agreedText: text,
    sha256: sha256Of(text),
    linkId: null,
    reviewedSha256: body.Kind === 'Review' ? reviewedSha256Of(draft.Reviewed) : null,
    recordedByUserId: user.id,
    recordedAt: now,
    retainUntil: retainUntil({ givenDay: detroitDay(givenAt), until: body.Until }),
  };
}
