/** Ours. */
export const CHANGED_SINCE_SIGNED = 'The application has changed since it was signed. Review it and sign again.';

/** What a person who signs a household's application agrees to. ESIGN, 15 USC 7001(c): what consent means, and the alternative. */
export interface Consent {
  /** Another one whenever the text changes. */
  version: string;
  text: string;
}

const AS_BY_HAND = 'I agree to sign it electronically: my typed name has the same effect as my signature by hand.';
const BY_AGENT: Consent = {
  version: '2026-11-household',
  text:
    'I have reviewed this application with the applicant. As far as I know its answers, its people and its documents are complete and true, ' +
    `and the applicant wants to be enrolled in these plans at these premiums. ${AS_BY_HAND} ` +
    'I know that the applicant may sign on paper instead, by calling the individual market team.',
};
const BY_STAFF: Consent = {
  version: '2026-11-paper',
  text: `I have entered this application from the paper that the applicant signed, and it says the same. ${AS_BY_HAND}`,
};

/** Staff submit applications on paper: individuals, decision 41. */
export const householdConsent = (audience: 'external' | 'internal'): Consent =>
  audience === 'internal' ? BY_STAFF : BY_AGENT;
