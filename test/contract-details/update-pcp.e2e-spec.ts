import { ContractMember } from '../../backend/src/book/contracts/contract-member.table.ts';
import { PcpChange } from '../../backend/src/book/pcp-changes/pcp-change.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { PCP_CHANGED_MEANWHILE } from '../../shared/src/book-of-business/individuals/pcp-change.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { buildAgent } from '../support/builders.ts';
import { insertContractMember } from '../support/contract-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { DOCTORS, setUpContracts } from './contract-calls.ts';

const NOT_ACCEPTING = 'PCP not accepting new patients. Please verify the member is a patient.';
const NOT_VALID =
  'The provider selected is not valid with the member demographics and/or plan selected. Please choose a new provider';

describe('POST /api/BobIndividual/UpdatePcp', () => {
  const contracts = setUpContracts();
  const { insert, update, detail, work } = contracts;
  const rows = () => contracts.app.database.manager.count(PcpChange);

  it('requests the change, and answers the member as before until the carrier has confirmed it', async () => {
    const household = await insert();
    const { status, body } = await update(household);
    expect([status, body.Status, body.Member.PrimaryCareProviderId]).toEqual([200, 'Requested', '9000000001']);
    expect((await detail(household.contract)).PcpChanges).toEqual([
      {
        Id: expect.any(Number),
        EnterpriseId: household.member.enterpriseId,
        Status: 'Requested',
        PreviousProviderName: 'Dexter Elkhart',
        ProviderId: DOCTORS.accepting,
        ProviderName: 'Marie Curie',
        IsExistingPatient: false,
        EffectiveDate: '2026-12-01',
        RequestedDate: '2026-11-23T17:00:00.000Z',
        RequestedBy: 'Ada Agent',
        AnsweredDate: null,
        Reason: '',
      },
    ]);
  });

  it('is one request, however often it is sent, while it is open and once it is done', async () => {
    const household = await insert();
    const before = await rows();
    const answers = await Promise.all(Array.from({ length: 5 }, () => update(household)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await rows()).toBe(before + 1);
    const [change] = await contracts.app.database.manager.find(PcpChange, { order: { id: 'DESC' }, take: 1 });
    await contracts.app.database.manager.update(
      PcpChange,
      { id: change!.id },
      { status: 'Changed', openMark: null, answeredAt: new Date() },
    );
    await contracts.app.database.manager.update(
      ContractMember,
      { id: household.member.id },
      { primaryCareProviderId: DOCTORS.accepting },
    );
    expect((await update(household)).body.Status).toBe('Changed');
    expect(await rows()).toBe(before + 1);
    const audited = await contracts.app.database.manager.findBy(AuditEvent, {
      action: 'change-pcp',
      subjectId: String(household.contract.id),
    });
    expect(audited).toHaveLength(1);
  });

  it('of two changes sent together takes one, however fast the carrier answers the first', async () => {
    const household = await insert({}, { primaryCareProviderId: null, primaryCareProviderName: null });
    expect((await update(household, { before: 'none' })).status).toBe(200);
    await work();
    const late = await update(household, { pcp: DOCTORS.full, existing: 'true', before: 'none' });
    expect([late.status, late.body.Message]).toEqual([409, PCP_CHANGED_MEANWHILE]);
    const next = await update(household, { pcp: DOCTORS.full, existing: 'true', before: DOCTORS.accepting });
    expect(next.status).toBe(200);
    expect((await update(household, { pcp: DOCTORS.full, existing: 'true', before: 'none' })).status).toBe(200);
  });

  it('refuses another change of the member while one is open, but not of another member', async () => {
    const household = await insert();
    const child = await insertContractMember(contracts.app, household.contract, {
      isSubscriber: false,
      relationshipCode: 'Child',
      birthDate: '2019-07-02',
      enterpriseId: `K${household.contract.id}`,
    });
    await update(household);
    const { status, body } = await update(household, { pcp: DOCTORS.full, existing: 'true' });
    expect([status, body.Code, body.Message]).toEqual([
      409,
      'WRONG_STATE',
      'Another PCP change of this member is waiting for the carrier. Please wait until it is answered.',
    ]);
    const ofChild = await update({ contract: household.contract, member: child }, { pcp: DOCTORS.pediatrician });
    expect(ofChild.body.Status).toBe('Requested');
  });

  it.each([
    ['who accepts nobody new', { pcp: DOCTORS.full }, 422, NOT_ACCEPTING],
    ['who accepts nobody new, said not to be a patient', { pcp: DOCTORS.full, existing: 'false' }, 422, NOT_ACCEPTING],
    ['for children', { pcp: DOCTORS.pediatrician }, 422, NOT_VALID],
    ['of another network', { pcp: DOCTORS.elsewhere }, 422, NOT_VALID],
    ['whom nobody knows', { pcp: '9999999999' }, 422, 'No providers found for the given provider ID'],
    ['of nine digits', { pcp: '900000001' }, 400, 'Please enter valid provider ID to search'],
    ['of letters', { pcp: '900000001x' }, 400, 'Please enter valid provider ID to search'],
    ['from yesterday on', { day: '11-22-2026' }, 422, 'The change cannot begin before today.'],
    ['on no day', { day: '02-30-2027' }, 400, 'Some fields are not valid. Please correct them.'],
    ['with another word at the end', { existing: 'yes' }, 400, 'Some fields are not valid. Please correct them.'],
  ])('refuses a provider %s', async (_what, asked, expected, message) => {
    const household = await insert();
    const before = await rows();
    const { status, body } = await update(household, asked);
    expect([status, body.Message]).toEqual([expected, message]);
    expect(await rows()).toBe(before);
  });

  it('takes a provider who accepts nobody new for their patient, from today on', async () => {
    const household = await insert();
    const { body } = await update(household, { pcp: DOCTORS.full, existing: 'true', day: '11-23-2026' });
    expect(body.Status).toBe('Requested');
    expect((await detail(household.contract)).PcpChanges[0]).toMatchObject({
      IsExistingPatient: true,
      EffectiveDate: '2026-11-23',
    });
  });

  it.each([
    [{}, { effectiveDate: '2027-01-01' }, 'The change cannot begin before the member’s coverage begins on 1/1/2027.'],
    [{ terminationDate: '2026-11-30' }, {}, 'The change cannot begin after the coverage ends on 11/30/2026.'],
    [{}, { isActive: false }, 'The PCP of a member who is not active cannot be changed.'],
    [{ isVoid: true }, {}, 'The PCP of a member who is not active cannot be changed.'],
    [{}, { eVisitFirst: true }, 'This member’s plan begins with a video visit. It has no PCP to change.'],
    [{ medicalPlanId: null }, {}, 'The PCP can be changed only for our medical plans.'],
  ])('refuses a change with %j and %j', async (given, member, message) => {
    const household = await insert(given, member);
    const { status, body } = await update(household);
    expect([status, body.Message]).toEqual([422, message]);
  });

  it('refuses a change in a retired book from its day on; not in that of Medicare', async () => {
    const household = await insert();
    const medicare = await insert({ isMedicare: true });
    await setRule(contracts.app, 'IndividualBookOfBusinessRetirementDate', '2026-11-23');
    const refused = await update(household);
    const taken = await update(medicare);
    await setRule(contracts.app, 'IndividualBookOfBusinessRetirementDate', '2026-11-24');
    expect([refused.status, refused.body.Message, taken.status, (await update(household)).status]).toEqual([
      422,
      'The individual book of business is retired. Please use the agent portal.',
      200,
      200,
    ]);
    await setRule(contracts.app, 'IndividualBookOfBusinessRetirementDate', '2028-01-01');
  });

  it('is for agents and agent admins, of members in their books: everything else has one answer', async () => {
    const household = await insert();
    const other = await insert();
    const stranger = await insertAgentUser(contracts.app);
    const before = await rows();
    const answers = [
      await update({ ...household, member: other.member }),
      await update(household, { facetsId: other.contract.facetsId }),
      await update(household, { facetsId: 'F-NOBODY' }),
      await update({ ...household, member: { ...household.member, enterpriseId: 'E-NOBODY' } }),
      await update(household, {}, stranger),
      await update(household, { pcp: DOCTORS.full }, stranger),
    ];
    for (const { status, body } of answers) {
      expect([status, body.Code, body.Message]).toEqual([404, 'NOT_FOUND', 'The contract was not found.']);
    }
    expect((await update(household, {}, await insertSalesUser(contracts.app))).status).toBe(403);
    expect(await rows()).toBe(before);
    const { agencyId } = (
      await contracts.app.database.query('SELECT agencyId FROM agents WHERE id = ?', [contracts.agent.agentId])
    )[0];
    const desk = await contracts.app.insert(buildAgent({ agencyId }));
    const admin = await contracts.app.insertUser({ roles: [ROLES.smallGroupAgentAdmin], agentId: desk.id });
    expect((await update(household, {}, admin)).status).toBe(200);
  });

  it('finds the contract of a household whose PCP can be changed', async () => {
    const ended = await insert(
      { terminationDate: '2025-12-31', effectiveDate: '2025-01-01' },
      { enterpriseId: 'SAME' },
    );
    const current = await insert({ facetsId: ended.contract.facetsId }, { enterpriseId: 'SAME' });
    expect((await update(ended)).status).toBe(200);
    expect([
      (await detail(ended.contract)).PcpChanges.length,
      (await detail(current.contract)).PcpChanges.length,
    ]).toEqual([0, 1]);
  });
});
