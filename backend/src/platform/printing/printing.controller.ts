import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SignedIn } from '../http/access.ts';
import { CurrentUser, type SessionUser } from '../http/current-user.ts';
import { sendFile } from '../http/file-answer.ts';
import { PrintToPdfDto } from './print-to-pdf.dto.ts';
import { PrintToPdfService } from './print-to-pdf.service.ts';

/** Spec 000 section 7. */
@Controller('api/printtopdf')
export class PrintingController {
  constructor(private readonly printToPdf: PrintToPdfService) {}

  /** The page as a PDF; its name is in x-filename, percent-encoded. */
  @Post()
  @HttpCode(200)
  @SignedIn()
  @ApiOkResponse({ description: 'application/pdf' })
  async print(
    @CurrentUser() user: SessionUser,
    @Body() body: PrintToPdfDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.printToPdf.print(user, body));
  }
}
