import { ContractMember } from '../../backend/src/book/contracts/contract-member.table.ts';
import { PcpChange } from '../../backend/src/book/pcp-changes/pcp-change.table.ts';
import { PcpChangesService } from '../../backend/src/book/pcp-changes/pcp-changes.service.ts';
import { SandboxPcpChange } from '../../backend/src/simulators/carrier/sandbox-carrier.table.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.table.ts';
import { insertContractMember } from '../support/contract-builders.ts';
import { startStubCarrier, type StubCarrier } from '../support/stub-carrier.ts';
import { DOCTORS, setUpContracts } from './contract-calls.ts';

const UNANSWERED = 'The carrier did not answer. Please try again later, or call the carrier.';

describe('a PCP change at a carrier that', () => {
  let carrier: StubCarrier;
  beforeAll(async () => {
    carrier = await startStubCarrier();
  });
  const contracts = setUpContracts(() => ({ CARRIER_URL: carrier.url, CARRIER_TIMEOUT_MS: '500' }));
  beforeEach(() => {
    carrier.mood = 'accepting';
    carrier.refusal = 'The provider left the network on 11/01/2026.';
    carrier.calls.splice(0);
  });
  afterAll(() => carrier.close());
  const { insert, update, detail, work } = contracts;

  const newestOf = async (household: Parameters<typeof update>[0]) => {
    const { PcpChanges, Members } = await detail(household.contract);
    const [{ Status, Reason } = { Status: null, Reason: null }] = PcpChanges;
    return [Status, Reason, Members[0]!.PrimaryCareProviderId, PcpChanges.length];
  };
  const later = async (minutes: number) => {
    contracts.app.clock.advance(minutes * 60_000);
    await work();
  };
  /** A session ends while it is idle: the same agent, signed in again. */
  const giveUp = async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await later(20);
    }
    contracts.app.clock.set('2026-11-23T17:00:00Z');
  };

  it.each([
    ['a web page', { status: 200, text: '<html>gateway' }],
    ['half a body', { status: 200, text: '{"Transaction', isCut: true }],
    ['other JSON', { status: 200, text: '{"TransactionId":12}' }],
  ])('is behind something that answers with %s: the change waits, and is sent again with its key', async (_, given) => {
    Object.assign(carrier, { mood: 'replaced', replacement: given });
    const household = await insert();
    await update(household);
    await work();
    expect((await newestOf(household))[0]).toBe('Requested');
    carrier.mood = 'accepting';
    await later(1);
    expect(await newestOf(household)).toEqual(['Changed', '', DOCTORS.accepting, 1]);
    expect(new Set(carrier.calls.map(({ key }) => key)).size).toBe(1);
  });

  it('confirms it: the member has the provider', async () => {
    const household = await insert();
    await update(household, { existing: 'true' });
    await work();
    expect(await newestOf(household)).toEqual(['Changed', '', DOCTORS.accepting, 1]);
    const [member] = (await detail(household.contract)).Members;
    expect(member).toMatchObject({
      PrimaryCareProviderName: 'Marie Curie',
      PrimaryCareProviderExistingPatient: true,
    });
    const { id } = await contracts.app.database.manager.findOneByOrFail(PcpChange, {
      contractId: household.contract.id,
    });
    expect(carrier.calls.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        Reference: `P${id}`,
        ContractId: household.contract.contractNumber,
        FacetsId: household.contract.facetsId,
        EnterpriseId: household.member.enterpriseId,
        LastName: 'Byron',
        ProviderId: DOCTORS.accepting,
        ProviderName: 'Marie Curie',
        IsExistingPatient: true,
        EffectiveDate: '2026-12-01',
      },
    ]);
  });

  it('refuses it: the reason is told without dates, the member keeps the provider, and another request is another one', async () => {
    const household = await insert();
    await update(household);
    carrier.mood = 'refusing';
    await work();
    expect(await newestOf(household)).toEqual(['Refused', 'The provider left the network on ….', '9000000001', 1]);
    carrier.mood = 'accepting';
    expect((await update(household)).body.Status).toBe('Requested');
    await work();
    expect(await newestOf(household)).toEqual(['Changed', '', DOCTORS.accepting, 2]);
    expect(new Set(carrier.calls.map(({ key }) => key)).size).toBe(2);
  });

  it('answers late: it is asked again under the same key, and meanwhile the change stays requested', async () => {
    const household = await insert();
    await update(household);
    carrier.mood = 'silent';
    await work();
    expect(await newestOf(household)).toEqual(['Requested', '', '9000000001', 1]);
    carrier.mood = 'accepting';
    await work();
    expect(carrier.calls).toHaveLength(1);
    await later(1);
    expect(await newestOf(household)).toEqual(['Changed', '', DOCTORS.accepting, 1]);
    expect(new Set(carrier.calls.map(({ key }) => key)).size).toBe(1);
  });

  it('answers twice: the second answer changes nothing, not even what was changed since', async () => {
    const household = await insert();
    await update(household);
    const { id: subjectId } = await contracts.app.database.manager.findOneByOrFail(PcpChange, {
      contractId: household.contract.id,
    });
    const job = await contracts.app.database.manager.findOneByOrFail(OutboxJob, { topic: 'change-pcp', subjectId });
    const send = () =>
      contracts.app.get(PcpChangesService).run({ ...job, attempt: 1, takenBy: 'me' }, new AbortController().signal);
    await Promise.all([send(), send()]);
    expect(new Set(carrier.calls.map(({ key }) => key)).size).toBe(1);
    const { manager } = contracts.app.database;
    const before = await manager.findOneByOrFail(PcpChange, { id: subjectId });
    await manager.update(ContractMember, { id: household.member.id }, { primaryCareProviderId: '9000000009' });
    await send();
    await work();
    expect(await manager.findOneByOrFail(PcpChange, { id: subjectId })).toEqual(before);
    expect(await newestOf(household)).toEqual(['Changed', '', '9000000009', 1]);
  });

  it('never answers: after the last attempt the change is unanswered, and the same request is sent again under its key', async () => {
    const household = await insert();
    await update(household);
    carrier.mood = 'down';
    await giveUp();
    expect(carrier.calls).toHaveLength(6);
    expect(await newestOf(household)).toEqual(['Unanswered', UNANSWERED, '9000000001', 1]);
    carrier.mood = 'accepting';
    expect((await update(household)).body.Status).toBe('Requested');
    await work();
    expect(await newestOf(household)).toEqual(['Changed', '', DOCTORS.accepting, 1]);
    expect(new Set(carrier.calls.map(({ key }) => key)).size).toBe(1);
  });

  it('never answered may be asked for another provider', async () => {
    const household = await insert();
    await update(household);
    carrier.mood = 'down';
    await giveUp();
    carrier.mood = 'accepting';
    await update(household, { pcp: DOCTORS.full, existing: 'true' });
    await work();
    expect(await newestOf(household)).toEqual(['Changed', '', DOCTORS.full, 2]);
  });

  it('was told by a process that was killed before it recorded the answer: the next one asks again under the same key', async () => {
    const household = await insert();
    await update(household);
    const { manager } = contracts.app.database;
    const { id: subjectId } = await manager.findOneByOrFail(PcpChange, { contractId: household.contract.id });
    // Taken, sent, and gone: its lease runs out.
    await manager.update(
      OutboxJob,
      { topic: 'change-pcp', subjectId },
      { attempts: 1, takenBy: 'a process that is gone', lockedUntil: new Date('2026-11-23T17:00:30Z') },
    );
    await work();
    expect(carrier.calls).toEqual([]);
    await later(1);
    expect(await newestOf(household)).toEqual(['Changed', '', DOCTORS.accepting, 1]);
    expect(carrier.calls).toHaveLength(1);
  });

  it('confirms it after an import has replaced the members', async () => {
    const household = await insert();
    await update(household);
    await contracts.app.database.manager.delete(ContractMember, { contractId: household.contract.id });
    await insertContractMember(contracts.app, household.contract);
    await work();
    expect(await newestOf(household)).toEqual(['Changed', '', DOCTORS.accepting, 1]);
  });
});

