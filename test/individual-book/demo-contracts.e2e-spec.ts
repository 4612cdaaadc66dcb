import { ContractMember } from '../../backend/src/book/contracts/contract-member.table.ts';
import { Contract } from '../../backend/src/book/contracts/contract.table.ts';
import { InvoicePayment } from '../../backend/src/book/contracts/invoice-payment.table.ts';
import { Invoice } from '../../backend/src/book/contracts/invoice.table.ts';
import { seedDemoContracts } from '../../backend/src/seed/seed-demo-contracts.ts';
import { seedDemoAccounts } from '../../backend/src/seed/seed-demo-accounts.ts';
import { birthsOf26, birthsOf65, graceInDanger } from '../../shared/src/book-of-business/individuals/today/windows.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { type ImportDatabase, openImportDatabase } from '../plan-imports/import-files.ts';
import { insertProvider } from '../support/provider-builders.ts';
import { buildPlan } from '../support/plan-builders.ts';

describe.each(['2026-11-23', '2027-01-01', '2028-02-29'])('the demo books on %s', (day) => {
  const today = isoDate(day);
  let open: ImportDatabase;
  let contracts: Contract[];
  let lostDoctor: string;
  const seed = () => seedDemoContracts(open.database, { today, now: new Date(`${day}T17:00:00Z`) });
  beforeAll(async () => {
    open = await openImportDatabase();
    await seedDemoAccounts(open.database);
    await open.database.manager.save(
      buildPlan({ market: 'Individual', metalTier: 'Gold', businessYear: Number(day.slice(0, 4)) }),
    );
    lostDoctor = (await insertProvider(open.database, { acceptsNewPatients: false })).npi;
    await seed();
    contracts = await open.database.manager.find(Contract, { relations: { agent: true } });
  });
  afterAll(() => open.close());

  it('have every case for the agents whom people sign in as', async () => {
    for (const srcAgentId of ['A1001', 'A1004']) {
      const own = contracts.filter(({ agent }) => agent?.srcAgentId === srcAgentId);
      const has = (is: (contract: Contract) => boolean) => own.some(is);
      expect({
        active: has(({ isActive, isVoid }) => isActive && !isVoid),
        ended: has(({ terminationDate }) => terminationDate !== null && terminationDate < today),
        void: has(({ isVoid }) => isVoid),
        medicare: has(({ isMedicare, dentalPlanName }) => isMedicare && dentalPlanName !== ''),
        voidMedicare: has(({ isMedicare, isVoid }) => isMedicare && isVoid),
        pastDue: has(({ unpaidSince }) => unpaidSince < today),
        current: has(({ unpaidSince, dueDate }) => unpaidSince >= today && dueDate !== null),
        suspense: has(
          ({ suspenseCents, amountDueCents }) => Boolean(suspenseCents) && suspenseCents === amountDueCents,
        ),
        credit: has(({ amountDueCents }) => (amountDueCents ?? 0) < 0),
        marketplace: has(
          ({ fromFfm, latestAptcCents, csrLevelDescription }) =>
            fromFfm && latestAptcCents !== null && csrLevelDescription !== '',
        ),
        noInvoice: has(({ dueDate }) => dueDate === null),
        longName: has(({ lastName }) => lastName.length > 40),
        eft: has(({ paymentMethod }) => paymentMethod === 'EFT'),
        plan: has(({ medicalPlanId }) => medicalPlanId !== null),
      }).toEqual(
        Object.fromEntries(
          'active,ended,void,medicare,voidMedicare,pastDue,current,suspense,credit,marketplace,noInvoice,longName,eft,plan'
            .split(',')
            .map((name) => [name, true]),
        ),
      );
    }
    expect(contracts.filter(({ agent }) => agent?.srcAgentId === 'A1001').length).toBeGreaterThan(70);
  });

  it('have members and, unless the year has just begun, invoices with payments', async () => {
    const members = await open.database.manager.find(ContractMember);
    expect(members.filter(({ isSubscriber }) => isSubscriber)).toHaveLength(contracts.length);
    expect(members.length).toBeGreaterThan(contracts.length);
    expect(await open.database.manager.count(Invoice)).toBeGreaterThan(contracts.length / 2);
    expect((await open.database.manager.count(InvoicePayment)) > 0).toBe(true);
  });

  it('give the agents whom people sign in as somebody to call for every reason that a contract can have', async () => {
    const { after, last } = graceInDanger(today, { GraceMonthsWithAptc: 3 });
    const members = await open.database.manager.find(ContractMember);
    for (const srcAgentId of ['A1001', 'A1004']) {
      const own = contracts.filter(({ agent }) => agent?.srcAgentId === srcAgentId);
      const covered = members.filter(({ bookAgentId }) => bookAgentId === own[0]!.agentId);
      const bornIn = ({ first, last: end }: { first: string; last: string }) =>
        covered.filter(({ birthDate }) => birthDate >= first && birthDate <= end);
      expect({
        pastDue: own.filter(({ unpaidSince, isMedicare }) => !isMedicare && unpaidSince < today).length > 1,
        atRisk: own.some(({ hasCredit, graceFrom }) => hasCredit && graceFrom > after && graceFrom <= last),
        turning26: bornIn(birthsOf26(Number(day.slice(0, 4)))).some(
          ({ relationshipCode }) => relationshipCode === 'Child',
        ),
        turning65: bornIn(birthsOf65(today)).length > 0,
        doctor: covered.some(({ primaryCareProviderId }) => primaryCareProviderId === lostDoctor),
      }).toEqual({ pastDue: true, atRisk: true, turning26: true, turning65: true, doctor: true });
    }
  });

  it('are not written twice, and are found by names', async () => {
    await seed();
    expect(await open.database.manager.count(Contract)).toBe(contracts.length);
    expect(contracts.every(({ numberKey, lastNameKey }) => numberKey !== '' && lastNameKey !== '')).toBe(true);
  });
});
