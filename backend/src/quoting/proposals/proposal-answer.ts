import type { FastifyReply } from 'fastify';
import { type FileAnswer, sendFile } from '../../platform/http/file-answer.ts';

export interface ProposalAnswer {
  proposalId: number;
  file: FileAnswer;
}

/** Sends a proposal with its id, which identifies it in the history for later downloads. */
export const sendProposal = (reply: FastifyReply, { proposalId, file }: ProposalAnswer): FastifyReply =>
  sendFile(reply.header('x-proposal-id', proposalId), file);
