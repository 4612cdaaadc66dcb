/** Staff propose, a super user decides. Ours: spec 002 lets sales and operations in, and super users maintain the rules. */
export const PROPOSAL_STATUSES = ['Open', 'Approved', 'Declined'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** In characters, as in the database column. */
export const MAX_PROPOSAL_REASON = 500;
export const REASON_NEEDED = 'Say why in a few words.';
export const REASON_TOO_LONG = `Use at most ${MAX_PROPOSAL_REASON} characters.`;
export const PROPOSAL_DECIDED = 'This proposal has been decided already.';
export const PROPOSAL_NOT_FOUND = 'This proposal was not found.';

/** @returns the message to show, or null */
export function proposalReasonProblem(reason: string): string | null {
  const text = reason.trim();
  if (text === '') {
    return REASON_NEEDED;
  }
  return text.length > MAX_PROPOSAL_REASON ? REASON_TOO_LONG : null;
}
