import { readFile } from 'node:fs/promises';
import { ContractMember } from '../../backend/src/book/contracts/contract-member.table.ts';
import { Contract } from '../../backend/src/book/contracts/contract.table.ts';
import { importContracts } from '../../backend/src/book/contracts/import/import-contracts.ts';
import { InvoicePayment } from '../../backend/src/book/contracts/invoice-payment.table.ts';
import { Invoice } from '../../backend/src/book/contracts/invoice.table.ts';
import { type ImportDatabase, openImportDatabase } from '../plan-imports/import-files.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { buildPlan } from '../support/plan-builders.ts';
import { contractLine, invoiceLine, memberLine } from './contract-lines.ts';

const SPOUSE = memberLine({
  IsSubscriber: false,
  RelationshipCode: 'domestic partner',
  Name: { First: 'Bo', Last: 'Byron' },
});

describe('importing contracts', () => {
  let open: ImportDatabase;
  beforeAll(async () => {
    open = await openImportDatabase();
    const { manager } = open.database;
    const { id: agencyId } = await manager.save(buildAgency());
    await manager.save(buildAgent({ agencyId, srcAgentId: 'A1001' }));
    await manager.save(buildAgent({ agencyId, srcAgentId: 'A1002' }));
  });
  afterAll(() => open.close());

  const importLines = async (...lines: (object | string)[]) =>
    importContracts(
      open.database,
      await open.file(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))),
    );
  const stored = (contractNumber: string) => open.database.manager.findOneByOrFail(Contract, { contractNumber });
  const membersOf = async (contractNumber: string) => {
    const where = { contract: { contractNumber } };
    return open.database.manager.find(ContractMember, { where, order: { id: 'ASC' } });
  };
  const invoicesOf = async (contractNumber: string) => {
    const where = { contract: { contractNumber } };
    return open.database.manager.find(Invoice, { where, order: { id: 'ASC' } });
  };
  const counts = () =>
    Promise.all([Contract, ContractMember, Invoice, InvoicePayment].map((each) => open.database.manager.count(each)));

  it('stores what the carrier states, and the columns by which it is found', async () => {
    const plan = await open.database.manager.save(buildPlan({ market: 'Individual' }));
    const report = await importLines(
      contractLine({
        ContractId: 'C-77',
        IsMedicare: false,
        // The accent as programs of a Mac write it.
        Name: { First: 'A\u0301na', Last: "O'Neil-Núñez" },
        TerminationDate: '2026-12-31',
        OriginalEffectiveDate: '2020-01-01',
        PaidToDate: '2026-10-31',
        MedicalPlanId: plan.id,
        CurrentInvoice: { InvoiceStatus: 'Open', DueDate: '2026-11-01', TotalAmountDue: 412.5, CurrentSuspense: 12.25 },
        CsrLevelDescription: '87%',
        FromFFM: true,
        LatestAptc: 112.97,
        Members: [
          SPOUSE,
          memberLine({ PrimaryCareProviderId: '1234567890', HomePhone: { AreaCode: '616', Number: '555-0100' } }),
        ],
        Invoices: [
          invoiceLine({ Payments: [{ PaymentAmount: 12.25, PaymentDate: '2026-11-02', PaymentType: 'EFT' }] }),
        ],
      }),
    );
    expect(report).toMatchObject({ rows: 1, added: 1, refusedTotal: 0 });
    expect(await stored('C-77')).toMatchObject({
      agentId: 1,
      isMedicare: false,
      isVoid: false,
      firstName: 'Ána',
      effectiveDate: '2026-01-01',
      originalEffectiveDate: '2020-01-01',
      terminationDate: '2026-12-31',
      isActive: true,
      paidToDate: '2026-10-31',
      medicalPlanId: plan.id,
      invoiceStatus: 'Open',
      dueDate: '2026-11-01',
      amountDueCents: 41_250,
      suspenseCents: 1_225,
      latestAptcCents: 11_297,
      fromFfm: true,
      numberKey: 'c77',
      firstNameKey: 'ana',
      lastNameKey: 'oneil nunez',
      planKey: 'ppo gold 1000',
      emailKey: 'ada example com',
      unpaidSince: '2026-11-01',
      version: 1,
    });
    expect(await membersOf('C-77')).toMatchObject([
      { isSubscriber: true, relationshipCode: 'Self', primaryCareProviderId: '1234567890', homePhone: '6165550100' },
      {
        isSubscriber: false,
        relationshipCode: 'DomesticPartner',
        firstName: 'Bo',
        homePhone: '',
        mailingPostalCode: '49503',
      },
    ]);
    const [invoice] = await invoicesOf('C-77');
    expect(invoice).toMatchObject({ invoiceNumber: 'I1', totalAmountDueCents: 41_250, isPdfAvailable: false });
    expect(await open.database.manager.findBy(InvoicePayment, { invoiceId: invoice!.id })).toMatchObject([
      { amountCents: 1_225, paidOn: '2026-11-02', paymentType: 'EFT' },
    ]);
  });

  it('changes what is different, and leaves the rest', async () => {
    const full = contractLine({ ContractId: 'C200', Members: [memberLine(), SPOUSE], Invoices: [invoiceLine()] });
    await importLines(full, contractLine({ ContractId: 'C201' }), contractLine({ ContractId: 'C202' }));
    const before = [await stored('C200'), await membersOf('C200')] as const;
    const report = await importLines(
      contractLine({ ContractId: 'C200', SrcAgentId: 'A1002', Name: { First: 'Ada', Last: 'King' }, Invoices: [] }),
      contractLine({ ContractId: 'C201', Invoices: [invoiceLine()] }),
      contractLine({ ContractId: 'C202' }),
      '',
      contractLine({ ContractId: 'C203' }),
    );
    expect(report).toMatchObject({ rows: 4, added: 1, changed: 2, unchanged: 1, refusedTotal: 0 });
    expect(await stored('C200')).toMatchObject({ id: before[0].id, lastNameKey: 'king', agentId: 2, version: 2 });
    // The same people, in the book of the new agent.
    expect(before[1].map(({ bookAgentId }) => bookAgentId)).toEqual([before[0].agentId, before[0].agentId]);
    expect(await membersOf('C200')).toEqual(before[1].map((member) => ({ ...member, bookAgentId: 2 })));
    expect([(await invoicesOf('C200')).length, (await invoicesOf('C201')).length]).toEqual([0, 1]);
    expect((await stored('C202')).version).toBe(1);
    expect((await membersOf('C203')).map(({ isSubscriber, lastName }) => [isSubscriber, lastName])).toEqual([
      [true, 'Byron'],
    ]);
  });

  it('says nothing changed when the same file is imported again', async () => {
    const lines = [
      contractLine({
        ContractId: 'C300',
        Members: [memberLine()],
        Invoices: [invoiceLine({ Payments: [{ PaymentAmount: 1, PaymentDate: '2026-11-02', PaymentType: 'EFT' }] })],
      }),
      contractLine({ ContractId: 'C301' }),
    ];
    await importLines(...lines);
    expect(await importLines(...lines)).toMatchObject({ rows: 2, added: 0, changed: 0, unchanged: 2 });
  });

  it.each([
    ['{"ContractId":', 'The line is not correct JSON.'],
    ['[]', 'This is not a record in braces.'],
    [contractLine({ SSN: '219099991' }), 'SSNs are not accepted. Remove them from the file.'],
    [contractLine({ Members: [memberLine({ MemberSsn: null })] }), 'SSNs are not accepted. Remove them from the file.'],
    [contractLine({ FacetsId: '219-09-9991' }), 'SSNs are not accepted. Remove them from the file.'],
    [contractLine({ Nickname: 'Byron' }), 'Nickname is not a known field.'],
    [contractLine({ ContractId: '-' }), 'Contract number is required.'],
    [contractLine({ Name: { First: 'Ada' } }), 'Name: Last name is required.'],
    [contractLine({ DateOfBirth: '1985-02-30' }), 'Date of birth must be a date, MM/DD/YYYY or YYYY-MM-DD.'],
    [contractLine({ IsActive: 'yes' }), 'Active must be true or false.'],
    [contractLine({ LatestAptc: 1.234 }), 'Tax credit must be a number with at most 2 decimals.'],
    [contractLine({ SrcAgentId: 'A9' }), 'Agent number A9 is not known.'],
    [contractLine({ MedicalPlanId: 999_999 }), 'Medical plan 999999 is not known.'],
    [contractLine({ Members: [memberLine(), memberLine()] }), 'Members must have exactly one subscriber.'],
    [contractLine({ Members: [memberLine({ DateOfBirth: null })] }), 'Members 1: Date of birth is required.'],
    [contractLine({ Invoices: [invoiceLine(), invoiceLine()] }), 'Invoices must have different invoice numbers.'],
    [
      contractLine({ Invoices: [invoiceLine({ Payments: [{}] })] }),
      'Invoices 1: Payments 1: Payment amount is required.',
    ],
    [
      contractLine({ OriginalEffectiveDate: '2026-02-01' }),
      'Original effective date must not be after the effective date.',
    ],
    [contractLine({ ContractId: 'C999' }), 'Contract number C999 is in the file twice.'],
  ])('refuses %j by its line, and writes nothing', async (line, reason) => {
    const before = await counts();
    const report = await importLines(contractLine({ ContractId: 'C999' }), '', line);
    expect([report.refused, await counts()]).toEqual([[{ row: 3, reason }], before]);
  });

  it('refuses a line whose lists are nested without end', async () => {
    const nested = '['.repeat(500_000) + ']'.repeat(500_000);
    const report = await importLines(`{"FacetsId":${nested}}`, `{"Name":${nested}}`, `{"Invoices":${nested}}`);
    expect(report.refused.map(({ row }) => row)).toEqual([1, 2, 3]);
  });

  it('finds a number that comes again hundreds of lines later', async () => {
    const many = Array.from({ length: 501 }, (_, at) => contractLine({ ContractId: `D${at}` }));
    const report = await importLines(...many, contractLine({ ContractId: 'D0' }));
    expect(report.refused).toEqual([{ row: 502, reason: 'Contract number D0 is in the file twice.' }]);
  });

  it('keeps the quote of a contract that an enrollment has left', async () => {
    await importLines(contractLine({ ContractId: 'E1' }));
    const { id, quoteId } = await stored('E1');
    await importLines(contractLine({ ContractId: 'E1', Phone: '6165550199' }));
    expect(await stored('E1')).toMatchObject({ id, quoteId, phone: '6165550199' });
  });

  it('takes the example of the documentation', async () => {
    const text = await readFile('docs/contract-import.md', 'utf8');
    const [, example] = /```json\n(.*?)```/s.exec(text)!;
    expect(await importLines(JSON.parse(example!) as object)).toMatchObject({ added: 1, refusedTotal: 0 });
  });

  it('names what is wrong with a file that is no JSON lines', async () => {
    await expect(importLines('[', '{}', ']')).rejects.toThrow('one contract in braces on each line');
    await expect(open.bytes('').then((file) => importContracts(open.database, file))).rejects.toThrow(
      'The file is empty.',
    );
    await expect(importContracts(open.database, '/nowhere.jsonl')).rejects.toThrow(
      'There is no file "/nowhere.jsonl".',
    );
    const zipped = await open.bytes(new Uint8Array([0x1f, 0x8b, 8, 0]));
    await expect(importContracts(open.database, zipped)).rejects.toThrow('This file is compressed.');
  });

  it('refuses a file whose letters would be stored as others', async () => {
    const before = await counts();
    const line = JSON.stringify(contractLine({ ContractId: 'F3', Name: { First: 'Zoë', Last: 'Byron' } }));
    for (const bytes of [Buffer.from(line, 'latin1'), Buffer.from(line).subarray(0, line.indexOf('ë') + 1)]) {
      const file = await open.bytes(bytes);
      await expect(importContracts(open.database, file)).rejects.toThrow('This file is not UTF-8 text.');
    }
    expect(await counts()).toEqual(before);
  });

  it('takes Windows line ends, a byte order mark, and a last line without an end', async () => {
    const lines = [
      contractLine({ ContractId: 'F1' }),
      contractLine({ ContractId: 'F2', Name: { First: 'Zoë', Last: 'Ö' } }),
    ];
    const file = await open.bytes(`\ufeff${lines.map((line) => JSON.stringify(line)).join('\r\n')}`);
    expect(await importContracts(open.database, file)).toMatchObject({ rows: 2, added: 2 });
    expect((await stored('F2')).firstName).toBe('Zoë');
  });
});
