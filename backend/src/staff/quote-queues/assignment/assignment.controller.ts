import { Body, Controller, Get, Put } from '@nestjs/common';
import type { AssignmentOutcome, AssignmentResponse, Colleague } from '#shared/sales/assignment.record';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersList } from '../../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { AssignQuoteService } from './assign-quote.service.ts';
import { AssignQuotesService } from './assign-quotes.service.ts';
import { ColleaguesRepository } from './colleagues.repository.ts';
import {
  AssignedAnswer,
  AssignmentBody,
  AssignmentOutcomeAnswer,
  AssignmentsBody,
  ColleagueAnswer,
  ReleasesBody,
  toAssignmentOutcome,
  toAssignmentResponse,
  toClaim,
  toColleague,
} from './assignment.dto.ts';

/** Assignment of the quotes in the queues, of groups and of households: spec 002 section 7, "Sales and internal operations". */
@Controller('api/sales')
@Allow('internal')
export class AssignmentController {
  constructor(
    private readonly assignQuote: AssignQuoteService,
    private readonly assignQuotes: AssignQuotesService,
    private readonly colleagues: ColleaguesRepository,
  ) {}

  /** Everyone who can be given a quote, by name. */
  @Get('GetColleagues')
  @AnswersList(ColleagueAnswer)
  async list(): Promise<Colleague[]> {
    return (await this.colleagues.list()).map(toColleague);
  }

  /** Claims a quote, or assigns it to a colleague. */
  @Put('AssignUserToQuote')
  @Answers(AssignedAnswer, 'NOT_FOUND', 'WRONG_STATE', 'CONFIRMATION_NEEDED')
  async assign(@CurrentUser() user: SessionUser, @Body() body: AssignmentBody): Promise<AssignmentResponse> {
    return toAssignmentResponse(await this.assignQuote.assign(user, toClaim(body), body.AssignTo));
  }

  /** Releases a quote. */
  @Put('UnassignUserToQuote')
  @Answers(AssignedAnswer, 'NOT_FOUND', 'WRONG_STATE')
  async unassign(@CurrentUser() user: SessionUser, @Body() body: AssignmentBody): Promise<AssignmentResponse> {
    return toAssignmentResponse(await this.assignQuote.unassign(user, toClaim(body).quoteId));
  }

  /**
   * Claims several quotes, or assigns them to a colleague: free ones and the caller's. Answers with the result of each quote, in request
   * order.
   */
  @Put('AssignUserToQuotes')
  @AnswersList(AssignmentOutcomeAnswer)
  async assignMany(@CurrentUser() user: SessionUser, @Body() body: AssignmentsBody): Promise<AssignmentOutcome[]> {
    return (await this.assignQuotes.assign(user, body.Ids, body.AssignTo)).map(toAssignmentOutcome);
  }

  /** Releases several quotes, with the same kind of response. */
  @Put('UnassignUserFromQuotes')
  @AnswersList(AssignmentOutcomeAnswer)
  async unassignMany(@CurrentUser() user: SessionUser, @Body() body: ReleasesBody): Promise<AssignmentOutcome[]> {
    return (await this.assignQuotes.unassign(user, body.Ids)).map(toAssignmentOutcome);
  }
}
