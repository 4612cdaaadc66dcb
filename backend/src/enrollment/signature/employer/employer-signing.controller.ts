import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmployerPages } from '#shared/enrollment/employer-signature.record';
import { Public } from '../../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersNothing } from '../../../platform/http/answers.ts';
import { sendFile } from '../../../platform/http/file-answer.ts';
import { ReaderLimit } from '../../../quoting/proposals/sharing/reading/reader-limit.ts';
import { AnswerEmployerLinkService } from './answer-employer-link.service.ts';
import { EmployerAccessBody, EmployerDeclineBody, EmployerPagesAnswer, EmployerSignBody } from './employer.dto.ts';
import { OpenEmployerLinkService } from './open-employer-link.service.ts';

const REFUSED = ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS'] as const;

/** For an employer without an account, who has the link and its code. POSTs, to keep both out of URLs. */
@Controller('api/employersignature')
@Public()
export class EmployerSigningController {
  constructor(
    private readonly openLink: OpenEmployerLinkService,
    private readonly answerLink: AnswerEmployerLinkService,
    private readonly limit: ReaderLimit,
  ) {}

  @Post('Open')
  @HttpCode(200)
  @Answers(EmployerPagesAnswer, ...REFUSED)
  open(@Req() { ip }: FastifyRequest, @Body() body: EmployerAccessBody): Promise<EmployerPages> {
    this.limit.take(ip);
    return this.openLink.open(body);
  }

  @Post('Application')
  @HttpCode(200)
  @AnswersFile('application/pdf', ...REFUSED)
  async print(
    @Req() { ip }: FastifyRequest,
    @Body() body: EmployerAccessBody,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.limit.take(ip);
    await sendFile(reply, await this.openLink.print(body));
  }

  @Post('Sign')
  @HttpCode(204)
  @AnswersNothing(...REFUSED, 'STALE_VERSION')
  sign(@Req() { ip, headers }: FastifyRequest, @Body() body: EmployerSignBody): Promise<void> {
    this.limit.take(ip);
    return this.answerLink.sign(body, { ip, userAgent: headers['user-agent'] ?? '' });
  }

  @Post('Decline')
  @HttpCode(204)
  @AnswersNothing(...REFUSED)
  decline(@Req() { ip }: FastifyRequest, @Body() body: EmployerDeclineBody): Promise<void> {
    this.limit.take(ip);
    return this.answerLink.decline(body);
  }
}
