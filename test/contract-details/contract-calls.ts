import type { Contract } from '../../backend/src/book/contracts/contract.table.ts';
import type { ContractMember } from '../../backend/src/book/contracts/contract-member.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import type { ContractDetail } from '../../shared/src/book-of-business/individuals/contract-detail.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertContract, insertContractMember } from '../support/contract-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { insertProvider } from '../support/provider-builders.ts';

export const PATH = '/api/BobIndividual';
export const TODAY = '2026-11-23';

/** Of the sandbox, in the networks of the plan: accepts patients, does not, looks after children. */
export const DOCTORS = {
  accepting: '9000000011',
  full: '9000000012',
  pediatrician: '9000000013',
  elsewhere: '9000000014',
};

let count = 0;

/**
 * An agent for each test of a file, at noon of November 23, 2026, with a plan and doctors in its network.
 * @param settings read when the server starts
 */
export function setUpContracts(settings: () => Record<string, string> = () => ({})) {
  let app: TestApp;
  let agent: User;
  let planId: number;
  beforeAll(async () => {
    app = await startApp(settings());
    const plan = await sellPlan(app.database, buildPlan({ market: 'Individual', networkType: 'HMO' }));
    planId = plan.id;
    const lastName = 'Curie';
    await insertProvider(app.database, { npi: DOCTORS.accepting, firstName: 'Marie', lastName });
    await insertProvider(app.database, { npi: DOCTORS.full, firstName: 'Eve', lastName, acceptsNewPatients: false });
    await insertProvider(app.database, {
      npi: DOCTORS.pediatrician,
      firstName: 'Irene',
      lastName,
      specialty: 'Pediatrics',
    });
    await insertProvider(app.database, { npi: DOCTORS.elsewhere, firstName: 'Pierre', lastName, networks: ['EPO'] });
  });
  beforeEach(async () => {
    app.clock.set(`${TODAY}T17:00:00Z`);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());
  return {
    get app() {
      return app;
    },
    get agent() {
      return agent;
    },
    /** A contract with its subscriber, known to the carrier and with a medical plan. */
    insert: async (
      given: Parameters<typeof insertContract>[2] = {},
      subscriber: Parameters<typeof insertContractMember>[2] = {},
    ): Promise<{ contract: Contract; member: ContractMember }> => {
      count += 1;
      const contract = await insertContract(app, agent, {
        facetsId: `F${1_000 + count}`,
        medicalPlanId: planId,
        ...given,
      });
      return { contract, member: await insertContractMember(app, contract, subscriber) };
    },
    get: async (path: string, user = agent) => (await app.as(user)).get(`${PATH}/${path}`),
    detail: async ({ contractNumber }: Contract, user = agent): Promise<ContractDetail> =>
      (await (await app.as(user)).get(`${PATH}/GetContractDetail/${contractNumber}`)).body as ContractDetail,
    update: async (
      { contract, member }: { contract: Contract; member: ContractMember },
      { pcp = DOCTORS.accepting, day = '12-01-2026', existing = '', facetsId = contract.facetsId, before = '' } = {},
      user = agent,
    ) =>
      (await app.as(user)).post(
        `${PATH}/UpdatePcp/${member.enterpriseId}/${pcp}/${facetsId}/${day}${existing && `/${existing}`}${before && `?before=${before}`}`,
      ),
    /** Until nothing is due. */
    work: async () => {
      while (await app.get(Worker).runOnce());
    },
  };
}
