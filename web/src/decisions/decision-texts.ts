import type { Decision } from '#shared/enrollment/decisions';

interface DecisionText {
  /** @param name of the group */
  title: (name: string) => string;
  /** The effect of the decision. */
  consequence: string;
  confirm: string;
}

/** The confirmations of spec 001 section 4, in our wording. Where button and status differ, the last button says what the server's answer will. */
export const DECISION_TEXTS: Record<Decision, DecisionText> = {
  Approve: {
    title: (name) => `Approve ${name}?`,
    consequence: 'The group is sent to installation. An approval cannot be undone.',
    confirm: 'Approve',
  },
  Pend: {
    title: (name) => `Pend ${name}?`,
    consequence: 'The decision waits until what is missing has been resolved. The agent sees your reason.',
    confirm: 'Pend',
  },
  Manual: {
    title: (name) => `Process ${name} manually?`,
    consequence:
      'The quote becomes Manually Processed: it is handled outside of this product and ends here. This cannot be undone.',
    confirm: 'Set to Manually Processed',
  },
  Reject: {
    title: (name) => `Reject ${name}?`,
    consequence: 'The quote becomes Declined and ends here. This cannot be undone. The agent sees your reason.',
    confirm: 'Set to Declined',
  },
  Return: {
    title: (name) => `Return ${name} to the agent?`,
    consequence:
      'The signature is withdrawn and the quote can be changed again. The agent sees your reason, corrects the enrollment and signs again.',
    confirm: 'Return to Agent',
  },
};
