import type { Decision } from '#shared/enrollment/decisions';

interface DecisionText {
  title: string;
  /** The effect of the decision. */
  consequence: string;
  confirm: string;
}

/** The confirmations of spec 001 section 4, in our wording. */
export const DECISION_TEXTS: Record<Decision, DecisionText> = {
  Approve: {
    title: 'Approve this enrollment?',
    consequence: 'The group is sent to installation. An approval cannot be undone.',
    confirm: 'Approve',
  },
  Pend: {
    title: 'Pend this enrollment?',
    consequence: 'The decision waits until what is missing has been resolved. The agent sees your reason.',
    confirm: 'Pend',
  },
  Manual: {
    title: 'Process this enrollment manually?',
    consequence:
      'The quote becomes Manually Processed: it is handled outside of this product and ends here. This cannot be undone.',
    confirm: 'Set to Manually Processed',
  },
  Reject: {
    title: 'Reject this enrollment?',
    consequence: 'The quote becomes Declined and ends here. This cannot be undone. The agent sees your reason.',
    confirm: 'Reject',
  },
  Return: {
    title: 'Return this enrollment to the agent?',
    consequence:
      'The signature is withdrawn and the quote can be changed again. The agent sees your reason, corrects the enrollment and signs again.',
    confirm: 'Return to Agent',
  },
};
