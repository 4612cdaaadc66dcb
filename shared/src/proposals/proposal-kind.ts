/** What the document contains: selected parts, everything that the rules allow, the package for a renewing group, or a household's plans side by side. */
export const PROPOSAL_KINDS = ['Proposal', 'Package', 'RenewalPackage', 'Comparison'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export const PROPOSAL_KIND_LABELS: Record<ProposalKind, string> = {
  Proposal: 'Proposal',
  Package: 'Proposal package',
  RenewalPackage: 'Renewal package',
  Comparison: 'Plan comparison',
};

/** The number of a quote's newest proposals that its history shows. */
export const MOST_PROPOSALS_SHOWN = 50;

/**
 * How a proposal was sent: saved as a file by the agent, by a link for the client, by e-mail with such a link, or outside the product. A
 * proposal that was only previewed has been made, not sent. Ours: the specification names the history only.
 */
export const SENDING_HOWS = ['Download', 'Link', 'Email', 'Marked'] as const;
/** What an agent can record manually; links and e-mails are recorded automatically. */
export const MARKABLE_HOWS = ['Download', 'Marked'] as const satisfies readonly SendingHow[];
export type SendingHow = (typeof SENDING_HOWS)[number];

export const SENDING_LABELS: Record<SendingHow, string> = {
  Download: 'Downloaded',
  Link: 'Link made',
  Email: 'Emailed',
  Marked: 'Marked as sent',
};
