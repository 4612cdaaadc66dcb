import { BookSearch } from '../../backend/src/book/individuals/book-search.table.ts';
import { IndividualBookService } from '../../backend/src/book/individuals/individual-book.service.ts';
import type { SearchPage, SearchResult } from '../../shared/src/book-of-business/individuals/individual-book.record.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { firstNames, setUpBook } from './book-calls.ts';

describe('the pages of an individual book', () => {
  const book = setUpBook();
  const { insert } = book;
  /** A session ends after 25 minutes without a request. */
  const stayAround = async (at: string) => {
    book.app.clock.set(at);
    await (await book.app.as(book.agent)).get('/api/businessrules');
  };

  const names = Array.from({ length: 7 }, (_, at) => `N${at}`);
  const body = { PageSize: 3, SortItems: [{ Field: 'MEMBER_FIRSTNAME', Direction: 'ASC' }] };
  beforeEach(async () => {
    for (const firstName of names) {
      await insert({ firstName });
    }
  });

  it('are counted, and each is answered for its number', async () => {
    const { body: second } = await book.search({ ...body, PageIndex: 2 });
    expect(second).toMatchObject({ PageCount: 3, RecordCount: 7, PageSize: 3, Pages: [{ PageIndex: 2 }] });
    expect(firstNames(second.Pages[0].Records)).toEqual(['N3', 'N4', 'N5']);
    const query = { paginationId: second.PagesetGuid, isMedicare: false };
    const { body: third } = await book.pageOf({ ...query, pageIndex: 3 });
    expect(third).toEqual({
      PageCount: 3,
      RecordCount: 7,
      PageSize: 3,
      PageIndex: 3,
      PagesetGuid: second.PagesetGuid,
      Records: [expect.objectContaining({ Name: { First: 'N6', Last: 'Byron' } })],
    });
    const { body: beyond } = await book.pageOf({ ...query, pageIndex: 4 });
    expect(beyond).toMatchObject({ PageCount: 3, Records: [] });
  });

  it('are of ten in the default order, and without contracts there are none', async () => {
    const empty = await insertAgentUser(book.app);
    expect((await book.search({}, empty)).body).toMatchObject({
      PageCount: 0,
      RecordCount: 0,
      PageSize: 10,
      Pages: [{ PageIndex: 1, Records: [] }],
    });
  });

  it('are all answered at once when they are asked for so', async () => {
    const { body: all } = await book.search({ ...body, FillAllPages: true });
    const pages = (all as SearchResult).Pages.map(({ PageIndex, Records }) => [PageIndex, firstNames(Records)]);
    expect([all.PageCount, pages]).toEqual([
      3,
      [
        [1, ['N0', 'N1', 'N2']],
        [2, ['N3', 'N4', 'N5']],
        [3, ['N6']],
      ],
    ]);
  });

  it('belong to the user who searched, and to the book', async () => {
    const { body: mine } = await book.search(body);
    const query = { paginationId: mine.PagesetGuid, pageIndex: 1 };
    const colleague = await book.app.insertUser({ agentId: book.agent.agentId });
    const answers = [
      await book.pageOf(query),
      await book.pageOf({ ...query, isMedicare: 'true' }),
      await book.pageOf(query, colleague),
      await book.pageOf(query, await insertSalesUser(book.app)),
      await book.pageOf({ ...query, paginationId: '00000000-0000-0000-0000-000000000000' }),
      await book.pageOf({ ...query, pageIndex: 0 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404, 404, 400]);
  });

  it('can be asked for during half an hour', async () => {
    const { body: mine } = await book.search(body);
    const query = { paginationId: mine.PagesetGuid, pageIndex: 2 };
    await stayAround('2026-11-23T17:15:00Z');
    book.app.clock.set('2026-11-23T17:29:59Z');
    expect((await book.pageOf(query)).status).toBe(200);
    book.app.clock.set('2026-11-23T17:30:00Z');
    const { status, body: refused } = await book.pageOf(query);
    expect([status, refused.Message]).toEqual([404, 'This search is no longer available. Please search again.']);
    await book.app.get(IndividualBookService).purge();
    expect(await book.app.database.manager.countBy(BookSearch, { userId: book.agent.id })).toBe(0);
  });

  it('are kept once for a search that is repeated, also at the same moment', async () => {
    const guids = (await Promise.all([book.search(body), book.search(body), book.search(body)])).map(
      ({ body: each }) => each.PagesetGuid,
    );
    book.app.clock.set('2026-11-23T17:20:00Z');
    guids.push((await book.search({ ...body, PageIndex: 2 })).body.PagesetGuid);
    await stayAround('2026-11-23T17:40:00Z');
    book.app.clock.set('2026-11-23T17:49:00Z');
    expect((await book.pageOf({ paginationId: guids[0], pageIndex: 1 })).status).toBe(200);
    expect(new Set(guids).size).toBe(1);
    expect(await book.app.database.manager.countBy(BookSearch, { userId: book.agent.id })).toBe(1);
  });

  it('follow the first one of a book without a search', async () => {
    const { body: first } = await book.get();
    const { body: again } = (await book.pageOf({
      paginationId: first.PagesetGuid,
      pageIndex: 1,
      isMedicare: 'false',
    })) as {
      body: SearchPage;
    };
    expect(again).toEqual(first);
  });

  it('are kept for many who search at the same moment, without one having to begin again', async () => {
    let rolledBack = 0;
    const counting = { afterTransactionRollback: () => void (rolledBack += 1) };
    const { subscribers } = book.app.database;
    subscribers.push(counting);
    const terms = Array.from({ length: 60 }, (_, at) => `at once ${at}`);
    const found = await Promise.all(
      terms.map((term) => book.search({ SearchItems: [{ Field: 'ALL', Terms: [term] }] })),
    );
    subscribers.splice(subscribers.indexOf(counting), 1);
    expect([new Set(found.map(({ status }) => status)), rolledBack]).toEqual([new Set([200]), 0]);
  });
});
