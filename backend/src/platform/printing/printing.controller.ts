import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PRINT_TO_PDF } from '#shared/printing/print.record';
import { SignedIn } from '../http/access.ts';
import { AnswersFile } from '../http/answers.ts';
import { bodyOf } from '../http/body-of.ts';
import { CurrentUser, type SessionUser } from '../http/current-user.ts';
import { sendFile } from '../http/file-answer.ts';
import { PrintToPdfService } from './print-to-pdf.service.ts';

class PrintBody extends bodyOf(PRINT_TO_PDF) {}

/** Spec 000 section 7. */
@Controller('api/printtopdf')
export class PrintingController {
  constructor(private readonly printToPdf: PrintToPdfService) {}

  /** The page as a PDF; its name is in x-filename, percent-encoded. */
  @Post()
  @HttpCode(200)
  @SignedIn()
  @AnswersFile('application/pdf', 'TOO_LARGE', 'TOO_MANY_REQUESTS')
  async print(@CurrentUser() user: SessionUser, @Body() body: PrintBody, @Res() reply: FastifyReply): Promise<void> {
    await sendFile(reply, await this.printToPdf.print(user, body));
  }
}
