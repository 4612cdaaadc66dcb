import { Injectable } from '@nestjs/common';
import { invoiceDueDate, paymentTypeLabel } from '#shared/book-of-business/individuals/invoices';
import type { Rules } from '#shared/business-rules/rules';
import { formatZip } from '#shared/formats/zip';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { renderPdf } from '../../platform/documents/pdf/render-pdf.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Invoice } from '../contracts/invoice.table.ts';
import { type VisibleContract, VisibleContractsRepository } from '../contracts/visible-contracts.repository.ts';
import { toBookRecord } from '../books/to-book-record.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { invoiceDocument } from './invoice-template.ts';
import { toInvoice } from './to-invoice.ts';

/** Ours. */
const NO_PDF = 'The PDF of this invoice is not available.';

/** The bills of contracts. Both numbers of an address are checked: against each other, and against the user's books. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly contracts: VisibleContractsRepository,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND */
  async find(
    user: SessionUser,
    facetsId: string,
    invoiceNumber: string,
  ): Promise<{ contract: VisibleContract; invoice: Invoice }> {
    return this.contracts.findInvoice(await this.contracts.listByFacetsId(user, facetsId), invoiceNumber);
  }

  /** @throws NOT_FOUND; WRONG_STATE where the carrier has no PDF of the invoice */
  async makePdf(
    user: SessionUser,
    facetsId: string,
    invoiceNumber: string,
  ): Promise<{ fileName: string; body: Buffer }> {
    const { contract, invoice } = await this.find(user, facetsId, invoiceNumber);
    if (!invoice.isPdfAvailable) {
      throw new AppError('WRONG_STATE', NO_PDF);
    }
    const content = await this.contentOf(contract, invoice);
    // The specification's pattern; a number could have any letters.
    const fileName = `invoice_${invoiceNumber.replaceAll(/[^\w.-]/g, '_')}.pdf`;
    return { fileName, body: await renderPdf(invoiceDocument(content)) };
  }

  private async contentOf(contract: VisibleContract, invoice: Invoice): Promise<InvoiceContent> {
    const payments = await this.contracts.mapPayments([invoice]);
    const [newest] = await this.contracts.listInvoices(contract, 1);
    const { CurrentInvoice, Name } = toBookRecord(contract.agent, contract, this.clock.today());
    const detail = toInvoice(invoice, payments.get(invoice.id) ?? []);
    const { addressLine1, addressLine2, city, stateCode, postalCode } = contract;
    const { medicalPlanName, dentalPlanName, visionPlanName } = contract;
    return {
      insurer: insurerOf(await this.rules.inForce()),
      subscriber: {
        name: `${Name.First} ${Name.Last}`,
        address: [addressLine1, addressLine2, `${city}, ${stateCode} ${formatZip(postalCode)}`].filter(Boolean),
      },
      contractNumber: contract.contractNumber,
      plans: [medicalPlanName, dentalPlanName, visionPlanName].filter(Boolean),
      invoice: detail,
      dueDate: invoiceDueDate(detail, newest?.id === invoice.id ? CurrentInvoice : null),
      paymentType: paymentTypeLabel(contract.isMedicare, {
        PaymentMethod: contract.paymentMethod,
        OngoingPaymentType: contract.ongoingPaymentType,
      }),
    };
  }
}

/** "PO Box 1, Detroit, MI 48207" are two lines: the last two parts are one. */
const insurerOf = ({ InsurerName, InvoicePaymentAddress, BillingPhoneNum }: Rules): InvoiceContent['insurer'] => {
  const parts = InvoicePaymentAddress.split(',').map((part) => part.trim());
  return {
    name: InsurerName,
    address: [...parts.slice(0, -2), parts.slice(-2).join(', ')].filter(Boolean),
    phone: BillingPhoneNum,
  };
};
