import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  INVOICE_PDF,
  type InvoicePdf,
  PREPARED_INVOICE,
  type PreparedInvoice,
} from '#shared/book-of-business/individuals/contract/contract-detail.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersFile } from '../../platform/http/answers.ts';
import { answerOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { InvoicesService } from './invoices.service.ts';

const PDF = 'application/pdf';

class PreparedInvoiceAnswer extends answerOf(PREPARED_INVOICE) {}
class InvoicePdfAnswer extends answerOf(INVOICE_PDF) {}

/** The invoices of a contract, named by the contract's FacetsId. Spec 000 section 7, "Book of business"; individuals, section 3. */
@Controller('api/BobIndividual')
@Allow(...INDIVIDUAL_QUOTING)
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  @Get('PrepareInvoice/:facetsId/:invoiceId')
  @Answers(PreparedInvoiceAnswer, 'NOT_FOUND')
  async prepare(
    @CurrentUser() user: SessionUser,
    @Param('facetsId') facetsId: string,
    @Param('invoiceId') invoiceId: string,
  ): Promise<PreparedInvoice> {
    const { invoice } = await this.invoices.find(user, facetsId, invoiceId);
    return { IsInvoicePdfAvailable: invoice.isPdfAvailable };
  }

  @Get('GetInvoicePdf/:facetsId/:invoiceId')
  @Answers(InvoicePdfAnswer, 'NOT_FOUND', 'WRONG_STATE')
  async base64(
    @CurrentUser() user: SessionUser,
    @Param('facetsId') facetsId: string,
    @Param('invoiceId') invoiceId: string,
  ): Promise<InvoicePdf> {
    const { fileName, body } = await this.invoices.makePdf(user, facetsId, invoiceId);
    return { FileName: fileName, Base64: body.toString('base64') };
  }

  @Get('ReturnPDF/:facetsId/:invoiceId')
  @AnswersFile(PDF, 'NOT_FOUND', 'WRONG_STATE')
  async binary(
    @CurrentUser() user: SessionUser,
    @Param('facetsId') facetsId: string,
    @Param('invoiceId') invoiceId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, body } = await this.invoices.makePdf(user, facetsId, invoiceId);
    sendFile(reply, { fileName, body, contentType: PDF, sizeBytes: body.length });
  }
}
