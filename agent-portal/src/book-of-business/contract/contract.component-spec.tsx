import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ContractDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import { isoDate } from '#shared/dates/iso-date';
import type { PrintToPdfRequest } from '#shared/printing/print.record';
import { PCP_NOT_ACCEPTING } from '#shared/providers/pcp-validity';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { saved } from '#support/components/saved-files.ts';
import { buildContract, buildContractMember, buildInvoice, buildPcpChange } from '#support/shared/contracts.ts';
import { rulesQuery } from '../../app/rules-queries.ts';
import { queryClient } from '../../app/query-client.ts';
import { ContractScreen } from './ContractScreen.tsx';

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (Message: string, status = 422) => answer({ Code: 'RULE_BROKEN', Message, Fields: {} }, status);
const MARIE = {
  Name: 'Marie Curie',
  PCPId: '9000000011',
  AcceptingNewPatients: true,
  Specialty: 'Family Medicine',
  Address: {
    AddressLine1: '1 Main St',
    AddressLine2: '',
    City: 'Holland',
    StateCode: 'MI',
    PostalCode: '49423',
    County: 'Ottawa',
  },
  Phone: '6165550100',
  DistanceMiles: null,
};

const server = {
  contract: (): Response => answer(buildContract()),
  update: (): Response => answer({}),
  prepared: (_path: string): Response => answer({ IsInvoicePdfAvailable: true }),
  calls: [] as string[],
};
const shows = (contract: ContractDetail) => {
  server.contract = () => answer(contract);
};
const open = (address = '/bookofbusiness/individual/details/C1') =>
  openRoutes(
    ['individual', 'Medicare'].map((book) => ({
      path: `/bookofbusiness/${book}/details/:contractId`,
      element: <ContractScreen />,
    })),
    address,
  );
const pcpOf = async (name: string) => within(await screen.findByRole('group', { name: `PCP of ${name}` }));

