import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ProposalOption } from '#shared/proposals/proposal.record';
import { Allow } from '../../platform/http/access.ts';
import { AnswersFile, AnswersList } from '../../platform/http/answers.ts';
import { refuseOtherSites } from '../../platform/http/csrf.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { MakeProposalService } from './make-proposal.service.ts';
import { sendProposal } from './proposal-answer.ts';
import { ProposalOptionsService } from './proposal-options.service.ts';
import { chosenParts, ProposalOptionAnswer, ProposalQuery } from './proposals.dto.ts';

/**
 * Spec 002 section 7, "Proposals". The PDFs are made by GETs that move the quote to CreatedProposal, so other sites must not be able to
 * trigger them.
 */
@Controller('api/proposal')
@Allow('smallgroup')
export class ProposalsController {
  constructor(
    private readonly makeProposal: MakeProposalService,
    private readonly options: ProposalOptionsService,
  ) {}

  @Get('GetProposalOptions/:quoteId')
  @AnswersList(ProposalOptionAnswer, 'NOT_FOUND')
  offered(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<ProposalOption[]> {
    return this.options.list(user, quoteId);
  }

  @Get('GetProposalForQuote/:quoteId')
  @AnswersFile('application/pdf', 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN')
  async make(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Query() query: ProposalQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    const parts = chosenParts(query, await this.options.list(user, quoteId));
    await sendProposal(reply, await this.makeProposal.make(user, { quoteId, kind: 'Proposal', parts }));
  }

  /** All parts that the rules allow, in one PDF. */
  @Get('GetProposalPackage/:quoteId')
  @AnswersFile('application/pdf', 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN')
  async makePackage(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    const parts = (await this.options.list(user, quoteId)).map(({ name }) => name);
    await sendProposal(reply, await this.makeProposal.make(user, { quoteId, kind: 'Package', parts }));
  }
}
