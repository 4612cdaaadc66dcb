/** What was put together: chosen parts, everything that the rules offer, or what a renewing group is sent. */
export const PROPOSAL_KINDS = ['Proposal', 'Package', 'RenewalPackage'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export const PROPOSAL_KIND_LABELS: Record<ProposalKind, string> = {
  Proposal: 'Proposal',
  Package: 'Proposal package',
  RenewalPackage: 'Renewal package',
};

/** The newest proposals of a quote that its history shows. */
export const MOST_PROPOSALS_SHOWN = 50;
