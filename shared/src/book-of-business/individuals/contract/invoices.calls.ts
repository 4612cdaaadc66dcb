import { PDF, calls, get } from '#shared/answers/calls';
import { INVOICE_PDF, PREPARED_INVOICE } from '#shared/book-of-business/individuals/contract/contract-detail.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

/** The invoices of a contract, named by the contract's FacetsId. Spec 000 section 7, "Book of business"; individuals, section 3. */
export const INVOICES = calls('/api/BobIndividual', INDIVIDUAL_QUOTING, {
  prepare: get('PrepareInvoice/:facetsId/:invoiceId', {
    path: { facetsId: 'text', invoiceId: 'text' },
    answers: PREPARED_INVOICE,
    refuses: ['NOT_FOUND'],
  }),
  base64: get('GetInvoicePdf/:facetsId/:invoiceId', {
    path: { facetsId: 'text', invoiceId: 'text' },
    answers: INVOICE_PDF,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  binary: get('ReturnPDF/:facetsId/:invoiceId', {
    path: { facetsId: 'text', invoiceId: 'text' },
    answers: PDF,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});
