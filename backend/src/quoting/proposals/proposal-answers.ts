import type { FastifyReply } from 'fastify';
import type { LinkEmail } from '#shared/proposals/proposal-email.record';
import { proposalPartLabel } from '#shared/proposals/proposal-parts';
import {
  PROPOSAL_PARTS,
  type ProposalPart,
  type ProposalRecord,
  type SharedProposal,
  type ShareAnswer,
  type ShareLink as ShareLinkAnswer,
} from '#shared/proposals/proposal.record';
import { MOST_OPENS_SHOWN, shareLinkState } from '#shared/proposals/share-link';
import { type FileAnswer, sendFile } from '../../platform/http/file-answer.ts';
import type { Link } from '../../platform/links/link.table.ts';
import type { Agent } from '../../platform/people/agent.table.ts';
import type { ReadableEmail } from './quote-emails.repository.ts';
import type { Proposal } from './proposal.table.ts';
import type { OpenCount } from './proposals.repository.ts';
import type { ReadableAnswer } from './share-answers.repository.ts';
import type { ShareLinkOpen } from './share-link-open.table.ts';

export interface ProposalAnswer {
  proposalId: number;
  file: FileAnswer;
}

/** Sends a proposal with its id, which identifies it in the history for later downloads. */
export const sendProposal = (reply: FastifyReply, { proposalId, file }: ProposalAnswer): FastifyReply =>
  sendFile(reply.header('x-proposal-id', proposalId), file);

/** A proposal in its API form, without its history; pass it with its document and author. */
export const toProposalRecord = (proposal: Proposal): Omit<ProposalRecord, 'Sendings' | 'Shares'> => ({
  Id: proposal.id,
  Kind: proposal.kind,
  MadeAt: proposal.madeAt.toISOString(),
  MadeBy: proposal.madeBy?.fullName ?? '',
  EffectiveDate: proposal.effectiveDate,
  FileName: proposal.fileName,
  Language: proposal.language,
  Parts: proposal.parts.split(',').filter(isPart).map(proposalPartLabel),
  Size: proposal.document?.sizeBytes ?? null,
  Sha256: proposal.sha256,
});

/** A part of an older release may no longer exist. */
const isPart = (name: string): name is ProposalPart => (PROPOSAL_PARTS as readonly string[]).includes(name);

interface LinkFacts {
  /** Full name. */
  createdBy: string;
  now: Date;
  count?: OpenCount;
  /** Newest first. */
  opens?: readonly ShareLinkOpen[];
  /** That carries it. */
  email?: LinkEmail | null;
  /** Newest first. */
  answers?: readonly ReadableAnswer[];
}

/** A link in its API form, without the secret that opens it. */
export const toShareLink = (
  link: Link,
  { createdBy, now, count, opens = [], email = null, answers = [] }: LinkFacts,
): ShareLinkAnswer => ({
  Id: link.id,
  CreatedAt: link.createdAt.toISOString(),
  CreatedBy: createdBy,
  ExpiresAt: link.expiresAt.toISOString(),
  RevokedAt: link.revokedAt?.toISOString() ?? null,
  State: shareLinkState(link, now),
  OpenCount: count?.times ?? 0,
  FirstOpenedAt: count?.firstAt.toISOString() ?? null,
  LastOpenedAt: count?.lastAt.toISOString() ?? null,
  Opens: opens
    .slice(0, MOST_OPENS_SHOWN)
    .map(({ openedAt, device }) => ({ At: openedAt.toISOString(), Device: device })),
  Language: link.language,
  Email: email,
  Answers: answers.map(toShareAnswer),
});

const toShareAnswer = ({
  id,
  planName,
  question,
  language,
  answeredAt,
  device,
  handledAt,
}: ReadableAnswer): ShareAnswer => ({
  Id: id,
  PlanName: planName,
  Question: question,
  Language: language,
  AnsweredAt: answeredAt.toISOString(),
  Device: device,
  HandledAt: handledAt?.toISOString() ?? null,
});

/** An e-mail in its API form. */
export const toLinkEmail = ({ state, settledAt, reason, content }: ReadableEmail): LinkEmail => ({
  To: content.to,
  State: state,
  SettledAt: settledAt?.toISOString() ?? null,
  Reason: reason,
  Subject: content.subject,
  Message: content.message,
});

export const toContact = ({
  firstName,
  lastName,
  agency,
  phone,
  email,
  npnNumber,
}: Agent): SharedProposal['Agents'][number] => ({
  Name: `${firstName} ${lastName}`,
  AgencyName: agency?.name ?? '',
  Phone: phone,
  Email: email,
  NpnNumber: npnNumber,
});
