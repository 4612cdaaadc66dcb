import type { Decision } from '#shared/enrollment/decisions';

interface DecisionText {
  title: string;
  /** What comes of it. */
  consequence: string;
  confirm: string;
}

/** The confirmations of spec 001 section 4; the words are ours. */
export const DECISION_TEXTS: Record<Decision, DecisionText> = {
  Approve: {
    title: 'Approve this enrollment?',
    consequence: 'The group is sent to installation. An approval cannot be taken back.',
    confirm: 'Approve',
  },
  Pend: {
    title: 'Pend this enrollment?',
    consequence: 'The decision is put off until what is missing has been cleared up. The agent reads your reason.',
    confirm: 'Pend',
  },
  Manual: {
    title: 'Process this enrollment manually?',
    consequence:
      'The quote becomes Manually Processed: it is dealt with outside of this product and ends here. This cannot be taken back.',
    confirm: 'Set to Manually Processed',
  },
  Reject: {
    title: 'Reject this enrollment?',
    consequence: 'The quote becomes Declined and ends here. This cannot be taken back. The agent reads your reason.',
    confirm: 'Reject',
  },
  Return: {
    title: 'Return this enrollment to the agent?',
    consequence:
      'The signature is withdrawn and the quote can be changed again. The agent reads your reason, corrects and signs anew.',
    confirm: 'Return to Agent',
  },
};
