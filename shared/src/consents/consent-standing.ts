import { type ConsentKind, type ConsentState, type ConsentWay, needsFile } from '#shared/consents/consent-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

/** What decides whether a record counts. */
export interface StandingConsent {
  kind: ConsentKind;
  way: ConsentWay;
  agentId: number;
  until: IsoDate | null;
  hasProof: boolean;
  isRevoked: boolean;
  /** Of a review: the digest of what was reviewed. */
  reviewedSha256: string | null;
}

export interface StandingFacts {
  today: IsoDate;
  /** The digest of what is reviewed as it is now; null without a quote. */
  reviewedSha256: string | null;
}

export const NO_CONSENT =
  'The client’s consent is not recorded yet. Record it before you help the client at the marketplace.';
export const CONSENT_REVOKED =
  'The client has revoked the consent. Do nothing more at the marketplace until there is a new one.';
export const CONSENT_UNPROVEN = 'The proof of the client’s consent is missing. Upload it.';
export const consentExpired = (until: IsoDate): string =>
  `The client’s consent ended on ${formatDay(until)}. Ask the client for a new one, and record it.`;
export const NO_REVIEW =
  'The client’s review of the application is not recorded yet. Record it before you submit the application.';
export const REVIEW_OUTDATED =
  'The household, its tax credit or its plans have changed since the client reviewed the application. Have the client review it again, and record that.';
export const REVIEW_REVOKED =
  'The client has withdrawn the confirmation of the application. Have the client review it again.';
export const REVIEW_UNPROVEN = 'The proof of the client’s review is missing. Upload it.';

/** A record as it stands now. The last day still counts. */
export function consentState(consent: StandingConsent, { today, reviewedSha256 }: StandingFacts): ConsentState {
  if (consent.isRevoked) {
    return 'Revoked';
  }
  if (consent.until !== null && consent.until < today) {
    return 'Expired';
  }
  if (consent.kind === 'Review' && consent.reviewedSha256 !== reviewedSha256) {
    return 'Outdated';
  }
  return needsFile(consent.way) && !consent.hasProof ? 'ProofMissing' : 'Valid';
}

/**
 * Why nobody of these agents may help the client at the marketplace today; null when one of them may. A consent names the agent to whom it
 * is given. Source: 45 CFR 155.220(j)(2)(iii).
 */
export const helpProblem = (
  consents: readonly StandingConsent[],
  facts: StandingFacts & { agentIds: readonly number[] },
): string | null => {
  const found = newestOrValid(consents, 'Consent', facts);
  return found === null
    ? NO_CONSENT
    : {
        Valid: null,
        Outdated: null,
        ProofMissing: CONSENT_UNPROVEN,
        Expired: consentExpired(found.consent.until!),
        Revoked: CONSENT_REVOKED,
      }[found.state];
};

/**
 * Why nobody of these agents may submit the application to the marketplace today; null when one of them may. Both records are needed, and
 * the review is of household, tax credit and plans as they are now. Source: 45 CFR 155.220(j)(2)(ii) and (iii).
 */
export function marketplaceSubmissionProblem(
  consents: readonly StandingConsent[],
  facts: StandingFacts & { agentIds: readonly number[] },
): string | null {
  const unhelped = helpProblem(consents, facts);
  if (unhelped !== null) {
    return unhelped;
  }
  const found = newestOrValid(consents, 'Review', facts);
  return found === null
    ? NO_REVIEW
    : {
        Valid: null,
        Expired: null,
        ProofMissing: REVIEW_UNPROVEN,
        Outdated: REVIEW_OUTDATED,
        Revoked: REVIEW_REVOKED,
      }[found.state];
}

/** A valid one if there is one, otherwise the newest: its state says what to do. @param consents in the order in which they were recorded */
function newestOrValid(
  consents: readonly StandingConsent[],
  kind: ConsentKind,
  { agentIds, ...facts }: StandingFacts & { agentIds: readonly number[] },
): { consent: StandingConsent; state: ConsentState } | null {
  const found = consents
    .filter((consent) => consent.kind === kind && agentIds.includes(consent.agentId))
    .map((consent) => ({ consent, state: consentState(consent, facts) }));
  return found.findLast(({ state }) => state === 'Valid') ?? found.at(-1) ?? null;
}
