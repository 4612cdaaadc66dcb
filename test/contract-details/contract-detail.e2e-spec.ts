import { ROLES } from '../../shared/src/roles/permissions.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { billed, insertContract, insertContractMember, insertInvoice } from '../support/contract-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { setUpContracts } from './contract-calls.ts';

const NOT_FOUND = { Code: 'NOT_FOUND', Message: 'The contract was not found.' };

describe('GET /api/BobIndividual/GetContractDetail', () => {
  const contracts = setUpContracts();
  const { insert, get, detail } = contracts;

  it('answers the contract with the fields of the specification, its people, and its bills newest first', async () => {
    const { contract } = await insert({
      ...billed('2026-11-14', 412.5),
      dentalPlanName: 'Dental Select',
      paymentMethod: 'EFT',
    });
    await insertContractMember(contracts.app, contract, {
      isSubscriber: false,
      relationshipCode: 'Child',
      firstName: 'Ralph',
      birthDate: '2019-07-02',
      enterpriseId: null,
      primaryCareProviderId: null,
      primaryCareProviderName: null,
      primaryCareProviderExistingPatient: false,
      homePhone: '',
    });
    await insertInvoice(contracts.app, contract, { invoiceNumber: 'I-OLD', createdOn: '2026-09-20' }, [
      { paidOn: '2026-09-28', amountCents: 40_000 },
      { paidOn: '2026-10-02', amountCents: 1_250, paymentType: 'Check' },
    ]);
    await insertInvoice(contracts.app, contract, {
      invoiceNumber: 'I-NEW',
      previousBalanceCents: -1_250,
      totalAmountDueCents: 40_000,
    });
    const body = await detail(contract);
    expect(body).toMatchObject({
      FacetsId: contract.facetsId,
      MedicalPlanId: contract.medicalPlanId,
      MedicalPlanName: 'PPO Gold 1000',
      OngoingPaymentType: null,
      PaymentMethod: 'EFT',
      VisionPlanName: '',
      Contract: {
        ContractId: contract.contractNumber,
        DentalPlanName: 'Dental Select',
        Address: { City: 'Grand Rapids' },
      },
      PcpChanges: [],
    });
    expect(body.Members[0]).toEqual({
      IsSubscriber: true,
      RelationshipCode: 'Self',
      EnterpriseId: `E${contract.id}`,
      PrimaryCareProviderId: '9000000001',
      PrimaryCareProviderName: 'Dexter Elkhart',
      PrimaryCareProviderExistingPatient: true,
      EffectiveDate: '2026-01-01',
      IsActive: true,
      EVisitFirst: false,
      HomeAddress: { PostalCode: '49503' },
      MailingAddress: { PostalCode: '495031234' },
      HomePhone: { AreaCode: '616', Number: '5550100' },
      Name: { First: 'Ada', Last: 'Byron' },
      DateOfBirth: '1985-06-15',
      PcpChangeProblem: null,
    });
    expect(body.Members[1]).toMatchObject({
      IsSubscriber: false,
      RelationshipCode: 'Child',
      Name: { First: 'Ralph' },
      HomePhone: null,
      PcpChangeProblem: 'The carrier has not sent this member’s ID yet. Try again in a few days.',
    });
    expect(body.Invoices.map(({ InvoiceId, Payments }) => [InvoiceId, Payments])).toEqual([
      ['I-NEW', []],
      [
        'I-OLD',
        [
          { PaymentAmount: 12.5, PaymentDate: '2026-10-02', PaymentType: 'Check' },
          { PaymentAmount: 400, PaymentDate: '2026-09-28', PaymentType: 'EFT' },
        ],
      ],
    ]);
    expect(body.Invoices[0]).toMatchObject({
      InvoiceCreatedDate: '2026-10-20',
      CoverageStart: '2026-11-01',
      CoverageEnd: '2026-11-30',
      CurrentAmountDue: 412.5,
      PreviousBalance: -12.5,
      TotalAmountDue: 400,
      InvoiceStatus: 'Open',
      IsInvoicePdfAvailable: true,
    });
  });

  it.each([
    [
      'of Medicare',
      { isMedicare: true, ongoingPaymentType: 'SSA deduction', medicalPlanId: null },
      { MedicalPlanId: 0, OngoingPaymentType: 'SSA deduction' },
    ],
    ['that is void', { isVoid: true }, { Contract: { IsVoid: true } }],
    ['that the carrier has not numbered', { facetsId: null }, { FacetsId: null }],
  ])('answers a contract %s', async (_what, given, expected) => {
    const { contract } = await insert(given);
    expect(await detail(contract)).toMatchObject(expected);
  });

  it.each([
    ['a member who is not active', {}, { isActive: false }, 'The PCP of a member who is not active cannot be changed.'],
    ['a void contract', { isVoid: true }, {}, 'The PCP of a member who is not active cannot be changed.'],
    [
      'a contract that ended yesterday',
      { terminationDate: '2026-11-22' },
      {},
      'The PCP of a member who is not active cannot be changed.',
    ],
    ['a contract that ends today', { terminationDate: '2026-11-23' }, {}, null],
    [
      'visits by video first',
      {},
      { eVisitFirst: true },
      'This member’s plan begins with a video visit. It has no PCP to change.',
    ],
    ['no medical plan', { medicalPlanId: null }, {}, 'The PCP can be changed only for our medical plans.'],
  ])('says whether the PCP can be changed: %s', async (_what, given, member, problem) => {
    const { contract } = await insert(given, member);
    expect((await detail(contract)).Members[0]!.PcpChangeProblem).toBe(problem);
  });

  it('stays readable in a retired book, but its PCP cannot be changed; that of Medicare can', async () => {
    await setRule(contracts.app, 'IndividualBookOfBusinessRetirementDate', '2026-11-23');
    try {
      const { contract } = await insert();
      const { contract: medicare } = await insert({ isMedicare: true });
      const problems = [await detail(contract), await detail(medicare)].map(
        ({ Members }) => Members[0]!.PcpChangeProblem,
      );
      expect(problems).toEqual(['The individual book of business is retired. Please use the agent portal.', null]);
      const asTab = async (value: string) =>
        (
          await (
            await contracts.app.as(contracts.agent)
          )
            .get(`/api/BobIndividual/GetContractDetail/${contract.contractNumber}`)
            .set('X-PQ-Individual-Book', value)
        ).body.Members[0].PcpChangeProblem;
      expect([await asTab('not-retired'), await asTab('retired'), await asTab('')]).toEqual([
        null,
        problems[0],
        problems[0],
      ]);
    } finally {
      await setRule(contracts.app, 'IndividualBookOfBusinessRetirementDate', '2028-01-01');
    }
  });

  it('is of the books that the user sees: others and unknown ones have one answer', async () => {
    const { contract } = await insert();
    const { agencyId } = (
      await contracts.app.database.query('SELECT agencyId FROM agents WHERE id = ?', [contracts.agent.agentId])
    )[0];
    const desk = await contracts.app.insert(buildAgent({ agencyId }));
    const abroad = await contracts.app.insert(buildAgent({ agencyId: (await contracts.app.insert(buildAgency())).id }));
    const admin = { roles: [ROLES.smallGroupAgentAdmin] };
    const strangers = [
      await contracts.app.insertUser({ agentId: desk.id }),
      await insertAgentUser(contracts.app),
      await contracts.app.insertUser({ ...admin, agentId: abroad.id }),
      await contracts.app.insertUser({ isGeneralAgent: true, agentId: abroad.id }),
      await contracts.app.insertUser({ roles: [ROLES.individualAgent], agentId: abroad.id }),
      await contracts.app.insertUser(),
    ];
    for (const user of strangers) {
      const { status, body } = await get(`GetContractDetail/${contract.contractNumber}`, user);
      expect([status, body]).toEqual([404, expect.objectContaining(NOT_FOUND)]);
    }
    expect((await get('GetContractDetail/C-NOBODY')).body).toMatchObject(NOT_FOUND);
    for (const user of [
      await contracts.app.insertUser({ ...admin, agentId: desk.id }),
      await insertSalesUser(contracts.app),
    ]) {
      expect((await get(`GetContractDetail/${contract.contractNumber}`, user)).status).toBe(200);
    }
  });

  it('is nobody’s without an agent, and found by its exact number only', async () => {
    const { contractNumber } = await insertContract(contracts.app, { agentId: null });
    expect((await get(`GetContractDetail/${contractNumber}`, await insertSalesUser(contracts.app))).status).toBe(404);
    const { contract } = await insert({ contractNumber: `Cx${contracts.agent.id}` });
    const near = [
      contract.contractNumber.toUpperCase(),
      `${contract.contractNumber}%20`,
      `${contract.contractNumber}%00`,
      '%F0%9F%98%80',
      `%25`,
    ];
    for (const each of near) {
      expect([each, (await get(`GetContractDetail/${each}`)).status]).toEqual([each, 404]);
    }
  });

  it('tells staff that only agents change a PCP', async () => {
    const { contract } = await insert();
    const body = await detail(contract, await insertSalesUser(contracts.app));
    expect(body.Members[0]!.PcpChangeProblem).toBe('Only agents can change a PCP.');
  });
});
