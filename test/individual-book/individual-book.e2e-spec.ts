import type { BookRecord, SearchResult } from '../../shared/src/book-of-business/individuals/individual-book.record.ts';
import { billed, srcAgentIdOf } from '../support/contract-builders.ts';
import { firstNames, setUpBook } from './book-calls.ts';

type Item = { Field: string; Terms: string[]; Ranged?: boolean };

describe('the individual book of business', () => {
  const book = setUpBook();
  const { insert } = book;
  const found = async (...SearchItems: Item[]) => {
    const { status, body } = await book.search({
      SearchItems,
      SortItems: [{ Field: 'MEMBER_FIRSTNAME', Direction: 'ASC' }],
    });
    expect(status).toBe(200);
    return firstNames((body as SearchResult).Pages[0]!.Records);
  };
  const foundByAll = (term: string) => found({ Field: 'ALL', Terms: [term] });

  it('answers a contract with the fields of the specification', async () => {
    await insert({
      contractNumber: 'C77',
      addressLine2: 'Apt 2',
      originalEffectiveDate: '2020-01-01',
      paidToDate: '2026-10-31',
      ...billed('2026-11-01', 412.5, 12.25),
      csrLevelDescription: '87%',
      fromFfm: true,
      latestAptcCents: 11_297,
    });
    const { body } = await book.get();
    expect(body).toEqual({
      PageCount: 1,
      RecordCount: 1,
      PageSize: 10,
      PageIndex: 1,
      PagesetGuid: expect.any(String),
      Records: [expect.anything()],
    });
    expect(body.Records[0]).toEqual({
      ContractId: 'C77',
      Name: { First: 'Ada', Last: 'Byron' },
      DateOfBirth: '1985-06-15',
      Phone: '6165550100',
      EffectiveDate: '2026-01-01',
      OriginalEffectiveDate: '2020-01-01',
      IsActive: true,
      PaidToDate: '2026-10-31',
      CurrentInvoice: { InvoiceStatus: 'Open', DueDate: '2026-11-01', TotalAmountDue: 412.5, CurrentSuspense: 12.25 },
      PlanName: 'PPO Gold 1000',
      DentalPlanName: '',
      Email: 'ada@example.com',
      Address: {
        AddressLine1: '1 Monroe Center St NW',
        AddressLine2: 'Apt 2',
        City: 'Grand Rapids',
        StateCode: 'MI',
        PostalCode: '49503',
      },
      Agent: {
        SrcAgentId: await srcAgentIdOf(book.app, book.agent),
        Name: { First: expect.any(String), Last: expect.any(String) },
      },
      CsrLevelDescription: '87%',
      FromFFM: true,
      LatestAptc: 112.97,
      TerminationDate: null,
      IsVoid: false,
      IsMedicare: false,
    });
  });

  it('has neither the other book nor void contracts, and the latest due dates first', async () => {
    await insert({ firstName: 'Never' });
    await insert({ firstName: 'Later', ...billed('2026-12-01', 1) });
    await insert({ firstName: 'Sooner', ...billed('2026-11-01', 1) });
    await insert({ firstName: 'Medi', isMedicare: true, dentalPlanName: 'DentalPro' });
    await insert({ firstName: 'Void', isVoid: true });
    const { body: individual } = await book.get();
    const { body: medicare } = await book.get({ medicare: 'true' });
    expect([firstNames(individual.Records), firstNames(medicare.Records)]).toEqual([
      ['Later', 'Sooner', 'Never'],
      ['Medi'],
    ]);
    expect(medicare.Records[0]).toMatchObject({ IsMedicare: true, DentalPlanName: 'DentalPro' });
  });

  it('calls a contract inactive once its last day is over, or the carrier says so', async () => {
    await insert({ firstName: 'Ends today', terminationDate: '2026-11-23' });
    await insert({ firstName: 'Ended', terminationDate: '2026-11-22' });
    await insert({ firstName: 'Off', isActive: false });
    await insert({ firstName: 'On' });
    expect([await foundByAll('ACTIVE'), await foundByAll('inactive')]).toEqual([
      ['Ends today', 'On'],
      ['Ended', 'Off'],
    ]);
    const { body } = await book.get();
    const active = (body.Records as BookRecord[]).filter(({ IsActive }) => IsActive);
    expect(firstNames(active).sort()).toEqual(['Ends today', 'On']);
  });

  it('calls past due what is owed after its due date', async () => {
    await insert({ firstName: 'A owes', ...billed('2026-11-22', 10) });
    await insert({ firstName: 'B today', ...billed('2026-11-23', 10) });
    await insert({ firstName: 'C suspended', ...billed('2026-11-01', 10, 10) });
    await insert({ firstName: 'D nothing' });
    const status = (term: string) => found({ Field: 'PAYMENT_STATUS', Terms: [term] });
    const current = ['B today', 'C suspended', 'D nothing'];
    expect([await status('past due'), await status('Current')]).toEqual([['A owes'], current]);
    expect([await foundByAll('Past Due'), await foundByAll('current')]).toEqual([['A owes'], current]);
  });

  it('finds a status word and the texts that begin so', async () => {
    await insert({ firstName: 'On' });
    await insert({ firstName: 'Off', lastName: 'Activeson', isActive: false });
    await insert({ firstName: 'Other', isActive: false });
    expect(await foundByAll('active')).toEqual(['Off', 'On']);
  });

  describe('a search', () => {
    beforeEach(async () => {
      await insert({
        firstName: 'Ána',
        lastName: "O'Neil Núñez",
        contractNumber: `X-${book.agent.id}-1`,
        phone: '3135550177',
      });
      await insert({
        firstName: 'Bo',
        lastName: 'de Vries',
        email: 'Bo.V@Example.com',
        medicalPlanName: 'HMO Silver 2500',
        effectiveDate: '2026-02-01',
        terminationDate: '2026-12-31',
        paidToDate: '2026-10-31',
        ...billed('2026-11-15', 412.5),
      });
      await insert({
        firstName: 'Cy',
        lastName: 'Byron',
        effectiveDate: '2026-03-01',
        ...billed('2026-12-15', -12),
      });
    });

    it.each<[string, Item, string[]]>([
      ['a contract number', { Field: 'CONTRACT_ID', Terms: ['x'] }, ['Ána']],
      ['a last name without its accents', { Field: 'MEMBER_LASTNAME', Terms: ['ONEIL nun'] }, ['Ána']],
      ['a first name', { Field: 'MEMBER_FIRSTNAME', Terms: ['án'] }, ['Ána']],
      ['one of two', { Field: 'MEMBER_FIRSTNAME', Terms: ['an', 'cy'] }, ['Ána', 'Cy']],
      ['the agent of the book', { Field: 'AGENT_LASTNAME', Terms: ['nobody'] }, []],
      ['an effective date', { Field: 'ACTIVE_EFFDATE', Terms: ['2026-02-01', ''], Ranged: true }, ['Bo']],
      ['effective dates', { Field: 'ACTIVE_EFFDATE', Terms: ['02/01/2026', '03/01/2026'], Ranged: true }, ['Bo', 'Cy']],
      ['a last day', { Field: 'MED_TERMDATE', Terms: ['2026-12-31'] }, ['Bo']],
      ['a paid-to date', { Field: 'PAID_TO_DATE', Terms: ['2026-10-31'] }, ['Bo']],
      ['a bill date', { Field: 'PAYMENT_DUE_DATE', Terms: ['12/15/2026'] }, ['Cy']],
      ['an amount', { Field: 'PAYMENT_AMT_DUE', Terms: ['$412.50'] }, ['Bo']],
      ['amounts', { Field: 'PAYMENT_AMT_DUE', Terms: ['(12.00)', '500'], Ranged: true }, ['Bo', 'Cy']],
      ['a plan', { Field: 'PLAN_NAME', Terms: ['ppo gold'] }, ['Ána', 'Cy']],
      ['a phone', { Field: 'PHONE', Terms: ['(313) 555'] }, ['Ána']],
      ['an email', { Field: 'EMAIL', Terms: ['bo.v@'] }, ['Bo']],
      ['symbols', { Field: 'MEMBER_LASTNAME', Terms: ['%'] }, []],
      ['all fields by a number', { Field: 'ALL', Terms: ['x'] }, ['Ána']],
      ['all fields by a last name', { Field: 'ALL', Terms: ['byr'] }, ['Cy']],
      ['all fields by a whole name', { Field: 'ALL', Terms: ['bo de vr'] }, ['Bo']],
      ['all fields by a name turned around', { Field: 'ALL', Terms: ['byron c'] }, ['Cy']],
      ['all fields by a plan', { Field: 'ALL', Terms: ['hmo'] }, ['Bo']],
      ['all fields by a phone', { Field: 'ALL', Terms: ['313-555'] }, ['Ána']],
      ['all fields by an email', { Field: 'ALL', Terms: ['bo.v@example.com'] }, ['Bo']],
      ['all fields by a day', { Field: 'ALL', Terms: ['11/15/2026'] }, ['Bo']],
      ['all fields by an amount', { Field: 'ALL', Terms: ['412.5'] }, ['Bo']],
      ['all fields by a name and a letter', { Field: 'ALL', Terms: ['b'] }, ['Bo', 'Cy']],
    ])('finds %s', async (_what, item, names) => {
      expect(await found(item)).toEqual(names);
    });

    it('needs every criterion', async () => {
      const byPlan = { Field: 'PLAN_NAME', Terms: ['ppo'] };
      expect(await found(byPlan, { Field: 'ALL', Terms: ['byron'] })).toEqual(['Cy']);
      expect(
        await found(byPlan, { Field: 'PAYMENT_STATUS', Terms: ['current'] }, { Field: 'ALL', Terms: ['active'] }),
      ).toEqual(['Ána', 'Cy']);
      expect(await found({ Field: 'PHONE', Terms: ['313'] }, { Field: 'MEMBER_LASTNAME', Terms: ['byron'] })).toEqual(
        [],
      );
    });

    it.each([
      ['CONTRACT_ID', ['Bo', 'Cy', 'Ána']],
      ['MEMBER_LASTNAME', ['Cy', 'Bo', 'Ána']],
      ['MEMBER_FIRSTNAME', ['Ána', 'Bo', 'Cy']],
      ['ACTIVE_EFFDATE', ['Ána', 'Bo', 'Cy']],
      ['MED_TERMDATE', ['Ána', 'Cy', 'Bo']],
      ['PAYMENT_STATUS', ['Bo', 'Ána', 'Cy']],
      ['PAID_TO_DATE', ['Ána', 'Cy', 'Bo']],
      ['PAYMENT_DUE_DATE', ['Ána', 'Bo', 'Cy']],
      ['PAYMENT_AMT_DUE', ['Ána', 'Cy', 'Bo']],
      ['PLAN_NAME', ['Bo', 'Ána', 'Cy']],
      ['PHONE', ['Ána', 'Bo', 'Cy']],
      ['EMAIL', ['Ána', 'Cy', 'Bo']],
    ])('is sorted by %s, either way, whether few or all are found', async (Field, names) => {
      for (const SearchItems of [[], [{ Field: 'MEMBER_FIRSTNAME', Terms: ['a', 'b', 'c'] }]]) {
        const sorted = async (Direction: string) => {
          const { body } = await book.search({ SearchItems, SortItems: [{ Field, Direction }] });
          return firstNames((body as SearchResult).Pages[0]!.Records);
        };
        expect([await sorted('ASC'), await sorted('DESC')]).toEqual([names, names.toReversed()]);
      }
    });

    it.each<[string, Item[], string]>([
      [
        'a payment status that is none',
        [{ Field: 'PAYMENT_STATUS', Terms: ['late'] }],
        'Please enter a valid payment status: "Past due" or "Current".',
      ],
      ['nothing', [{ Field: 'ALL', Terms: [' '] }], 'Enter what to search for.'],
      [
        'a day that is none',
        [{ Field: 'PAID_TO_DATE', Terms: ['2026-02-30'] }],
        'Enter a date as month, day and year, such as 1/2/1985.',
      ],
      [
        'days turned around',
        [{ Field: 'ACTIVE_EFFDATE', Terms: ['2026-02-01', '2026-01-01'], Ranged: true }],
        'The end must not be before the start.',
      ],
      ['an SSN', [{ Field: 'ALL', Terms: ['219-09-9991'] }], 'Contracts cannot be searched by SSN.'],
      [
        'more texts than the database takes',
        Array<Item>(10).fill({ Field: 'ALL', Terms: Array<string>(5).fill('ada b c byron') }),
        'Search for at most 10 texts at once.',
      ],
      ['two agents', [{ Field: 'AGENT_ID', Terms: ['A1', 'A2'] }], 'Choose one agent.'],
    ])('refuses %s', async (_what, SearchItems, Message) => {
      const { status, body } = await book.search({ SearchItems });
      expect([status, body.Code, body.Message, body.Fields]).toEqual([
        400,
        'INVALID_INPUT',
        Message,
        { SearchItems: [Message] },
      ]);
    });

    it.each([
      [10, 1],
      [5, 2],
      [2, 5],
    ])('takes %i criteria of %i texts in all fields', async (criteria, texts) => {
      const item = { Field: 'ALL', Terms: Array<string>(texts).fill('ada b c byron') };
      expect((await book.search({ SearchItems: Array<Item>(criteria).fill(item) })).status).toBe(200);
    });

    it.each([
      { SearchItems: [{ Field: 'SSN', Terms: ['1'] }] },
      { SearchItems: [{ Field: 'ALL', Terms: [] }] },
      { SortItems: [{ Field: 'ALL', Direction: 'ASC' }] },
      { SortItems: [{ Field: 'PHONE', Direction: 'id; DROP' }] },
      { PageSize: 0 },
      { PageSize: 101 },
      { PageIndex: 0 },
      { agentId: 'A1001' },
    ])('refuses %j', async (body) => {
      expect((await book.search(body)).status).toBe(400);
    });
  });
});
