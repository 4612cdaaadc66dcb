import type { IsoDate } from '#shared/dates/iso-date';
import type { ProposalKind } from '#shared/proposals/proposal-kind';
import type { ShareLinkState } from '#shared/proposals/share-link';
import type { SendingHow } from '#shared/proposals/sending';

/** The parts of a proposal that the agent may switch. Query names of GET /api/proposal/GetProposalForQuote/{quoteId}. */
export const PROPOSAL_PARTS = [
  'RateGrid',
  'SBC',
  'BenefitSummary',
  'CensusSummary',
  'ParticipationRules',
  'EnrollmentForm',
  'WaiverForm',
  'NewBusinessApplication',
  'GroupAgreement',
  'W9',
  'RenewalDecision',
] as const;
export type ProposalPart = (typeof PROPOSAL_PARTS)[number];

/** GET /api/proposal/GetProposalOptions/{quoteId}: the parts that the rules offer now. Spec 002 section 3, "Proposal document option". */
export interface ProposalOption {
  name: ProposalPart;
  label: string;
  selected: boolean;
}

/** GET /api/proposal/GetProposalHistory/{quoteId}. */
export interface ProposalHistory {
  /** How many there are; the newest MOST_PROPOSALS_SHOWN of them follow. */
  Total: number;
  Proposals: ProposalRecord[];
}

/** One proposal as it was made. */
export interface ProposalRecord {
  Id: number;
  Kind: ProposalKind;
  /** UTC. */
  MadeAt: string;
  /** Full name of the user. */
  MadeBy: string;
  EffectiveDate: IsoDate;
  FileName: string;
  /** Labels of the parts that it has. */
  Parts: string[];
  /** Bytes; null for proposals whose file was not kept. */
  Size: number | null;
  /** SHA-256 of the file, hex. */
  Sha256: string;
  Sendings: ProposalSendings[];
  Shares: ShareLink[];
}

/** How often, and when, a proposal went out in one way. */
export interface ProposalSendings {
  How: SendingHow;
  Times: number;
  /** UTC. */
  FirstAt: string;
  LastAt: string;
}

/** A link to a proposal, without its address: that is shown once, when it is made. */
export interface ShareLink {
  Id: number;
  /** UTC. */
  CreatedAt: string;
  CreatedBy: string;
  ExpiresAt: string;
  RevokedAt: string | null;
  State: ShareLinkState;
  OpenCount: number;
  FirstOpenedAt: string | null;
  LastOpenedAt: string | null;
  /** The newest first, at most MOST_OPENS_SHOWN. */
  Opens: { At: string; Device: string }[];
}

/** PUT /api/proposal/MarkSent/{proposalId}. */
export interface MarkProposalSentRequest {
  How: Exclude<SendingHow, 'Link'>;
}

/** POST /api/proposal/Share/{proposalId}. */
export interface ShareProposalRequest {
  /** 1 to 60; DEFAULT_SHARE_DAYS when left out. */
  ExpiresInDays?: number;
}

export interface ShareProposalResponse {
  /** The whole address for the client; only its digest is kept. */
  Url: string;
  Share: ShareLink;
}

/** GET /api/share/{token}: what the public page tells before the proposal is opened. */
export interface SharedProposal {
  GroupName: string;
  EffectiveDate: IsoDate;
  /** Day in Detroit. */
  MadeOn: IsoDate;
  /** UTC. */
  ExpiresAt: string;
  FileName: string;
  /** Bytes. */
  Size: number;
  Agents: { Name: string; AgencyName: string; Phone: string; Email: string; NpnNumber: string }[];
}
