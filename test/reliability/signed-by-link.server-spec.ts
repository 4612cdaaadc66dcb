import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { Link } from '../../backend/src/platform/links/link.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { DashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import type { EmployeeLinks, EmployeePage, Employees } from '../../shared/src/enrollment/employees/employees.record.ts';
import { until } from '../support/eventually.ts';
import type { HttpSession } from '../support/http-session.ts';
import { LIMIT_MS, onKilledServers } from './killed-servers.ts';

interface Access {
  Token: string;
  Code: string;
}

describe.each(['sqlite', 'mysql'] as const)('a server on %s that is killed while an employee signs by link', (kind) => {
  let documents: string;
  beforeAll(async () => {
    documents = await mkdtemp(join(tmpdir(), 'signed-by-link-'));
  });
  afterAll(() => rm(documents, { recursive: true }));

  const listFiles = async () =>
    (await readdir(documents, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));

  it(
    'has the answer with its evidence or neither, and takes it once when it is sent again',
    () => {
      const settings = { DOCUMENTS_URL: `folder:${documents}` };
      return onKilledServers({ name: 'signed-by-link', kind, user: 'agent', settings }, async (servers) => {
        let [quoteId, access] = [0, { Token: '', Code: '' }];
        let answer: object = {};
        // Between what is signed, a file, and the answer that names it.
        await servers.killed(async (session, kill) => {
          quoteId = await quoteOf(session, 'Eastern Market Produce');
          access = await linkOf(session, quoteId);
          const { Sha256, WordsVersion, EmployeeName } = await open(session, access);
          answer = {
            ...{ ...access, Language: 'en', Choice: 'Waive', WaiveReason: 'Medicare', Agreed: true },
            ...{ SignedByName: EmployeeName, Sha256, WordsVersion },
          };
          const kept = (await listFiles()).length;
          const broken = session.send('POST', '/api/employee/Finish', answer).catch(() => null);
          await until(async () => (await listFiles()).length > kept);
          kill();
          await broken;
        });
        const session = await servers.survivor();
        const { manager } = servers.tables;
        const before = await open(session, access);
        expect(await manager.countBy(AuditEvent, { action: 'waive-as-employee' })).toBe(before.AnsweredAt ? 1 : 0);
        // As the employee's page does, which got no answer.
        const again = await session.send('POST', '/api/employee/Finish', answer);
        expect(again.status).toBe(before.AnsweredAt ? 409 : 204);
        expect((await open(session, access)).AnsweredByName).toBe(before.EmployeeName);
        expect(await manager.countBy(AuditEvent, { action: 'waive-as-employee' })).toBe(1);
        const board = (await (await session.get(`/api/enrollment/Employees/${quoteId}`)).json()) as Employees;
        expect(board.Employees.find(({ Name }) => Name === before.EmployeeName)?.State).toBe('Waived');
        const [{ contentDocumentId }] = (await manager.findBy(Link, { subjectId: quoteId })) as [Link];
        const { sha256 } = await manager.findOneByOrFail(StoredDocument, { id: contentDocumentId! });
        expect(sha256).toBe((answer as { Sha256: string }).Sha256);
        const digests = await Promise.all((await listFiles()).map(async (file) => digestOf(await readFile(file))));
        expect(digests).toContain(sha256);
      })();
    },
    LIMIT_MS,
  );
});

const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Of the demo data: one in enrollment. */
async function quoteOf(session: HttpSession, group: string): Promise<number> {
  const rows = (await (await session.get('/api/dashboard')).json()) as DashboardRow[];
  return rows.find(({ G }) => G?.GN === group)!.LQID!;
}

async function linkOf(session: HttpSession, quoteId: number): Promise<Access> {
  const { Employees: asked } = (await (await session.get(`/api/enrollment/Employees/${quoteId}`)).json()) as Employees;
  const body = { Employees: asked.slice(0, 1).map(({ MemberId }) => ({ MemberId, To: null })), Language: 'en' };
  const answer = await session.send('POST', `/api/enrollment/EmployeeLinks/${quoteId}`, body);
  const [link] = ((await answer.json()) as EmployeeLinks).Links;
  return { Token: link!.Url!.split('#')[1]!, Code: link!.Code };
}

const open = async (session: HttpSession, access: Access): Promise<EmployeePage> =>
  (await (await session.send('POST', '/api/employee/Open', access)).json()) as EmployeePage;
