import { invoiceDocument } from '../../backend/src/book/contract-details/invoice-template.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { billed, insertInvoice } from '../support/contract-builders.ts';
import { pdfPages, pdfText } from '../support/pdf-text.ts';
import { insertAgentUser } from '../support/people.ts';
import { setUpContracts } from './contract-calls.ts';

const NOT_FOUND = { Code: 'NOT_FOUND', Message: 'The contract was not found.' };
const CALLS = ['PrepareInvoice', 'GetInvoicePdf', 'ReturnPDF'];

describe('the invoices of a contract', () => {
  const contracts = setUpContracts();
  const { insert, get } = contracts;
  const textOf = (base64: string) => pdfText(Buffer.from(base64, 'base64')).replaceAll(/\s+/g, ' ');

  it('are told apart by whether the carrier has a PDF', async () => {
    const { contract } = await insert();
    const there = await insertInvoice(contracts.app, contract);
    const missing = await insertInvoice(contracts.app, contract, { isPdfAvailable: false });
    const ask = async (call: string, { invoiceNumber }: typeof there) =>
      get(`${call}/${contract.facetsId}/${invoiceNumber}`);
    expect([(await ask('PrepareInvoice', there)).body, (await ask('PrepareInvoice', missing)).body]).toEqual([
      { IsInvoicePdfAvailable: true },
      { IsInvoicePdfAvailable: false },
    ]);
    for (const call of ['GetInvoicePdf', 'ReturnPDF']) {
      const { status, body } = await ask(call, missing);
      expect([status, body.Message]).toEqual([409, 'The PDF of this invoice is not available.']);
    }
  });

  it('have a PDF, as base64 and as a file, that is a bill on one page with a slip to send back', async () => {
    await setRule(contracts.app, 'InsurerName', 'Test Health Plan');
    const { contract } = await insert({
      ...billed('2026-11-14', 812.5),
      addressLine2: 'Apt 2',
      postalCode: '495031234',
    });
    const { invoiceNumber } = await insertInvoice(
      contracts.app,
      contract,
      { previousBalanceCents: 40_000, totalAmountDueCents: 81_250 },
      [{ amountCents: 20_000, paidOn: '2026-11-05', paymentType: 'Check' }],
    );
    const { body } = await get(`GetInvoicePdf/${contract.facetsId}/${invoiceNumber}`);
    expect(body.FileName).toBe(`invoice_${invoiceNumber}.pdf`);
    const text = textOf(body.Base64);
    for (const part of [
      'Test Health Plan',
      'Ada Byron',
      '1 Monroe Center St NW',
      'Apt 2',
      'Grand Rapids, MI 49503-1234',
      contract.contractNumber,
      invoiceNumber,
      '11/1/2026 – 11/30/2026',
      'Previous balance',
      '$400.00',
      '$412.50',
      'Payment received 11/5/2026, Check',
      '($200.00)',
      '$612.50',
      'Due date 11/14/2026',
      'How to pay',
      'Cut here and return this slip with your payment',
      'Amount enclosed',
    ]) {
      expect(text).toContain(part);
    }
    const file = await get(`ReturnPDF/${contract.facetsId}/${invoiceNumber}`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-filename': `invoice_${invoiceNumber}.pdf`,
      'content-disposition': expect.stringContaining('attachment'),
    });
    expect(pdfPages(file.body as Buffer)).toHaveLength(1);
    const spanish = await get(`ReturnPDF/${contract.facetsId}/${invoiceNumber}?language=es`);
    const [page, ...others] = pdfPages(spanish.body as Buffer).map((part) => part.replaceAll(/\s+/g, ' '));
    expect(page).toContain('Factura del seguro médico');
    expect(page).toContain('Pago recibido el 5 de noviembre de 2026, cheque');
    expect(page).toContain('Vence el 14 de noviembre de 2026');
    expect(others).toEqual([]);
  });

  it('show what a tax credit takes off the premium, in lines that add up, and how long an unpaid premium can be paid', async () => {
    const { contract } = await insert({
      ...billed('2026-10-05', 192.28),
      latestAptcCents: 31_840,
      paidToDate: '2026-09-30',
    });
    const { invoiceNumber } = await insertInvoice(contracts.app, contract, {
      currentAmountDueCents: 9_614,
      previousBalanceCents: 9_614,
      totalAmountDueCents: 19_228,
    });
    const text = textOf((await get(`GetInvoicePdf/${contract.facetsId}/${invoiceNumber}`)).body.Base64);
    expect(text).toContain('Previous balance $96.14');
    expect(text).toMatch(
      /Monthly premium PPO Gold 1000, coverage 11\/1\/2026 – 11\/30\/2026 \$414\.54 Tax credit, paid by the marketplace in advance \(\$318\.40\) Current charges \$96\.14/,
    );
    expect(text).toContain('Total due $192.28');
    // The old month was due before this invoice was made.
    expect(text).toContain('Invoice date 10/20/2026');
    expect(text).toContain('Due date 11/1/2026');
    expect(text).toContain('It began on 10/1/2026: if not everything is paid by 12/31/2026');
  });

  it('stay on one page with every line that a bill can have, in each language', async () => {
    const { contract } = await insert({
      ...billed('2026-10-05', 99.28),
      latestAptcCents: 31_840,
      paidToDate: '2026-09-30',
    });
    const payments = Array.from({ length: 7 }, () => ({ amountCents: 2_000 }));
    const { invoiceNumber } = await insertInvoice(
      contracts.app,
      contract,
      { currentAmountDueCents: 9_614, previousBalanceCents: 9_614, totalAmountDueCents: 19_728 },
      payments,
    );
    const pages = await Promise.all(
      ['', '?language=es'].map(async (language) =>
        pdfPages((await get(`ReturnPDF/${contract.facetsId}/${invoiceNumber}${language}`)).body as Buffer),
      ),
    );
    expect(pages.map(({ length }) => length)).toEqual([1, 1]);
    expect(pages[0]![0]!.replaceAll(/\s+/g, ' ')).toContain('Payments received ($140.00)');
  });

  it('have a name that no number breaks out of', async () => {
    const { contract } = await insert();
    await insertInvoice(contracts.app, contract, { invoiceNumber: 'I/1 "..\\' });
    const { body } = await get(`GetInvoicePdf/${contract.facetsId}/${encodeURIComponent('I/1 "..\\')}`);
    expect(body.FileName).toBe('invoice_I_1__.._.pdf');
  });

  it('say when nothing is to be paid, and what is in favor of the household', async () => {
    const { contract } = await insert();
    const paid = await insertInvoice(contracts.app, contract, {}, [{}]);
    const credit = await insertInvoice(contracts.app, contract, {
      previousBalanceCents: -50_000,
      totalAmountDueCents: -8_750,
    });
    const [first, second] = await Promise.all(
      [paid, credit].map(async ({ invoiceNumber }) =>
        textOf((await get(`GetInvoicePdf/${contract.facetsId}/${invoiceNumber}`)).body.Base64),
      ),
    );
    expect(first).toContain('This invoice is paid. Thank you.');
    expect(second).toContain('The amount in parentheses is in your favor.');
    expect(second).toContain('($87.50)');
  });

  it('are of the contract and of the books that the user sees: strange, mixed-up and unknown numbers have one answer', async () => {
    const { contract } = await insert();
    const { contract: other } = await insert();
    const { invoiceNumber } = await insertInvoice(contracts.app, contract);
    const { invoiceNumber: ofOther } = await insertInvoice(contracts.app, other);
    const stranger = await insertAgentUser(contracts.app);
    for (const call of CALLS) {
      const answers = [
        await get(`${call}/${contract.facetsId}/${ofOther}`),
        await get(`${call}/${other.facetsId}/${invoiceNumber}`),
        await get(`${call}/${contract.facetsId}/I-NOBODY`),
        await get(`${call}/F-NOBODY/${invoiceNumber}`),
        await get(`${call}/${contract.contractNumber}/${invoiceNumber}`),
        await get(`${call}/${contract.facetsId}/${invoiceNumber}`, stranger),
      ];
      for (const { status, body } of answers) {
        expect([status, body]).toEqual([404, expect.objectContaining(NOT_FOUND)]);
      }
      expect((await get(`${call}/${contract.facetsId}/${invoiceNumber}`)).status).toBe(200);
    }
  });

  it('name the newest payments, and the others as one', () => {
    const payment = { PaymentAmount: 1, PaymentDate: '2026-10-01', PaymentType: 'EFT' };
    const document = invoiceDocument({
      insurer: { name: 'A', address: ['B'], phone: 'C' },
      subscriber: { name: 'D', address: ['E'] },
      contractNumber: 'F',
      plans: [],
      dueDate: '2026-11-01' as never,
      creditCents: 0,
      grace: 'G',
      paymentType: 'SSA deduction',
      invoice: {
        InvoiceId: 'I',
        InvoiceCreatedDate: '2026-10-20' as never,
        CoverageStart: '2026-11-01' as never,
        CoverageEnd: '2026-11-30' as never,
        CurrentAmountDue: 50,
        PreviousBalance: 0,
        TotalAmountDue: 50,
        InvoiceStatus: 'Open',
        IsInvoicePdfAvailable: true,
        Payments: Array.from({ length: 30 }, () => payment as never),
      },
    });
    const written = JSON.stringify(document);
    expect(written).toContain('27 earlier payments');
    expect(written).toContain('($27.00)');
    expect(written).toContain('Coverage 11/1/2026');
    expect(written).toContain('Your payment method is “SSA deduction”.');
  });
});
