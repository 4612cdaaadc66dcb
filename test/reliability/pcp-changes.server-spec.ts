import type { ContractDetail } from '../../shared/src/book-of-business/individuals/contract-detail.record.ts';
import { detroitDay } from '../../shared/src/dates/iso-date.ts';
import type { ProviderResponse } from '../../shared/src/providers/provider.record.ts';
import { becomes, until } from '../support/eventually.ts';
import type { HttpSession } from '../support/http-session.ts';
import { KILLS } from '../support/scope.ts';
import { startStubCarrier, type StubCarrier } from '../support/stub-carrier.ts';
import { LIMIT_MS, onKilledServers } from './killed-servers.ts';

const API = '/api/BobIndividual';
/** Carla Benedetti's household, in the demo's individual book. */
const CONTRACT = 'C48000103';

describe.each(['sqlite', 'mysql'] as const)('a server on %s that is killed while the carrier answers', (kind) => {
  let carrier: StubCarrier;
  beforeAll(async () => {
    carrier = await startStubCarrier();
  });
  afterAll(() => carrier.close());

  it(
    'loses no PCP change that it acknowledged, and the next one asks once more under the same key',
    () => {
      const settings = { CARRIER_URL: carrier.url, CARRIER_TIMEOUT_MS: '60000' };
      return onKilledServers({ name: 'pcp-changes', kind, user: 'individualagent', settings }, async (servers) => {
        // It accepts, and the process does not live to hear it.
        carrier.mood = 'silent';
        let chosen: string[] = [];
        for (let asked = 1; asked <= KILLS[kind].asking; asked += 1) {
          await servers.killed(async (session) => {
            chosen = asked === 1 ? await changeEach(session) : chosen;
            await until(() => pcpCalls(carrier).length === asked);
          });
        }
        const unanswered = pcpCalls(carrier);
        carrier.mood = 'accepting';
        const session = await servers.survivor();
        await becomes(
          async () => (await contractOf(session)).PcpChanges.map(({ Status }) => Status).join(),
          'Changed,Changed,Changed',
        );
        const { Members, PcpChanges } = await contractOf(session);
        expect(Members.map(({ PrimaryCareProviderId }) => PrimaryCareProviderId)).toEqual(chosen);
        expect(PcpChanges).toHaveLength(3);
        const calls = pcpCalls(carrier);
        expect(new Set(calls).size).toBe(3);
        // Whatever the killed servers had asked was asked once more, and nothing else.
        expect([...calls].sort()).toEqual([...unanswered, ...new Set(calls)].sort());
      })();
    },
    LIMIT_MS,
  );
});

/** The same new PCP for each member. @returns the PCP of each */
async function changeEach(session: HttpSession): Promise<string[]> {
  const { Members } = await contractOf(session);
  const [provider] = await providersNear(session, await contractOf(session));
  for (const { EnterpriseId } of Members) {
    const answer = await session.send('POST', pathOf(EnterpriseId!, provider!, await contractOf(session)));
    expect([answer.status, ((await answer.json()) as { Status: string }).Status]).toEqual([200, 'Requested']);
  }
  return Members.map(() => provider!.PCPId);
}

/** What it was asked about PCPs, with the key of each request. */
const pcpCalls = ({ calls }: StubCarrier): string[] =>
  calls.filter(({ body }) => 'ProviderId' in JSON.parse(body)).map(({ reference, key }) => `${reference} ${key}`);

const contractOf = async (session: HttpSession): Promise<ContractDetail> =>
  (await (await session.get(`${API}/GetContractDetail/${CONTRACT}`)).json()) as ContractDetail;

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
