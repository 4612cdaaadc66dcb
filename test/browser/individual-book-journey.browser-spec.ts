import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import type { ContractRenewalState } from '../../shared/src/contract-renewals/contract-renewal.record.ts';
import { contractLine, invoiceLine, memberLine } from '../individual-book/contract-lines.ts';
import { SERVER_MAIN } from '../support/running-server.ts';
import { look } from './support/accessibility.ts';
import { hasAddress } from './support/address.ts';
import { mouse } from './support/hands.ts';
import { signIn } from './support/sign-in.ts';
import { type Stage, startBrowser } from './support/start-browser.ts';

const CONTRACTS = 20_000;
const LAST_NAMES = ['Quillfeather', 'Abernathy', 'Bramwell', 'Castellanos', 'Drummond', 'Eriksen', 'Featherstone'];
/** Of whom the client on the phone is. */
const SOUGHT = 'Quillfeather';
/** Every 25th of the sought name owes: more than one page of them. */
const OWES_EVERY = LAST_NAMES.length * 25;
/** Of the demo, in the book of the agent: a contract with a plan that can be renewed. */
const RENEWABLE = 'C48000095';

/** A household of the carrier's file; those who owe have one person, a bill that is past due, and last month's, which was paid. */
function lineOf(at: number, MedicalPlanId: number, SrcAgentId: string): string {
  const Name = { First: `Member${at}`, Last: LAST_NAMES[at % LAST_NAMES.length]! };
  const owes = at % OWES_EVERY === 0;
  return JSON.stringify(
    contractLine({
      ...{ ContractId: `J${at}`, SrcAgentId, FacetsId: `JF${at}`, Name, Phone: `616${String(at).padStart(7, '0')}` },
      ...{ MedicalPlanId, PaidToDate: owes ? '2026-09-30' : '2026-12-31' },
      CurrentInvoice: {
        ...{ InvoiceStatus: 'Open', DueDate: owes ? '2026-10-01' : '2099-01-01' },
        TotalAmountDue: 300 + (at % 500),
      },
      ...(owes && {
        Members: [memberLine({ Name, EnterpriseId: `JE${at}` })],
        Invoices: [
          invoiceLine({ InvoiceId: `JI${at}`, IsInvoicePdfAvailable: true }),
          invoiceLine({
            ...{ InvoiceId: `JP${at}`, InvoiceCreatedDate: '2026-09-20', CoverageStart: '2026-10-01' },
            Payments: [{ PaymentAmount: 412.5, PaymentDate: '2026-09-25', PaymentType: 'EFT' }],
          }),
        ],
      }),
    }),
  );
}

describe('an agent with 20,000 contracts', () => {
  let stage: Stage;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pq-book-'));
    stage = await startBrowser('individual-book-journey', { JOBS_POLL_MS: '100' });
  });
  afterAll(async () => {
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** `npm run import:contracts`, while the server runs. */
  async function importBook(planId: number, agent: string): Promise<string> {
    const file = path.join(folder, 'contracts.jsonl');
    const lines = Array.from({ length: CONTRACTS }, (_, at) => lineOf(at, planId, agent));
    await writeFile(file, lines.join('\n'));
    const command = [path.join(path.dirname(SERVER_MAIN), 'import-cli.js'), 'contracts', file];
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      env: { PATH: process.env['PATH'], DATABASE_URL: `sqlite:${stage.server.database}` },
    });
    return stdout;
  }

  it('finds who owes, exports them, opens the contract and its invoice, changes the doctor, and renews it', async () => {
    const { page, context, problems } = await stage.newVisitor({ viewport: { width: 1280, height: 900 } });
    const hands = mouse(page);
    await signIn(page, 'individualagent');
    const [{ SrcAgentId }, { MedicalPlanId }] = await Promise.all([
      ask<{ SrcAgentId: string }>(page, '/api/account'),
      ask<{ MedicalPlanId: number }>(page, `/api/BobIndividual/GetContractDetail/${RENEWABLE}`),
    ]);
    expect(await importBook(MedicalPlanId, SrcAgentId)).toContain('20,000 added');

    await page.goto('/bookofbusiness/individual');
    await page.getByText(/^1–10 of 20,\d{3} contracts$/).waitFor();
    await search(page, 'Last name', SOUGHT);
    await page.getByText(/^1–10 of 2,858 contracts$/).waitFor();
    await search(page, 'Payment status', 'Past due');
    await page.getByText(/^1–10 of 115 contracts$/).waitFor();
    await hands.press(page.getByRole('button', { name: 'Go to page 7' }));
    await page.getByText(/^61–70 of 115 contracts$/).waitFor();
    await look(page, 'page 7 of those who owe');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(page.getByRole('button', { name: 'Export CSV' })),
    ]);
    expect(file.suggestedFilename()).toBe('bobData.csv');
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1);
    expect([rows.length, rows.every((row) => row.includes(SOUGHT))]).toEqual([115, true]);

    const row = page.getByRole('link', { name: new RegExp(`^${SOUGHT}, Member\\d+$`) }).first();
    const client = (await row.innerText()).split(', ').toReversed().join(' ');
    await hands.press(row);
    await page.getByRole('heading', { name: client, level: 1 }).waitFor();
    await look(page, 'the contract of who owes');

    const [invoice] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(page.getByRole('button', { name: /^PDF of invoice/ }).first()),
    ]);
    expect(invoice.suggestedFilename()).toMatch(/^invoice_JI\d+\.pdf$/);
    expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await hands.press(page.getByRole('button', { name: `Change PCP of ${client}` }));
    const dialog = page.getByRole('dialog', { name: `Change PCP of ${client}` });
    await hands.press(dialog.getByRole('button', { name: 'Assign automatically' }));
    await dialog.getByText('Assigned automatically').waitFor();
    await hands.press(dialog.getByRole('button', { name: 'Request change' }));
    const confirmed = page.getByRole('dialog', { name: 'PCP changed' });
    await confirmed.waitFor();
    await hands.press(confirmed.getByRole('button', { name: 'Close' }));

    await hands.press(page.getByRole('link', { name: 'Back to the book' }));
    await page.getByText(/^61–70 of 115 contracts$/).waitFor();
    await hands.press(page.getByRole('link', { name: client.split(' ').toReversed().join(', '), exact: true }));
    await page.getByRole('heading', { name: client, level: 1 }).waitFor();
    await renew(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  /** On another day than those of the renewal period, the page says why not. */
  async function renew(page: Page): Promise<void> {
    const contract = new URL(page.url()).pathname.split('/').at(-1)!;
    const state = await ask<ContractRenewalState>(page, `/api/renewals/ContractRenewalState/${contract}`);
    if (state.Problem !== null) {
      await page.getByText(state.Problem).waitFor();
      return;
    }
    await page.getByRole('link', { name: `Renew for ${state.Year}` }).click();
    await hasAddress(page, /\/quotes\/census\/individual\/quote\/\d+$/);
    await page.getByText(`From contract ${contract}`).waitFor();
    await look(page, 'the renewal of who owes');
  }
});

const ask = async <Body>(page: Page, address: string): Promise<Body> =>
  (await (await page.request.get(address)).json()) as Body;

/** Adds a criterion, and waits for its chip. */
async function search(page: Page, choice: string, text: string): Promise<void> {
  await page.getByLabel('Search by', { exact: true }).selectOption({ label: choice });
  await page.getByLabel('Search for').fill(text);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: `${choice}: ${text}`, exact: true }).waitFor();
}
