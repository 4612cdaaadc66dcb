import { NotedCall } from '../../backend/src/book/calls/noted-call.table.ts';
import { bookColumns } from '../../backend/src/book/contracts/book-columns.ts';
import { ContractMember } from '../../backend/src/book/contracts/contract-member.table.ts';
import { Contract } from '../../backend/src/book/contracts/contract.table.ts';
import { InvoicePayment } from '../../backend/src/book/contracts/invoice-payment.table.ts';
import { Invoice } from '../../backend/src/book/contracts/invoice.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { ContractRenewal } from '../../backend/src/quoting/households/contract-renewal.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { TestApp } from './app.ts';

let count = 0;

/** Stored as the product stores it: an active contract of Ada Byron, without an invoice. Days may be plain text. */
export async function insertContract(
  app: TestApp,
  { agentId }: Pick<User, 'agentId'>,
  given: Partial<Record<keyof Contract, unknown>> = {},
): Promise<Contract> {
  count += 1;
  const at = new Date('2026-11-20T15:00:00Z');
  const contract = Object.assign(
    new Contract(),
    {
      contractNumber: `C${1_000 + count}`,
      isMedicare: false,
      isVoid: false,
      facetsId: null,
      quoteId: null,
      agentId,
      firstName: 'Ada',
      lastName: 'Byron',
      birthDate: isoDate('1985-06-15'),
      phone: '6165550100',
      email: 'ada@example.com',
      addressLine1: '1 Monroe Center St NW',
      addressLine2: '',
      city: 'Grand Rapids',
      stateCode: 'MI',
      postalCode: '49503',
      effectiveDate: isoDate('2026-01-01'),
      originalEffectiveDate: isoDate('2026-01-01'),
      terminationDate: null,
      isActive: true,
      paidToDate: null,
      medicalPlanId: null,
      medicalPlanName: 'PPO Gold 1000',
      dentalPlanName: '',
      visionPlanName: '',
      csrLevelDescription: '',
      fromFfm: false,
      latestAptcCents: null,
      paymentMethod: null,
      ongoingPaymentType: null,
      invoiceStatus: '',
      dueDate: null,
      amountDueCents: null,
      suspenseCents: null,
      importRun: 0,
      createdAt: at,
      modifiedAt: at,
    },
    given,
  );
  return app.insert(Object.assign(contract, bookColumns(contract)));
}

export const srcAgentIdOf = async (app: TestApp, { agentId }: Pick<User, 'agentId'>): Promise<string> =>
  (await app.database.manager.findOneByOrFail(Agent, { id: agentId! })).srcAgentId;

/** The columns of a current invoice, in dollars. */
export const billed = (dueDate: string, dollars: number, suspense = 0) => ({
  invoiceStatus: 'Open',
  dueDate: isoDate(dueDate),
  amountDueCents: Math.round(dollars * 100),
  suspenseCents: Math.round(suspense * 100),
});

/** Of a contract, Ada herself: active, in the carrier's system, with a provider. Days may be plain text. */
export const insertContractMember = (
  app: TestApp,
  { id: contractId }: Contract,
  given: Partial<Record<keyof ContractMember, unknown>> = {},
): Promise<ContractMember> =>
  app.insert(
    Object.assign(
      new ContractMember(),
      {
        contractId,
        isSubscriber: true,
        relationshipCode: 'Self',
        firstName: 'Ada',
        lastName: 'Byron',
        birthDate: isoDate('1985-06-15'),
        gender: 'F',
        enterpriseId: `E${contractId}`,
        primaryCareProviderId: '9000000001',
        primaryCareProviderName: 'Dexter Elkhart',
        primaryCareProviderExistingPatient: true,
        effectiveDate: isoDate('2026-01-01'),
        isActive: true,
        eVisitFirst: false,
        homePostalCode: '49503',
        mailingPostalCode: '495031234',
        homePhone: '6165550100',
      },
      given,
    ),
  );

/** A message was left today: the household is called again tomorrow. Days may be plain text. */
export const insertNotedCall = (
  app: TestApp,
  { id: notedByUserId, agentId }: Pick<User, 'id' | 'agentId'>,
  { id: contractId }: Pick<Contract, 'id'>,
  given: Partial<Record<keyof NotedCall, unknown>> = {},
): Promise<NotedCall> =>
  app.insert(
    Object.assign(
      new NotedCall(),
      {
        contractId,
        agentId,
        topic: 'PastDue',
        outcome: 'MessageLeft',
        until: isoDate('2026-11-24'),
        notedOn: isoDate('2026-11-23'),
        openMark: 1,
        notedByUserId,
        notedAt: new Date('2026-11-23T17:00:00Z'),
        takenBackAt: null,
      },
      given,
    ),
  );

/** A bill of November 2026 over 412.50 dollars whose PDF is available. */
export async function insertInvoice(
  app: TestApp,
  { id: contractId }: Contract,
  given: Partial<Record<keyof Invoice, unknown>> = {},
  payments: readonly Partial<Record<keyof InvoicePayment, unknown>>[] = [],
): Promise<Invoice> {
  count += 1;
  const invoice = await app.insert(
    Object.assign(
      new Invoice(),
      {
        contractId,
        invoiceNumber: `I${1_000 + count}`,
        createdOn: isoDate('2026-10-20'),
        coverageStart: isoDate('2026-11-01'),
        coverageEnd: isoDate('2026-11-30'),
        currentAmountDueCents: 41_250,
        previousBalanceCents: 0,
        totalAmountDueCents: 41_250,
        invoiceStatus: 'Open',
        isPdfAvailable: true,
      },
      given,
    ),
  );
  for (const payment of payments) {
    const paid = { invoiceId: invoice.id, amountCents: 41_250, paidOn: isoDate('2026-10-28'), paymentType: 'EFT' };
    await app.insert(Object.assign(new InvoicePayment(), paid, payment));
  }
  return invoice;
}

/** What a quote renews: a contract of 2026 whose plan is not in the catalog, for 2027. */
export const buildContractRenewal = ({ id: quoteId }: Pick<Quote, 'id'>): ContractRenewal =>
  Object.assign(new ContractRenewal(), {
    quoteId,
    contractNumber: `R${quoteId}`,
    facetsId: null,
    year: 2027,
    contractDate: isoDate('2026-01-01'),
    planId: null,
    planName: 'PPO Gold 1000',
    aptcCents: null,
    fromFfm: false,
    county: 'Kent',
    countyFips: '26081',
    rateArea: 12,
    openedAt: new Date('2026-11-20T15:00:00Z'),
  } satisfies Omit<ContractRenewal, 'quote' | 'plan'>);