describe('a PCP change in the sandbox of the carrier', () => {
  const contracts = setUpContracts(() => ({ CARRIER_TIMEOUT_MS: '1000', SUBMIT_WAIT_MS: '20000', JOBS_POLL_MS: '50' }));
  const { insert, update, detail } = contracts;

  /** The clock stands still: the pause before a second attempt, also where a busy machine is late, is over once it is set. */
  const updated = async (household: Awaited<ReturnType<typeof insert>>) => {
    const timer = setInterval(() => contracts.app.clock.advance(6_000), 500);
    return (async () => update(household))().finally(() => clearInterval(timer));
  };

  it('is answered while the agent waits', async () => {
    const household = await insert();
    const { status, body } = await updated(household);
    expect([status, body.Status, body.Member.PrimaryCareProviderName]).toEqual([200, 'Changed', 'Marie Curie']);
    expect((await detail(household.contract)).PcpChanges[0]).toMatchObject({
      Status: 'Changed',
      AnsweredDate: expect.any(String),
    });
  });

  it.each([
    ['Rejected', 'The carrier does not accept this change: the provider takes no members of this plan.'],
    ['Duplicate', 'This member has this provider already.'],
  ])('is refused for %s, with the reason', async (lastName, Message) => {
    const household = await insert({}, { lastName });
    const { status, body } = await updated(household);
    expect([status, body.Code, body.Message]).toEqual([422, 'RULE_BROKEN', Message]);
    expect((await detail(household.contract)).PcpChanges[0]).toMatchObject({ Status: 'Refused', Reason: Message });
  });

  it('is confirmed once for Timeout, whose first answer comes too late', async () => {
    const household = await insert({}, { lastName: 'Timeout' });
    const before = await contracts.app.database.manager.count(SandboxPcpChange);
    const { body } = await updated(household);
    expect(body.Status).toBe('Changed');
    expect(await contracts.app.database.manager.count(SandboxPcpChange)).toBe(before + 1);
  });
});
