import { bookColumns } from '../../backend/src/book/contracts/book-columns.ts';
import { Contract } from '../../backend/src/book/contracts/contract.entity.ts';
import type { User } from '../../backend/src/platform/people/user.entity.ts';
import { Agent } from '../../backend/src/platform/people/agent.entity.ts';
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
