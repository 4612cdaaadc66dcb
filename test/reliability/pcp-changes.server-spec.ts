import { DataSource, IsNull, LessThan } from 'typeorm';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.entity.ts';
import type { ContractDetail } from '../../shared/src/book-of-business/individuals/contract/contract-detail.record.ts';
import { detroitDay } from '../../shared/src/dates/iso-date.ts';
import type { ProviderResponse } from '../../shared/src/providers/provider.record.ts';
import { findDatabase } from '../../scripts/find-database.mjs';
import { becomes, eventually } from '../support/eventually.ts';
import { HttpSession } from '../support/http-session.ts';
import { launchServer } from '../support/running-server.ts';
import { startStubCarrier, type StubCarrier } from '../support/stub-carrier.ts';
import { createTestDatabase } from '../support/test-database.ts';

const API = '/api/BobIndividual';
/** Carla Benedetti's household, in the demo's individual book. */
const CONTRACT = 'C48000103';

describe.each(['sqlite', 'mysql'])('a server on %s that is killed while the carrier answers a PCP change', (kind) => {
  it('loses nothing that it acknowledged, and the next one asks once more under the same key', async () => {
    if (kind === 'mysql') {
      const found = await findDatabase();
      if ('problem' in found) {
        throw new Error(found.problem);
      }
    }
    const database = await createTestDatabase(kind);
    const carrier = await startStubCarrier();
    const launch = async (name: string) => {
      const server = await launchServer(`pcp-changes-${kind}-${name}`, {
        DATABASE_URL: database.url,
        CARRIER_URL: carrier.url,
        CARRIER_TIMEOUT_MS: '60000',
        JOBS_POLL_MS: '50',
        JOBS_LEASE_MS: '1000',
        SUBMIT_WAIT_MS: '0',
        API_DOCS: 'false',
      });
      await server.ready();
      return server;
    };
    let running = await launch('first');
    const tables = await new DataSource(await databaseOptions(database.url)).initialize();
    try {
      // The demo's own applications would wait for the silent carrier first.
      await becomes(() => tables.manager.countBy(OutboxJob, { doneAt: IsNull(), dueAt: LessThan(new Date()) }), 0);
      const session = new HttpSession(running.url);
      expect(await session.signIn('individualagent', DEMO_PASSWORD)).toBe(200);
      const members = await membersOf(session);
      const [provider] = await providersNear(session, await contractOf(session));
      // It accepts, and the process does not live to hear it.
      carrier.mood = 'silent';
      for (const { EnterpriseId } of members) {
        const answer = await session.send('POST', pathOf(EnterpriseId!, provider!, await contractOf(session)));
        expect([answer.status, ((await answer.json()) as { Status: string }).Status]).toEqual([200, 'Requested']);
      }
      await eventually(
        () => Promise.resolve(pcpCalls(carrier)),
        (calls) => expect(calls).not.toEqual([]),
      );
      process.kill(running.processId, 'SIGKILL');
      await running.stop();
      const unanswered = pcpCalls(carrier);
      carrier.mood = 'accepting';
      running = await launch('second');
      const again = session.at(running.url);
      await becomes(
        async () => (await contractOf(again)).PcpChanges.map(({ Status }) => Status).join(),
        'Changed,Changed,Changed',
      );
      const { Members, PcpChanges } = await contractOf(again);
      expect(Members.map(({ PrimaryCareProviderId }) => PrimaryCareProviderId)).toEqual(
        members.map(() => provider!.PCPId),
      );
      expect(PcpChanges).toHaveLength(3);
      const calls = pcpCalls(carrier);
      expect(new Set(calls).size).toBe(3);
      // Whatever the killed server had asked was asked once more, and nothing else.
      expect([...calls].sort()).toEqual([...unanswered, ...new Set(calls)].sort());
    } finally {
      await tables.destroy();
      await running.stop();
      await carrier.close();
      await database.drop();
    }
  }, 900_000);
});

/** What it was asked about PCPs, with the key of each request. */
const pcpCalls = ({ calls }: StubCarrier): string[] =>
  calls.filter(({ body }) => 'ProviderId' in JSON.parse(body)).map(({ reference, key }) => `${reference} ${key}`);

const contractOf = async (session: HttpSession): Promise<ContractDetail> =>
  (await (await session.get(`${API}/GetContractDetail/${CONTRACT}`)).json()) as ContractDetail;

const membersOf = async (session: HttpSession) => (await contractOf(session)).Members;

async function providersNear(
  session: HttpSession,
  { MedicalPlanId, Members }: ContractDetail,
): Promise<ProviderResponse[]> {
  const sought = {
    ZipCode: '49423',
    DistanceFromZip: 30,
    AcceptingNewPatients: true,
    Members: Members.map(({ DateOfBirth }) => ({ DateOfBirth })),
    PlanIds: [MedicalPlanId],
  };
  const found = await session.send('POST', '/api/provider/GetProvidersByCriteria', {
    ...sought,
    LastName: null,
    FirstName: null,
  });
  return (await found.json()) as ProviderResponse[];
}

/** From today on. */
const pathOf = (enterpriseId: string, { PCPId }: ProviderResponse, { FacetsId }: ContractDetail): string =>
  `${API}/UpdatePcp/${enterpriseId}/${PCPId}/${FacetsId}/${detroitDay(new Date())}`;