describe('the details of a contract', () => {
  setUpTab((path, init) => {
    server.calls.push(`${init?.method ?? 'GET'} ${path}`);
    if (path.includes('/GetContractDetail/')) {
      return Promise.resolve(server.contract());
    }
    if (path.includes('/UpdatePcp/')) {
      return Promise.resolve(server.update());
    }
    if (path.includes('/PrepareInvoice/')) {
      return Promise.resolve(server.prepared(path));
    }
    if (path.includes('/ReturnPDF/')) {
      return Promise.resolve(new Response('%PDF', { headers: { 'x-filename': 'invoice_I1.pdf' } }));
    }
    if (path === '/api/printtopdf') {
      const { fileName } = JSON.parse(String(init?.body)) as PrintToPdfRequest;
      return Promise.resolve(new Response('%PDF', { headers: { 'x-filename': `${fileName}.pdf` } }));
    }
    return Promise.resolve(
      answer(
        path.includes('GetProvidersByCriteria')
          ? [MARIE]
          : path.includes('GetProviderByPRPRId')
            ? MARIE
            : { Problem: null },
      ),
    );
  });
  beforeEach(() => {
    server.calls = [];
    server.prepared = () => answer({ IsInvoicePdfAvailable: true });
    shows(buildContract());
  });

  it('show what is owed as the largest figure, with how it is paid', async () => {
    open();
    const bill = within(await screen.findByRole('region', { name: 'Current bill' }));
    expect(bill.getByText('$412.50').classList).toContain('MuiTypography-figure');
    bill.getByText('Past due since 11/14/2026: 9 days.');
    bill.getByText('Bill me');
    screen.getByRole('heading', { name: 'Ada Byron', level: 1 });
  });

  it('have the phone of a member as a link, and the log of the calls to the household', async () => {
    shows(
      buildContract({
        Calls: [
          {
            ...{ Id: 5, Topic: 'PastDue', Outcome: 'MessageLeft', Until: isoDate('2026-11-24') },
            ...{ NotedAt: '2026-11-23T15:00:00.000Z', NotedBy: 'Ada Agent' },
          },
        ],
      }),
    );
    open();
    const calls = within(await screen.findByRole('region', { name: 'Calls' }));
    expect(calls.getByRole('listitem').textContent).toBe(
      'Left message, back on the list on 11/24/2026' + '11/23/2026, 10:00 AM: past due, by Ada Agent',
    );
    expect(screen.getByRole('link', { name: '(616) 555-0100' }).getAttribute('href')).toBe('tel:+16165550100');
  });

  it('have no log of calls until there is one', async () => {
    open();
    await screen.findByRole('region', { name: 'Current bill' });
    expect(screen.queryByRole('region', { name: 'Calls' })).toBeNull();
  });

  it('are those of the book that the contract is in', async () => {
    const { Contract } = buildContract();
    shows(buildContract({ Contract: { ...Contract, IsMedicare: true }, OngoingPaymentType: 'SSA deduction' }));
    const router = open();
    await screen.findByText('SSA deduction');
    expect(router.state.location.pathname).toBe('/bookofbusiness/Medicare/details/C1');
    expect(screen.queryByText('Marketplace')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the book' }).getAttribute('href')).toBe(
      '/bookofbusiness/Medicare',
    );
  });

  it('have a page for a contract that is not in the book, and one for a failure', async () => {
    server.contract = () => answer({ Code: 'NOT_FOUND', Message: 'x', Fields: {} }, 404);
    open();
    await screen.findByText('There is no such contract in your book');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contract not found');
  });

  it('can be asked for again after a failure', async () => {
    server.contract = () => answer({ Code: 'INTERNAL', Message: 'Oops.', Fields: {} }, 500);
    open();
    await pass(20_000);
    const again = await screen.findByRole('button', { name: 'Try again' });
    shows(buildContract());
    fireEvent.click(again);
    await screen.findByRole('region', { name: 'Members' });
  });

  it('offer the PDF of an invoice only where the carrier has one, asked for each', async () => {
    shows(buildContract({ Invoices: [buildInvoice(), buildInvoice({ InvoiceId: 'I2' })] }));
    server.prepared = (path) => answer({ IsInvoicePdfAvailable: path.endsWith('/I1') });
    open();
    await screen.findByRole('button', { name: 'PDF of invoice I1' });
    await screen.findByText('Not available');
    expect(server.calls.filter((call) => call.includes('PrepareInvoice')).sort()).toEqual([
      'GET /api/BobIndividual/PrepareInvoice/F1/I1',
      'GET /api/BobIndividual/PrepareInvoice/F1/I2',
    ]);
  });

  it('save the PDF of an invoice in the language that is chosen', async () => {
    shows(buildContract({ Invoices: [buildInvoice()] }));
    open();
    const button = await screen.findByRole('button', { name: 'PDF of invoice I1' });
    fireEvent.change(screen.getByLabelText('Language of the PDFs'), { target: { value: 'es' } });
    expect(await saved(async () => fireEvent.click(button))).toEqual(['invoice_I1.pdf']);
    expect(server.calls).toContain('GET /api/BobIndividual/ReturnPDF/F1/I1?language=es');
  });

  it('ask for a year of invoices, and for the others when they are shown', async () => {
    shows(buildContract({ Invoices: Array.from({ length: 14 }, (_, at) => buildInvoice({ InvoiceId: `I${at}` })) }));
    open();
    await screen.findByRole('button', { name: 'PDF of invoice I11' });
    expect(screen.queryByText('I12')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show all 14 invoices' }));
    await screen.findByRole('button', { name: 'PDF of invoice I13' });
  });

  it.each(['Only agents can change a PCP.', 'The PCP can be changed only for our medical plans.'])(
    'offer no PCP change where there is none, and say why: %s',
    async (PcpChangeProblem) => {
      shows(buildContract({ Members: [buildContractMember({ PcpChangeProblem })] }));
      open();
      const pcp = await pcpOf('Ada Byron');
      pcp.getByText(PcpChangeProblem);
      expect(pcp.queryByRole('button')).toBeNull();
    },
  );

  it('are readable in a retired book, and say so', async () => {
    queryClient.setQueryData(rulesQuery.queryKey, { IndividualBookOfBusinessRetirementDate: '2026-11-23' });
    open();
    await screen.findByText(/^The individual book of business is retired\. Please use the agent portal\./);
  });

  const choose = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Change PCP of Ada Byron' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Assign automatically' }));
    await dialog.findByText('Assigned automatically');
    return dialog;
  };

  it('request a PCP from the first possible day on, and tell when the carrier has confirmed it', async () => {
    open();
    const dialog = await choose();
    const Changed = buildPcpChange({ Status: 'Changed', EffectiveDate: isoDate('2026-11-23') });
    server.update = () => {
      const member = buildContractMember({
        PrimaryCareProviderId: '9000000011',
        PrimaryCareProviderName: 'Marie Curie',
      });
      shows(buildContract({ PcpChanges: [Changed], Members: [member] }));
      return answer({ Status: 'Changed', Member: member });
    };
    fireEvent.click(dialog.getByRole('button', { name: 'Request change' }));
    await screen.findByRole('dialog', { name: 'PCP changed' });
    screen.getByText('The carrier has confirmed Marie Curie as the PCP of Ada Byron from 11/23/2026 on.');
    expect(server.calls).toContain(
      'POST /api/BobIndividual/UpdatePcp/E1/9000000011/F1/11-23-2026/false?before=9000000001',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await pcpOf('Ada Byron')).getByText('Marie Curie');
  });

  it('show a change that the carrier has not answered, and its answer by themselves', async () => {
    shows(buildContract({ PcpChanges: [buildPcpChange()] }));
    open();
    const pcp = await pcpOf('Ada Byron');
    pcp.getByText('Requested Marie Curie from 12/1/2026 on. Waiting for the carrier; this page shows the answer.');
    expect(pcp.queryByRole('button')).toBeNull();
    shows(
      buildContract({
        PcpChanges: [buildPcpChange({ Status: 'Changed' })],
        Members: [buildContractMember({ PrimaryCareProviderId: '9000000011', PrimaryCareProviderName: 'Marie Curie' })],
      }),
    );
    await pass(4_000);
    screen.getByRole('dialog', { name: 'PCP changed' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(1_000);
    (await pcpOf('Ada Byron')).getByText(/from 12\/1\/2026 on; until then Dexter Elkhart$/);
    server.calls = [];
    await pass(60_000);
    expect(server.calls).toEqual([]);
  });

  it('keep what was chosen when the carrier refuses it', async () => {
    open();
    const dialog = await choose();
    server.update = () => refusal('This practice has closed.');
    fireEvent.click(dialog.getByRole('button', { name: 'Request change' }));
    await dialog.findByText('This practice has closed.');
    dialog.getByText('Marie Curie');
  });

  it('show a refused change with its reason, and try it again with what was chosen', async () => {
    shows(
      buildContract({
        PcpChanges: [
          buildPcpChange({ Status: 'Refused', Reason: 'This practice has closed.', IsExistingPatient: true }),
        ],
      }),
    );
    open();
    const pcp = await pcpOf('Ada Byron');
    pcp.getByText('The PCP was not changed to Marie Curie. This practice has closed.');
    fireEvent.click(pcp.getByRole('button', { name: 'Try again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await pass();
    dialog.getByText('Marie Curie');
    expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^First day/ }).value).toBe('12/01/2026');
  });

  it('say what is wrong before anything is sent, and what the server says at its field', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Change PCP of Ada Byron' }));
    const dialog = within(await screen.findByRole('dialog'));
    const day = dialog.getByRole('textbox', { name: /^First day/ });
    fireEvent.change(day, { target: { value: '11/22/2026' } });
    fireEvent.blur(day);
    fireEvent.click(dialog.getByRole('button', { name: 'Request change' }));
    await dialog.findAllByText('Choose a primary care provider, or have one assigned automatically.');
    await dialog.findAllByText('The change cannot begin before today.');
    expect(server.calls.some((call) => call.includes('UpdatePcp'))).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Assign automatically' }));
    await dialog.findByText('Assigned automatically');
    fireEvent.change(day, { target: { value: '11/23/2026' } });
    fireEvent.blur(day);
    server.update = () =>
      answer(
        { Code: 'RULE_BROKEN', Message: PCP_NOT_ACCEPTING, Fields: { PrimaryCareProviderId: [PCP_NOT_ACCEPTING] } },
        422,
      );
    fireEvent.click(dialog.getByRole('button', { name: 'Request change' }));
    await dialog.findAllByText(PCP_NOT_ACCEPTING);
  });

  it('print through the server, under a name without personal data', async () => {
    open();
    const print = await screen.findByRole('button', { name: 'Print' });
    expect(await saved(async () => fireEvent.click(print))).toEqual(['contract_C1.pdf']);
  });
});
