/** What the document contains: selected parts, everything that the rules allow, or the package for a renewing group. */
export const PROPOSAL_KINDS = ['Proposal', 'Package', 'RenewalPackage'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export const PROPOSAL_KIND_LABELS: Record<ProposalKind, string> = {
  Proposal: 'Proposal',
  Package: 'Proposal package',
  RenewalPackage: 'Renewal package',
};

/** The number of a quote's newest proposals that its history shows. */
export const MOST_PROPOSALS_SHOWN = 50;
