import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SignedIn } from '../../platform/http/access.ts';
import { AnswersFile } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { CSV_TYPE } from '../../platform/http/csv-answer.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { CsvToRetrieve } from './book-of-business.dto.ts';
import { RetrieveCsvService } from './retrieve-csv.service.ts';

/** Used by both books. Spec 000 section 7, "Book of business"; the shape of the request and response is ours. */
@Controller('api/bob')
export class RetrieveCsvController {
  constructor(private readonly retrieveCsv: RetrieveCsvService) {}

  @Post('RetrieveCSV')
  @AnswersFile(CSV_TYPE, 'TOO_LARGE')
  @HttpCode(200)
  @SignedIn()
  async retrieve(
    @CurrentUser() user: SessionUser,
    @Body() body: CsvToRetrieve,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.retrieveCsv.retrieve(user, body.Content));
  }
}
