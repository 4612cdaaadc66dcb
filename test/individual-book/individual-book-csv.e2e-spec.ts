import { parse } from 'csv-parse/sync';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { billed, srcAgentIdOf } from '../support/contract-builders.ts';
import { insertSalesUser } from '../support/people.ts';
import { PATH, setUpBook } from './book-calls.ts';

const COMMON =
  'Contract number,First name,Last name,Date of birth,Phone,Effective date,Original effective date,Status,Payment status,' +
  'Paid to Date,Due date,Amount due,Plan,Email,Address';

describe('an individual book as a file', () => {
  const book = setUpBook();
  const { insert } = book;
  const fetchCsv = async (body: object = {}, user = book.agent) =>
    (await book.app.as(user)).post(`${PATH}/Search.csv`).send(body).buffer(true);
  const fetchVoid = async (query: object = {}, user = book.agent) =>
    (await book.app.as(user)).get(`${PATH}/GetCanceledContracts.csv`).query(query).buffer(true);
  const read = (text: string): string[][] => parse(text, { bom: true });
  const headings = (text: string): string => read(text)[0]!.join(',');

  it('has the columns of the specification, by name', async () => {
    await insert({ contractNumber: 'F-2', lastName: 'Zuse' });
    await insert({
      contractNumber: 'F-1',
      lastName: 'Núñez, "Jr."',
      addressLine2: 'Apt 2',
      originalEffectiveDate: '2020-01-01',
      terminationDate: '2026-11-22',
      paidToDate: '2026-10-31',
      ...billed('2026-11-01', 1412.5),
      csrLevelDescription: '87%',
      fromFfm: true,
      latestAptcCents: 11_297,
    });
    await insert({ isVoid: true });
    await insert({ isMedicare: true });
    const { status, headers, text } = await fetchCsv();
    expect([status, headers['content-type'], headers['x-filename']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'bobData.csv',
    ]);
    expect(read(text)).toEqual([
      [...COMMON.split(','), 'CSR%', 'Marketplace?', 'APTC'],
      // prettier-ignore
      ['F-1', 'Ada', 'Núñez, "Jr."', '6/15/1985', '(616) 555-0100', '1/1/2026', '1/1/2020', 'Inactive', 'Past due', '10/31/2026',
        '11/1/2026', '$1,412.50', 'PPO Gold 1000', 'ada@example.com', '1 Monroe Center St NW, Apt 2, Grand Rapids, MI 49503', '87%', 'Yes', '$112.97'],
      // prettier-ignore
      ['F-2', 'Ada', 'Zuse', '6/15/1985', '(616) 555-0100', '1/1/2026', '1/1/2026', 'Active', 'Current', '', '', 'NA', 'PPO Gold 1000',
        'ada@example.com', '1 Monroe Center St NW, Grand Rapids, MI 49503', '', 'No', 'NA'],
    ]);
  });

  it('names the agent for readers of several books, and the dental plan of Medicare', async () => {
    await insert({ isMedicare: true, dentalPlanName: 'DentalPro 1500' });
    const medicare = await fetchCsv({ ForMedicare: true });
    expect(headings(medicare.text)).toBe(`${COMMON},Dental Plan`);
    expect(read(medicare.text)[1]!.at(-1)).toBe('DentalPro 1500');
    const SearchItems = [{ Field: 'AGENT_ID', Terms: [await srcAgentIdOf(book.app, book.agent)] }];
    const sales = await insertSalesUser(book.app);
    expect(headings((await fetchCsv({ SearchItems }, sales)).text)).toBe(`${COMMON},Agent,CSR%,Marketplace?,APTC`);
    expect(headings((await fetchCsv({ SearchItems, ForMedicare: true }, sales)).text)).toBe(
      `${COMMON},Agent,Dental Plan`,
    );
    const general = await book.app.insertUser({ agentId: book.agent.agentId, isGeneralAgent: true });
    expect(headings((await fetchCsv({}, general)).text)).toBe(`${COMMON},Agent,CSR%,Marketplace?,APTC`);
  });

  it('has the void contracts in their own columns', async () => {
    await insert();
    await insert({ contractNumber: 'V1', isVoid: true });
    const { text, headers } = await fetchVoid();
    expect(headers['x-filename']).toBe('bobData.csv');
    expect(read(text)).toEqual([
      ['Contract #', 'First name', 'Last name', 'Effective date', 'Phone', 'Email'],
      ['V1', 'Ada', 'Byron', '1/1/2026', '(616) 555-0100', 'ada@example.com'],
    ]);
  });

  it('has what the search finds', async () => {
    await insert({ firstName: 'Bo' });
    await insert({ firstName: 'Cy' });
    const names = async (term: string) =>
      read((await fetchCsv({ SearchItems: [{ Field: 'ALL', Terms: [term] }] })).text).map(([, name]) => name);
    expect([await names('cy'), await names('nobody'), await names('active')]).toEqual([
      ['First name', 'Cy'],
      ['First name'],
      ['First name', 'Bo', 'Cy'],
    ]);
  });

  it('is whole where it is read in several steps, also with equal names, searched or not', async () => {
    for (let at = 0; at < 1_010; at += 1) {
      const contractNumber = `W${book.agent.id}-${at}`;
      await insert({ firstName: `Same ${at % 3}`, lastName: `Name ${at % 2}`, contractNumber });
    }
    for (const SearchItems of [[], [{ Field: 'ALL', Terms: ['same'] }]]) {
      const rows = read((await fetchCsv({ SearchItems })).text).slice(1);
      expect([rows.length, new Set(rows.map(([number]) => number)).size]).toEqual([1_010, 1_010]);
      const names = rows.map(([, first, last]) => `${last} ${first}`);
      expect(names).toEqual(names.toSorted());
    }
  });

  it('makes formulas plain text', async () => {
    await insert({ lastName: '=1+1' });
    expect(read((await fetchCsv()).text)[1]![2]).toBe("'=1+1");
  });

  it('writes down who took which book out, and is for our own pages only', async () => {
    await fetchCsv();
    await fetchCsv({ ForMedicare: true });
    await fetchVoid();
    const { manager } = book.app.database;
    const events = await manager.find(AuditEvent, { where: { userId: book.agent.id }, order: { id: 'ASC' } });
    const facts = events.map(({ action, subject, subjectId }) => [action, subject, subjectId]);
    expect(facts.slice(-3)).toEqual(
      ['export-individual-book', 'export-medicare-book', 'export-void-contracts'].map((action) => [
        action,
        'agent',
        String(book.agent.agentId),
      ]),
    );
    const fromElsewhere = (await book.app.as(book.agent))
      .get(`${PATH}/GetCanceledContracts.csv`)
      .set('Sec-Fetch-Site', 'cross-site');
    expect((await fromElsewhere).status).toBe(403);
  });
});
