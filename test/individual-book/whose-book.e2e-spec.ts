import type { User } from '../../backend/src/platform/people/user.table.ts';
import { PICK_AN_AGENT } from '../../shared/src/book-of-business/books.ts';
import type { BookRecord } from '../../shared/src/book-of-business/individuals/individual-book.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { insertContract, srcAgentIdOf } from '../support/contract-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { firstNames, PATH, setUpBook } from './book-calls.ts';

describe('in an individual book', () => {
  const book = setUpBook();
  const { insert } = book;

  describe('one contract', () => {
    const specific = async (body: object, user = book.agent) => {
      const answer = await (await book.app.as(user)).post(`${PATH}/SearchContract`).send(body);
      return answer.status === 200
        ? (answer.body as BookRecord[]).map(({ ContractId }) => ContractId)
        : [answer.status, answer.body.Message];
    };

    it('is found by its number, or by names and phone, void or not', async () => {
      const number = `S-${book.agent.id}`;
      await insert({ contractNumber: number });
      await insert({ contractNumber: `${number}1`, isVoid: true, phone: '3135550100', firstName: 'Zoë' });
      await insert({ contractNumber: `${number}M`, isMedicare: true });
      expect(await specific({ ContractId: ` s${book.agent.id} ` })).toEqual([number]);
      expect(await specific({ FirstName: 'zoe', LastName: 'BYRON', Phone: '(313) 555-0100' })).toEqual([`${number}1`]);
      expect(await specific({ FirstName: 'zo', LastName: 'BYRON', Phone: '(313) 555-0100' })).toEqual([]);
      expect(await specific({ ContractId: `${number}M` })).toEqual([]);
      expect(await specific({ ContractId: `${number}M`, ForMedicare: true })).toEqual([`${number}M`]);
    });

    it.each([{}, { FirstName: 'Ada', LastName: 'Byron' }, { ContractId: ' ', Phone: '6165550100' }])(
      'needs more than %j',
      async (body) => {
        expect(await specific(body)).toEqual([422, 'Enter a contract number, or first name, last name and phone.']);
      },
    );

    it('is nobody without a whole phone number', async () => {
      await insert({ phone: '' });
      expect(await specific({ FirstName: 'Ada', LastName: 'Byron', Phone: '616' })).toEqual([]);
    });

    it('is of the own book', async () => {
      const { contractNumber } = await insert();
      const stranger = await insertAgentUser(book.app);
      expect(await specific({ ContractId: contractNumber }, stranger)).toEqual([]);
      expect(
        (
          await specific({ ContractId: contractNumber, AgentId: await srcAgentIdOf(book.app, book.agent) }, stranger)
        )[0],
      ).toBe(404);
    });
  });

  describe('void contracts', () => {
    it('are in a list of their own, by name', async () => {
      await insert({ firstName: 'Kept' });
      await insert({ firstName: 'Zoë', isVoid: true });
      await insert({ firstName: 'Abe', isVoid: true });
      await insert({ firstName: 'Medi', isVoid: true, isMedicare: true });
      const { body, headers } = await book.canceled();
      expect([firstNames(body), headers['content-range']]).toEqual([['Abe', 'Medi', 'Zoë'], 'contracts 0-2/3']);
      expect((body as BookRecord[]).map(({ IsActive }) => IsActive)).toEqual([false, false, false]);
      expect(firstNames((await book.canceled({ medicare: 'true' })).body)).toEqual(['Medi']);
      const second = await book.canceled({ medicare: 'false', range: '[1,1]' });
      expect([firstNames(second.body), second.headers['content-range']]).toEqual([['Zoë'], 'contracts 1-1/2']);
    });
  });

  describe('whose book', () => {
    let agencyId: number;
    let colleague: User;
    let SrcAgentId: string;
    beforeEach(async () => {
      agencyId = (await book.app.insert(buildAgency())).id;
      const other = await book.app.insert(buildAgent({ agencyId, firstName: 'Grace', lastName: 'Hopper' }));
      colleague = await book.app.insertUser({ agentId: other.id });
      SrcAgentId = other.srcAgentId;
      await insertContract(book.app, colleague, { firstName: 'Theirs' });
    });

    /** Of the colleague's agency. */
    const insertAdmin = async () => {
      const desk = await book.app.insert(buildAgent({ agencyId }));
      return book.app.insertUser({ roles: [ROLES.smallGroupAgentAdmin], agentId: desk.id });
    };
    const waysIn = async (user: User, agentId: string | null) => {
      const picked = agentId === null ? {} : { agentId };
      const SearchItems = agentId === null ? [] : [{ Field: 'AGENT_ID', Terms: [agentId] }];
      const caller = await book.app.as(user);
      return [
        await book.get(picked, user),
        await book.search({ SearchItems }, user),
        await caller.get(`${PATH}/GetCanceledContracts`).query(picked),
        await caller.get(`${PATH}/GetCanceledContracts.csv`).query(picked),
        await caller.post(`${PATH}/Search.csv`).send({ SearchItems }),
        await caller.post(`${PATH}/SearchContract`).send({ ContractId: 'C1', AgentId: agentId }),
      ];
    };
    const statuses = async (user: User, agentId: string | null) =>
      (await waysIn(user, agentId)).map(({ status }) => status);
    const all = (status: number) => Array<number>(6).fill(status);

    it('agents open their own, and nobody else’s', async () => {
      expect(await statuses(book.agent, null)).toEqual(all(200));
      expect(await statuses(book.agent, await srcAgentIdOf(book.app, book.agent))).toEqual(all(200));
      expect(await statuses(book.agent, SrcAgentId)).toEqual(all(404));
      expect(await statuses(book.agent, 'NOBODY')).toEqual(all(404));
    });

    it('agent admins and internal staff pick an agent first', async () => {
      const admin = await insertAdmin();
      for (const user of [admin, await insertSalesUser(book.app)]) {
        const refused = await waysIn(user, null);
        expect(refused.map(({ status, body }) => [status, body.Message])).toEqual(
          all(400).map((status) => [status, PICK_AN_AGENT]),
        );
        expect(await statuses(user, SrcAgentId)).toEqual(all(200));
        const { body } = await book.get({ agentId: SrcAgentId }, user);
        expect([firstNames(body.Records), body.Records[0].Agent.Name]).toEqual([
          ['Theirs'],
          { First: 'Grace', Last: 'Hopper' },
        ]);
      }
      expect(await statuses(admin, await srcAgentIdOf(book.app, book.agent))).toEqual(all(404));
    });

    it('general agents open their own until they pick an agent of an agency under them', async () => {
      const general = await book.app.insert(buildAgency());
      const own = await book.app.insert(buildAgent({ agencyId: general.id }));
      await book.app.database.query('UPDATE agencies SET generalAgencyId = ? WHERE id = ?', [general.id, agencyId]);
      const user = await book.app.insertUser({ agentId: own.id, isGeneralAgent: true });
      await insertContract(book.app, user, { firstName: 'Mine' });
      expect([
        firstNames((await book.get({}, user)).body.Records),
        firstNames((await book.get({ agentId: SrcAgentId }, user)).body.Records),
      ]).toEqual([['Mine'], ['Theirs']]);
      expect(await statuses(user, await srcAgentIdOf(book.app, book.agent))).toEqual(all(404));
    });

    it('pages stay closed to somebody who may not see the book any more', async () => {
      const admin = await insertAdmin();
      const { body } = await book.get({ agentId: SrcAgentId }, admin);
      const page = { paginationId: body.PagesetGuid, pageIndex: 1 };
      expect((await book.pageOf(page, admin)).status).toBe(200);
      const { id } = await book.app.insert(buildAgency());
      await book.app.database.query('UPDATE agents SET agencyId = ? WHERE id = ?', [id, colleague.agentId]);
      expect((await book.pageOf(page, admin)).status).toBe(404);
    });
  });
});
