import { noteBookOfMembers } from '../../backend/src/book/contracts/book-of-members.repository.ts';
import { ContractMember } from '../../backend/src/book/contracts/contract-member.table.ts';
import type { Contract } from '../../backend/src/book/contracts/contract.table.ts';
import type { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import type {
  DailyAction,
  DailyActions,
} from '../../shared/src/book-of-business/individuals/today/daily-actions.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { billed, srcAgentIdOf } from '../support/contract-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { insertProvider } from '../support/provider-builders.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { PATH, setUpBook } from './book-calls.ts';

/** Contracts are not renewed in these tests unless a test is about it: of the year that comes already. */
const NEXT_YEAR = { effectiveDate: isoDate('2027-01-01') };

describe('what to do today', () => {
  const book = setUpBook();
  const insert = (given: Parameters<typeof book.insert>[0] = {}) => book.insert({ ...NEXT_YEAR, ...given });

  async function member(contract: Contract, given: Partial<ContractMember>) {
    const { manager } = book.app.database;
    await manager.insert(ContractMember, {
      contractId: contract.id,
      relationshipCode: 'Self',
      firstName: 'Theo',
      lastName: 'Byron',
      birthDate: isoDate('1985-06-15'),
      effectiveDate: contract.effectiveDate,
      isActive: true,
      homePostalCode: '49503',
      mailingPostalCode: '49503',
      homePhone: '',
      ...given,
    });
    await noteBookOfMembers(manager, [contract.id]);
  }
  const ask = async (query: object = {}, user = book.agent) =>
    (await book.app.as(user)).get(`${PATH}/GetActions`).query(query);
  const list = async (query: object = {}) => {
    const { status, body } = await ask(query);
    expect(status).toBe(200);
    return body as DailyActions;
  };
  const countsOf = ({ Counts }: DailyActions) =>
    Object.fromEntries(Counts.filter(({ Count }) => Count > 0).map(({ Kind, Count }) => [Kind, Count]));
  const shown = (actions: readonly DailyAction[], ...fields: (keyof DailyAction)[]) =>
    actions.map((action) => [action.Name.First, ...fields.map((field) => action[field])]);

  it('is nothing in an empty book, or where all is well', async () => {
    await insert(billed('2026-11-23', 400));
    expect(await list()).toEqual({ People: 0, Counts: expect.any(Array), Total: 0, Actions: [] });
  });

  describe('about unpaid premiums', () => {
    it('says until when they can be paid, the first to end on top: three months with a tax credit, otherwise 31 days', async () => {
      const credit = { latestAptcCents: 31_840, csrLevelDescription: '87%' };
      await insert({ firstName: 'Late', ...billed('2026-11-01', 412.5), paidToDate: isoDate('2026-10-31') });
      await insert({
        ...{ firstName: 'Credit', ...billed('2026-11-01', 192.28, 10), ...credit },
        paidToDate: isoDate('2026-09-30'),
      });
      await insert({ firstName: 'Over', ...billed('2026-10-01', 90), paidToDate: isoDate('2026-09-30') });
      await insert({ firstName: 'First month', ...billed('2026-11-22', 80), ...credit });
      const { Actions, ...totals } = await list({ kind: 'PastDue' });
      expect(shown(Actions, 'Deadline', 'DaysLeft', 'AmountDue', 'TaxCredit')).toEqual([
        ['Over', '2026-10-31', -23, 90, null],
        ['Late', '2026-12-01', 8, 412.5, null],
        ['Credit', '2026-12-31', 38, 182.28, 318.4],
        ['First month', '2027-02-21', 90, 80, 318.4],
      ]);
      expect(totals).toMatchObject({ People: 4, Total: 4 });
      expect(countsOf(await list())).toEqual({ PastDue: 4, SubsidyAtRisk: 1 });
      expect(shown((await list({ kind: 'SubsidyAtRisk' })).Actions, 'DaysLeft', 'CsrLevelDescription')).toEqual([
        ['Credit', 38, '87%'],
      ]);
    });

    it('leaves out what is paid, in suspense, due today, ended, void, or of Medicare', async () => {
      await insert(billed('2026-11-23', 400));
      await insert(billed('2026-11-01', 400, 400));
      await insert({ ...billed('2026-11-01', 400), isVoid: true });
      await insert({ ...billed('2026-11-01', 400), isMedicare: true });
      await insert({ ...billed('2026-11-01', 400), isActive: false });
      await insert({ ...billed('2026-11-01', 400), terminationDate: isoDate('2026-11-22') });
      expect((await list()).People).toBe(0);
      await insert({ ...billed('2026-11-22', 400), terminationDate: isoDate('2026-11-23') });
      expect((await list()).People).toBe(1);
    });

    it('counts days in Detroit', async () => {
      await insert(billed('2026-11-23', 400));
      // In Detroit still November 23.
      book.app.clock.set('2026-11-24T04:59:00Z');
      expect((await list()).People).toBe(0);
      book.app.clock.set('2026-11-24T05:01:00Z');
      expect((await list()).People).toBe(1);
    });
  });

  describe('about birthdays', () => {
    it('names children who must leave at the end of the year', async () => {
      const contract = await insert({ effectiveDate: isoDate('2026-01-01') });
      book.app.clock.set('2026-09-01T17:00:00Z');
      const child = { relationshipCode: 'Child' } as const;
      await member(contract, { ...child, firstName: 'Older', birthDate: isoDate('2000-01-01') });
      await member(contract, { ...child, firstName: 'Last', birthDate: isoDate('2001-01-01') });
      await member(contract, { ...child, firstName: 'First', birthDate: isoDate('2000-01-02') });
      await member(contract, { ...child, firstName: 'Younger', birthDate: isoDate('2001-01-02') });
      await member(contract, { ...child, isActive: false, birthDate: isoDate('2000-05-01') });
      await member(contract, { relationshipCode: 'Spouse', birthDate: isoDate('2000-05-01') });
      const { Actions, People } = await list({ kind: 'Turning26' });
      expect(
        Actions.map(({ Member, Birthday, Deadline, DaysLeft }) => [Member?.First, Birthday, Deadline, DaysLeft]),
      ).toEqual([
        ['First', '2026-01-02', '2026-12-31', 121],
        ['Last', '2027-01-01', '2026-12-31', 121],
      ]);
      // Two reasons, one household.
      expect(People).toBe(1);
    });

    it('names those who can have Medicare within six months, and when they can enroll', async () => {
      const contract = await insert({ firstName: 'Ivan' });
      await member(contract, { firstName: 'Ivan', birthDate: isoDate('1961-11-22') });
      await member(contract, { firstName: 'Vera', relationshipCode: 'Spouse', birthDate: isoDate('1962-05-23') });
      await member(contract, { firstName: 'Nora', birthDate: isoDate('1962-05-24') });
      await member(contract, { firstName: 'Otto', birthDate: isoDate('1961-12-01') });
      const { Actions } = await list({ kind: 'Turning65' });
      expect(
        Actions.map(({ Member, EnrollFrom, Deadline, DaysLeft, EnrollUntil }) => [
          ...[Member?.First, EnrollFrom, Deadline, DaysLeft, EnrollUntil],
        ]),
      ).toEqual([
        ['Otto', '2026-08-01', '2026-10-31', -23, '2027-02-28'],
        ['Vera', '2027-02-01', '2027-04-30', 158, '2027-08-31'],
      ]);
    });
  });

  describe('about renewals', () => {
    const thisYear = { effectiveDate: isoDate('2026-01-01') };
    const renew = (contract: Contract, given: Parameters<typeof insertIndividualQuote>[2] = {}) =>
      insertIndividualQuote(book.app, book.agent, {
        quoteType: 'IndividualRenewal',
        effectiveDate: isoDate('2027-01-01'),
        ...given,
        details: { contractId: contract.contractNumber },
      });
    const names = async () => (await list({ kind: 'RenewalOpen' })).Actions.map(({ Name }) => Name.First);

    it('names contracts without a quote for the coming year, by name, while the window is open', async () => {
      for (const firstName of ['Cy', 'Abe', 'Bo']) {
        await insert({ ...thisYear, firstName });
      }
      const { Actions, ...totals } = await list({ kind: 'RenewalOpen', range: '[1,2]' });
      expect(shown(Actions, 'RenewalYear', 'Deadline', 'DaysLeft')).toEqual([
        ['Bo', 2027, '2027-01-15', 53],
        ['Cy', 2027, '2027-01-15', 53],
      ]);
      expect(totals).toMatchObject({ People: 3, Total: 3 });
    });

    it.each([
      ['2026-10-14', 0],
      ['2026-10-15', 1],
      ['2026-12-16', 1],
      ['2027-01-15', 1],
      ['2027-01-16', 0],
    ])('on %s names %i', async (day, Total) => {
      book.app.clock.set(`${day}T17:00:00Z`);
      await insert(thisYear);
      expect(await list({ kind: 'RenewalOpen' })).toMatchObject({ People: Total, Total });
    });

    it('leaves out contracts that are being renewed, have been, or end before', async () => {
      await renew(await insert({ ...thisYear, firstName: 'Quoted' }));
      await renew(await insert({ ...thisYear, firstName: 'Deleted' }), { isDeleted: true });
      await renew(await insert({ ...thisYear, firstName: 'Expired' }), { status: 'Expired' });
      await renew(await insert({ ...thisYear, firstName: 'Older' }), { effectiveDate: isoDate('2026-01-01') });
      await insert({ ...thisYear, firstName: 'Became' });
      await insert({ ...NEXT_YEAR, firstName: 'Became' });
      await insert({ ...thisYear, firstName: 'Ends', terminationDate: isoDate('2026-12-30') });
      await insert({ ...thisYear, firstName: 'Lasts', terminationDate: isoDate('2026-12-31') });
      expect(await names()).toEqual(['Deleted', 'Expired', 'Lasts', 'Older']);
    });
  });

  it('names special enrollments that end, with the days left', async () => {
    const quote = (subscriberFirstName: string, eventDate: string, given: object = {}) =>
      insertIndividualQuote(book.app, book.agent, {
        ...given,
        details: {
          ...{ subscriberFirstName, planType: 'Permanent', enrollmentType: 'Special', qualifyingEvent: 'Marriage' },
          eventDate: isoDate(eventDate),
        },
      });
    await quote('Later', '2026-11-20');
    await quote('Soon', '2026-09-24');
    await quote('Over', '2026-09-23');
    await quote('Deleted', '2026-11-20', { isDeleted: true });
    await quote('Submitted', '2026-11-20', { status: 'Complete' });
    await insertIndividualQuote(book.app, book.agent);
    const { Actions, People } = await list();
    expect(shown(Actions, 'Kind', 'Event', 'Deadline', 'DaysLeft', 'Status')).toEqual([
      ['Soon', 'SpecialEnrollmentEnding', 'Marriage', '2026-11-23', 0, 'Quoting'],
      ['Later', 'SpecialEnrollmentEnding', 'Marriage', '2027-01-19', 57, 'Quoting'],
    ]);
    expect(People).toBe(2);
  });

  it('counts an event as long as its own window is open: on its day in the Covid period, until an announced HRA begins, longer after Medicaid at the marketplace', async () => {
    await setRule(book.app, 'CovidSEPStartDate', '2026-11-01');
    await setRule(book.app, 'CovidSEPEndDate', '2026-12-01');
    const quote = (subscriberFirstName: string, eventDate: string, given: Partial<IndividualDetails>) =>
      insertIndividualQuote(book.app, book.agent, {
        details: {
          ...{ subscriberFirstName, planType: 'Permanent', enrollmentType: 'Special', eventDate: isoDate(eventDate) },
          ...given,
        },
      });
    await quote('Covid, ten days ago', '2026-11-13', { qualifyingEvent: 'ExceptionalCircumstances' });
    await quote('Covid, today', '2026-11-23', { qualifyingEvent: 'ExceptionalCircumstances' });
    await quote('Granted', '2026-11-13', { qualifyingEvent: 'ExceptionalCircumstances', isFfm: true });
    await quote('HRA began', '2026-11-23', { qualifyingEvent: 'GainOfICHRA', eventAnswer: 'NoticeDue' });
    await quote('HRA begins', '2026-12-01', { qualifyingEvent: 'GainOfICHRA', eventAnswer: 'NoticeDue' });
    await quote('Medicaid', '2026-09-12', { qualifyingEvent: 'LossOfMedicaid' });
    await quote('Medicaid, marketplace', '2026-09-12', { qualifyingEvent: 'LossOfMedicaid', isFfm: true });
    const { Actions, Total, People } = await list({ kind: 'SpecialEnrollmentEnding' });
    expect(shown(Actions, 'Deadline', 'DaysLeft')).toEqual([
      ['Medicaid, marketplace', '2026-12-11', 18],
      ['Granted', '2027-01-12', 50],
      ['Covid, today', '2026-11-23', 0],
      ['HRA begins', '2026-11-30', 7],
    ]);
    expect([Total, People]).toEqual([4, 4]);
    await setRule(book.app, 'SpecialEnrollmentDaysAfter', '75');
    expect((await list({ kind: 'SpecialEnrollmentEnding' })).Total).toBe(5);
  });

  it('names doctors who accept nobody or have left the network, by doctor', async () => {
    const { database } = book.app;
    const hmo = await sellPlan(database, buildPlan({ market: 'Individual', networkType: 'HMO' }));
    const ppo = await sellPlan(database, buildPlan({ market: 'Individual', networkType: 'PPO' }));
    const closed = await insertProvider(database, { acceptsNewPatients: false });
    const left = await insertProvider(database, { networks: ['POS'] });
    const open = await insertProvider(database);
    const patient = async (firstName: string, npi: string, given: Partial<ContractMember> = {}, plan = hmo) =>
      member(await insert({ firstName, medicalPlanId: plan.id }), {
        ...{ primaryCareProviderId: npi, primaryCareProviderName: 'Ada Lovelace' },
        ...given,
      });
    await patient('Left', left.npi);
    await patient('Closed', closed.npi);
    await patient('Known', closed.npi, { primaryCareProviderExistingPatient: true });
    await patient('Open', open.npi);
    await patient('Ppo', left.npi, {}, ppo);
    await patient('Nowhere', '1999999999');
    await patient('Also closed', closed.npi);
    const { Actions, People, Total } = await list({ kind: 'DoctorUnavailable' });
    expect(shown(Actions, 'DoctorProblem', 'DoctorName', 'Deadline')).toEqual([
      ['Closed', 'NotAccepting', 'Ada Lovelace', null],
      ['Also closed', 'NotAccepting', 'Ada Lovelace', null],
      ['Left', 'NotInNetwork', 'Ada Lovelace', null],
    ]);
    expect([People, Total]).toEqual([3, 3]);
    expect(shown((await list({ kind: 'DoctorUnavailable', range: '[2,3]' })).Actions)).toEqual([['Left']]);
    expect(shown((await list({ kind: 'DoctorUnavailable', range: '[1,1]' })).Actions)).toEqual([['Also closed']]);
  });

  it('lists all kinds by risk, page by page, and counts each household once', async () => {
    const late = await insert({ firstName: 'Late', effectiveDate: isoDate('2026-01-01'), ...billed('2026-11-01', 5) });
    await member(late, { birthDate: isoDate('1962-01-15') });
    await insert({ firstName: 'Renews', effectiveDate: isoDate('2026-01-01') });
    const whole = await list();
    expect(shown(whole.Actions, 'Kind')).toEqual([
      ['Late', 'PastDue'],
      ['Late', 'RenewalOpen'],
      ['Renews', 'RenewalOpen'],
      ['Late', 'Turning65'],
    ]);
    expect(whole).toMatchObject({ People: 2, Total: 4 });
    const pages = await Promise.all([0, 1, 2, 3, 4].map((at) => list({ range: `[${at},${at}]` })));
    expect(pages.flatMap(({ Actions }) => Actions)).toEqual(whole.Actions);
  });

  it('refuses an unknown kind and a range without end', async () => {
    expect((await ask({ kind: 'Everything' })).status).toBe(400);
    expect((await ask({ range: '[0,100]' })).status).toBe(400);
  });

  it('is of the own book; agent admins and staff pick an agent, and strangers find nothing', async () => {
    await insert(billed('2026-11-01', 400));
    const agentId = await srcAgentIdOf(book.app, book.agent);
    const stranger = await insertAgentUser(book.app, { roles: [ROLES.individualAgent] });
    expect((await ask({}, stranger)).body.People).toBe(0);
    expect((await ask({ agentId }, stranger)).status).toBe(404);
    const staff = await insertSalesUser(book.app);
    expect((await ask({}, staff)).status).toBe(400);
    expect((await ask({ agentId }, staff)).body.People).toBe(1);
    const desk = await book.app.insert(buildAgent({ agencyId: (await book.app.insert(buildAgency())).id }));
    const admin = await book.app.insertUser({ roles: [ROLES.smallGroupAgentAdmin], agentId: desk.id });
    expect((await ask({}, admin)).status).toBe(400);
    expect((await ask({ agentId }, admin)).status).toBe(404);
  });
});
