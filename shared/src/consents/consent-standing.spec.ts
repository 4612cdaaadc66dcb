import {
  consentState,
  helpProblem,
  marketplaceSubmissionProblem,
  type StandingConsent,
} from '#shared/consents/consent-standing';
import { isoDate } from '#shared/dates/iso-date';

const ME = 3;
const NOW = 'now';
const consent: StandingConsent = {
  kind: 'Consent',
  way: 'Paper',
  agentId: ME,
  until: isoDate('2026-11-20'),
  hasProof: true,
  isRevoked: false,
  reviewedSha256: null,
};
const review: StandingConsent = { ...consent, kind: 'Review', until: null, reviewedSha256: NOW };
const today = isoDate('2026-11-20');
const facts = { today, reviewedSha256: NOW, agentIds: [ME] };
const tomorrow = { ...facts, today: isoDate('2026-11-21') };

describe('consentState', () => {
  it.each<[string, StandingConsent, string]>([
    ['on its last day', consent, 'Valid'],
    ['without its proof', { ...consent, hasProof: false }, 'ProofMissing'],
    ['of a recorded call', { ...consent, way: 'Call', hasProof: false }, 'Valid'],
    ['that was revoked', { ...consent, isRevoked: true }, 'Revoked'],
    ['of the household as it is', review, 'Valid'],
    ['of the household as it was', { ...review, reviewedSha256: 'before' }, 'Outdated'],
    ['of it as it was, and withdrawn', { ...review, reviewedSha256: 'before', isRevoked: true }, 'Revoked'],
  ])('%s', (_what, given, state) => {
    expect(consentState(given, facts)).toBe(state);
  });

  it('is over the day after its last day', () => {
    expect(consentState(consent, tomorrow)).toBe('Expired');
  });
});

describe('helpProblem', () => {
  it.each<[string, StandingConsent[], string | null]>([
    [
      'nothing',
      [],
      'The client’s consent is not recorded yet. Record it before you help the client at the marketplace.',
    ],
    [
      'a review alone',
      [review],
      'The client’s consent is not recorded yet. Record it before you help the client at the marketplace.',
    ],
    ['a consent', [consent], null],
    [
      'the consent to another agent',
      [{ ...consent, agentId: 4 }],
      'The client’s consent is not recorded yet. Record it before you help the client at the marketplace.',
    ],
    [
      'a revoked one',
      [{ ...consent, isRevoked: true }],
      'The client has revoked the consent. Do nothing more at the marketplace until there is a new one.',
    ],
    ['a revoked one and a new one', [{ ...consent, isRevoked: true }, consent], null],
    [
      'one without its proof',
      [{ ...consent, hasProof: false }],
      'The proof of the client’s consent is missing. Upload it.',
    ],
    ['a newer one without its proof', [consent, { ...consent, hasProof: false }], null],
  ])('with %s', (_what, consents, problem) => {
    expect(helpProblem(consents, facts)).toBe(problem);
  });

  it('says when it ended', () => {
    expect(helpProblem([consent], tomorrow)).toBe(
      'The client’s consent ended on 11/20/2026. Ask the client for a new one, and record it.',
    );
  });
});

describe('marketplaceSubmissionProblem', () => {
  it.each<[string, StandingConsent[], string | null]>([
    ['both', [consent, review], null],
    [
      'a review alone',
      [review],
      'The client’s consent is not recorded yet. Record it before you help the client at the marketplace.',
    ],
    [
      'a consent alone',
      [consent],
      'The client’s review of the application is not recorded yet. Record it before you submit the application.',
    ],
    [
      'the review of another agent',
      [consent, { ...review, agentId: 4 }],
      'The client’s review of the application is not recorded yet. Record it before you submit the application.',
    ],
    [
      'a review of what it was before',
      [consent, { ...review, reviewedSha256: 'before' }],
      'The household, its tax credit or its plans have changed since the client reviewed the application. Have the client review it again, and record that.',
    ],
    ['a review of before and one of now', [consent, { ...review, reviewedSha256: 'before' }, review], null],
    [
      'a review that was withdrawn',
      [consent, { ...review, isRevoked: true }],
      'The client has withdrawn the confirmation of the application. Have the client review it again.',
    ],
    [
      'a review without its proof',
      [consent, { ...review, hasProof: false }],
      'The proof of the client’s review is missing. Upload it.',
    ],
    [
      'a revoked consent',
      [{ ...consent, isRevoked: true }, review],
      'The client has revoked the consent. Do nothing more at the marketplace until there is a new one.',
    ],
  ])('with %s', (_what, consents, problem) => {
    expect(marketplaceSubmissionProblem(consents, facts)).toBe(problem);
  });
});
