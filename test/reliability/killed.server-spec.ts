import type { DataSource } from 'typeorm';
import { employeeRequest, employees } from '../support/census-builders.ts';
import type { HttpSession } from '../support/http-session.ts';
import { KILLS } from '../support/scope.ts';
import { LIMIT_MS, onKilledServers } from './killed-servers.ts';

const WRITERS = 4;
/** A list as large as this is being written for a while, so that some kill comes in the middle of one. */
const LIST = 150;

/** What the server has said it did, by quote. */
interface Acknowledged {
  members: Set<string>;
  /** Last names of whole lists: each is there with all its people, or not at all. */
  lists: Set<string>;
  sentLists: Set<string>;
}

describe.each(['sqlite', 'mysql'] as const)(
  'a server on %s that is killed while it writes, again and again',
  (kind) => {
    it(
      'loses nothing that it acknowledged, leaves nothing half-written, and starts again',
      onKilledServers({ name: 'killed', kind, user: 'agent' }, async (servers) => {
        const kept = new Map<number, Acknowledged>();
        for (let round = 1; round <= KILLS[kind].writing; round += 1) {
          await servers.killed(async (session, kill) => {
            for (const id of kept.size === 0 ? await openQuotes(session) : []) {
              kept.set(id, { members: new Set(), lists: new Set(), sentLists: new Set() });
            }
            const { noteMember, noteList, isEnough } = enough();
            const writing = [...kept].map(([quoteId, acknowledged]) =>
              write(session, quoteId, { round, acknowledged, noteMember, noteList }),
            );
            // The other writers are in the middle of something at this moment.
            await Promise.race([isEnough, Promise.all(writing)]);
            kill();
            await Promise.all(writing);
          });
        }
        const session = await servers.survivor();
        for (const [quoteId, { members, lists, sentLists }] of kept) {
          const stored = (await (await session.get(`/api/groupcensus/${quoteId}`)).json()) as Record<string, string>[];
          const names = new Set(stored.map(({ FirstName }) => FirstName!));
          expect([...members].filter((name) => !names.has(name))).toEqual([]);
          const sizes = [...sentLists].map((list) => [list, stored.filter(({ LastName }) => LastName === list).length]);
          expect(sizes.filter(([list, size]) => size !== LIST && (size !== 0 || lists.has(String(list))))).toEqual([]);
        }
        await expectWholeRecords(servers.tables);
      }),
      LIMIT_MS,
    );
  },
);

/** Quotes of their own for so many writers. */
async function openQuotes(session: HttpSession): Promise<number[]> {
  const { Id: groupId } = await session.firstGroup();
  const ids: number[] = [];
  for (let writer = 1; writer <= WRITERS; writer += 1) {
    const body = { GroupId: groupId, QuoteType: 'SmallGroupNewBusiness', Name: `Killed ${writer}` };
    const answer = await session.send('POST', '/api/quote', body);
    ids.push(((await answer.json()) as { Id: number }).Id);
  }
  return ids;
}

/** `isEnough` when a member and a list have been acknowledged, by whichever writer. */
function enough() {
  let noteMember = () => {};
  let noteList = () => {};
  const member = new Promise<void>((resolve) => (noteMember = resolve));
  const list = new Promise<void>((resolve) => (noteList = resolve));
  return { noteMember, noteList, isEnough: Promise.all([member, list]) };
}

interface Writing {
  round: number;
  acknowledged: Acknowledged;
  noteMember(): void;
  noteList(): void;
}

/** Writes single members and lists in turn until the server is gone; until then each must be taken. */
async function write(
  session: HttpSession,
  quoteId: number,
  { round, acknowledged, noteMember, noteList }: Writing,
): Promise<void> {
  const send = async (path: string, body: unknown): Promise<boolean> => {
    const answer = await session.send('POST', path, body).catch(() => null);
    if (answer && answer.status !== 200) {
      throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    }
    return answer !== null;
  };
  const letters = (count: number) =>
    String.fromCharCode(64 + round) + count.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!);
  for (let count = 1; ; count += 1) {
    const name = `M${letters(count)}`;
    const list = `List${letters(count)}`;
    const one = employeeRequest({ EmployeeNumber: round * 1_000_000 + count, FirstName: name, SSN: null });
    if (!(await send(`/api/groupcensus/${quoteId}`, one))) {
      return;
    }
    acknowledged.members.add(name);
    noteMember();
    acknowledged.sentLists.add(list);
    const people = employees(LIST).map((person) => ({ ...person, LastName: list }));
    if (!(await send(`/api/groupcensus/AddAllGroupCensus/${quoteId}`, people))) {
      return;
    }
    acknowledged.lists.add(list);
    noteList();
  }
}

/** Each change has its audit row and the other way round. */
async function expectWholeRecords(tables: DataSource): Promise<void> {
  const count = async (sql: string) => Number((await tables.query<{ n: unknown }[]>(sql))[0]?.n);
  const imports = await count("SELECT COUNT(*) AS n FROM audit_events WHERE action = 'import-census-append'");
  const singles = await count("SELECT COUNT(*) AS n FROM audit_events WHERE action = 'add-census-member'");
  const members = await count(
    "SELECT COUNT(*) AS n FROM census_members JOIN quotes ON quotes.id = quoteId WHERE quotes.name LIKE 'Killed%'",
  );
  expect(members).toBe(singles + imports * LIST);
}
