import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SignedIn } from '../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { RetrieveCsvDto } from './book-of-business.dto.ts';
import { RetrieveCsvService } from './retrieve-csv.service.ts';

/** Of both books. Spec 000 section 7, "Book of business": its body and its answer are ours. */
@Controller('api/bob')
export class RetrieveCsvController {
  constructor(private readonly retrieveCsv: RetrieveCsvService) {}

  @Post('RetrieveCSV')
  @HttpCode(200)
  @SignedIn()
  async retrieve(
    @CurrentUser() user: SessionUser,
    @Body() body: RetrieveCsvDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.retrieveCsv.retrieve(user, body.Content));
  }
}
