import type { FastifyReply } from 'fastify';
import { type FileAnswer, sendFile } from '../../platform/http/file-answer.ts';

export interface ProposalAnswer {
  proposalId: number;
  file: FileAnswer;
}

/** Sends a proposal with its id: under it the history lists it, and it can be had again. */
export const sendProposal = (reply: FastifyReply, { proposalId, file }: ProposalAnswer): FastifyReply =>
  sendFile(reply.header('x-proposal-id', proposalId), file);
