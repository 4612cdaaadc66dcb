import { INVOICES } from '#shared/book-of-business/individuals/individual-book.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ContractDetailsService } from './contract-details.service.ts';

const PDF = 'application/pdf';

@Serves(INVOICES)
export class InvoicesController implements Serving<typeof INVOICES> {
  constructor(private readonly details: ContractDetailsService) {}

  async prepare({ user, facetsId, invoiceId }: Asked<typeof INVOICES.prepare>) {
    const { invoice } = await this.details.findInvoice(user, facetsId, invoiceId);
    return { IsInvoicePdfAvailable: invoice.isPdfAvailable };
  }

  async base64({ user, facetsId, invoiceId, query }: Asked<typeof INVOICES.base64>) {
    const { fileName, body } = await this.details.makeInvoicePdf(user, { facetsId, invoiceId, ...query });
    return { FileName: fileName, Base64: body.toString('base64') };
  }

  async binary({ user, facetsId, invoiceId, query }: Asked<typeof INVOICES.binary>) {
    const { fileName, body } = await this.details.makeInvoicePdf(user, { facetsId, invoiceId, ...query });
    return { fileName, body, contentType: PDF, sizeBytes: body.length };
  }
}
