import { randomUUID } from 'node:crypto';
import { ContractMember } from '../../backend/src/book/contracts/contract-member.table.ts';
import type { Contract } from '../../backend/src/book/contracts/contract.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertContract } from '../support/contract-builders.ts';
import { insertAgentUser } from '../support/people.ts';

type Given = NonNullable<Parameters<typeof insertContract>[2]>;
type MemberGiven = Partial<Record<keyof ContractMember, unknown>>;

/** Inside the renewal period, at noon of November 23, 2026. */
export const NOON = '2026-11-23T17:00:00Z';

/** An agent with an empty book for each test of a file. The calls are that agent's unless another user is named. */
export function setUpRenewals() {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
  });
  beforeEach(async () => {
    app.clock.set(NOON);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());
  const renew = async (
    ContractId: string,
    { user = agent, ...given }: { user?: User } & Record<string, unknown> = {},
  ) => (await app.as(user)).post('/api/quote').send({ QuoteType: 'IndividualRenewal', ContractId, ...given });
  return {
    get app() {
      return app;
    },
    get agent() {
      return agent;
    },
    /** With a number of its own: numbers are unique in the database. */
    contract: async (given: Given = {}, members: readonly MemberGiven[] = [{}], owner = agent): Promise<Contract> => {
      const contractNumber = `R${randomUUID().slice(0, 12)}`;
      const contract = await insertContract(app, owner, { contractNumber, facetsId: 'F77', ...given });
      for (const [at, member] of members.entries()) {
        await app.insert(Object.assign(new ContractMember(), memberOf(contract, at === 0), member));
      }
      return contract;
    },
    renew,
    /** The id of the quote. */
    renewed: async (contract: Contract, given: Record<string, unknown> = {}): Promise<number> => {
      const { status, body } = await renew(contract.contractNumber, given);
      expect([status, body.Message]).toEqual([201, undefined]);
      return body.Id;
    },
    state: async ({ contractNumber }: Pick<Contract, 'contractNumber'>, user = agent) =>
      (await app.as(user)).get(`/api/renewals/ContractRenewalState/${encodeURIComponent(contractNumber)}`),
    household: async (quoteId: number, user = agent) =>
      (await (await app.as(user)).get(`/api/enrollment/GetIndividualEnrollment/${quoteId}`)).body,
    explained: async (quoteId: number, user = agent) =>
      (await app.as(user)).get(`/api/renewals/ContractRenewal/${quoteId}`),
  };
}

const memberOf = (
  contract: Contract,
  isSubscriber: boolean,
): Omit<ContractMember, 'id' | 'contract' | 'bookAgentId' | 'bookPlanId'> => ({
  contractId: contract.id,
  isSubscriber,
  relationshipCode: isSubscriber ? 'Self' : 'Child',
  firstName: isSubscriber ? contract.firstName : 'Theo',
  lastName: contract.lastName,
  birthDate: isSubscriber ? contract.birthDate : isoDate('2017-03-01'),
  gender: null,
  enterpriseId: null,
  primaryCareProviderId: null,
  primaryCareProviderName: null,
  primaryCareProviderExistingPatient: false,
  effectiveDate: contract.effectiveDate,
  isActive: true,
  eVisitFirst: false,
  homePostalCode: contract.postalCode,
  mailingPostalCode: contract.postalCode,
  homePhone: contract.phone,
  usesTobacco: false,
});
