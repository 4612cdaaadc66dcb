import type { Page } from 'playwright-core';
import type { DashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import { EMPLOYEE_WORDS as SAID } from '../../shared/src/languages/employee.words.ts';
import { type Language, LANGUAGE_NAMES } from '../../shared/src/languages/language.ts';
import { LINK_WORDS } from '../../shared/src/languages/link.words.ts';
import { expectAccessible, expectNoSidewaysScroll, look, lookTwice } from './support/accessibility.ts';
import { enrollingQuote, signedInAgent } from './support/proposed-quote.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const PHONE = { width: 390, height: 844 };
const MISSING = 'Our son Ben, born 6/1/2026, is missing.';
const GROUP = 'Eastern Market Produce';

describe('an employee who enrolls on their own phone', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('employees', { JOBS_POLL_MS: '100' });
  });
  afterAll(() => stage.close());

  /** The agent's board of employees; nobody is asked yet. */
  const openBoard = async (page: Page) => {
    await signIn(page, 'agent', '/dashboard');
    const rows = (await (await page.request.get('/api/dashboard')).json()) as DashboardRow[];
    const quoteId = rows.find(({ G }) => G?.GN === GROUP)!.LQID!;
    await page.goto(`/enrollment/demographics/${quoteId}`);
    return quoteId;
  };

  it('opens the link from an email with the code, fills in the household and signs, and the agent’s board shows it', async () => {
    const agent = await stage.newVisitor();
    const { page } = agent;
    const quoteId = await openBoard(page);
    await page.getByRole('button', { name: 'Ask employees by link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask employees by link' });
    const list = dialog.getByRole('list', { name: 'Employees to ask' }).getByRole('listitem');
    const asked = list.last();
    const name = await asked.getByRole('checkbox').evaluate((box) => box.closest('label')!.innerText.trim());
    await asked.getByRole('textbox', { name: `Email of ${name}` }).fill('last.employee@example.com');
    await expectAccessible(page, 'asking employees by link');
    await dialog.getByRole('button', { name: 'Create links' }).click();
    const made = dialog.getByRole('list', { name: 'Codes' }).getByRole('listitem').filter({ hasText: name });
    const code = (await made.getByText(/^Code \d{6}$/).innerText()).slice(-6);
    await expectAccessible(page, 'the codes of employees');
    await dialog.getByRole('button', { name: 'Done' }).click();
    const board = page.getByRole('list', { name: 'Employees and their links' });
    const line = board.getByRole('listitem').filter({ hasText: name });
    await line.getByText('Not opened').waitFor();
    await look(page, 'the board of employees');
    await page.goto('/api/sandbox/mailbox');
    const mail = page.getByRole('article').filter({ hasText: 'To last.employee@example.com' });
    const link = (await mail.getByRole('link').getAttribute('href'))!;

    const employee = await stage.newVisitor({ viewport: PHONE });
    const phone = employee.page;
    await phone.goto(link);
    await phone.getByRole('textbox', { name: 'Code' }).fill(code);
    await phone.getByRole('button', { name: 'Continue' }).click();
    await phone.getByRole('heading', { name: `Coverage for ${name}`, level: 1 }).waitFor();
    await look(phone, 'the household of an employee');
    await phone.getByRole('button', { name: `Fill in ${name}` }).click();
    await look(phone, 'the form of an employee');
    await phone.getByRole('dialog', { name }).getByRole('button', { name: 'Cancel' }).click();
    await fillIn(phone, name, '219-45-0009');
    await phone.getByLabel('Who is missing, or does not belong here?').fill(MISSING);
    await phone.getByRole('button', { name: 'Tell your agent' }).click();
    await phone.getByText('Your agent can read this.').waitFor();
    await phone.getByRole('radio', { name: 'Yes, enroll us' }).check();
    await phone.getByRole('button', { name: 'Sign' }).click();
    await phone
      .getByText(/^Type your full name/)
      .first()
      .waitFor();
    await look(phone, 'a signature that is refused');
    await phone.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(phone);
    await phone.getByRole('textbox', { name: 'Your full name' }).fill(name);
    await phone.getByRole('checkbox', { name: /^I enroll myself/ }).check();
    await phone.getByRole('button', { name: 'Sign' }).click();
    await phone.getByRole('heading', { name: 'Thank you' }).waitFor();
    await look(phone, 'what an employee has signed');

    await page.goto(`/enrollment/demographics/${quoteId}`);
    await line.getByText('Signed', { exact: true }).waitFor();
    await line.getByText(`${name} says: “${MISSING}”`).waitFor();
    await look(page, 'the board with a signature');
    expect([...agent.problems, ...employee.problems]).toEqual([]);
  });

  it('fills in, enrolls and signs in Spanish, asked by an email in Spanish; the agent sees the language', async () => {
    const agent = await stage.newVisitor();
    const { page } = agent;
    const quoteId = await openBoard(page);
    const { name, code } = await askOne(page, 0, 'es', 'segunda@example.com');
    await page.goto('/api/sandbox/mailbox');
    const mail = page.getByRole('article').filter({ hasText: 'To segunda@example.com' });
    await mail.getByText('Su cobertura de salud en').first().waitFor();
    const link = (await mail.getByRole('link', { name: 'Inscribirse o renunciar' }).getAttribute('href'))!;

    const employee = await stage.newVisitor({ viewport: PHONE, locale: 'es-MX' });
    const phone = employee.page;
    await enter(phone, 'es', { link, code, name });
    await lookTwice(phone, 'the household of an employee in Spanish');
    await phone.getByRole('button', { name: `Cambiar los datos de ${name}` }).click();
    const form = phone.getByRole('dialog', { name });
    await form.getByLabel('Número de Seguro Social').fill('');
    await form.getByLabel('Teléfono del domicilio').fill('12');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await form.getByText('El número de teléfono debe tener diez dígitos.').first().waitFor();
    await lookTwice(phone, 'the form of an employee in Spanish, refused');
    await form.getByLabel('Teléfono del domicilio').fill('313 555 0124');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await phone.getByText('Indique el número de Seguro Social.').waitFor();
    await phone.getByRole('button', { name: `Completar los datos de ${name}` }).click();
    await form.getByLabel('Número de Seguro Social').fill('219-45-0010');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await phone.getByRole('button', { name: `Cambiar los datos de ${name}` }).waitFor();
    await phone.getByRole('radio', { name: 'Sí, inscríbannos' }).check();
    await phone.getByRole('button', { name: 'Firmar' }).click();
    await phone
      .getByText(/^Escriba su nombre completo/)
      .first()
      .waitFor();
    await lookTwice(phone, 'a signature in Spanish that is refused');
    await phone.getByRole('textbox', { name: 'Su nombre completo' }).fill(name);
    await phone.getByRole('checkbox', { name: /^Me inscribo, e inscribo a las personas/ }).check();
    await phone.getByRole('button', { name: 'Firmar' }).click();
    await phone.getByRole('heading', { name: 'Gracias' }).waitFor();
    await lookTwice(phone, 'what an employee has signed in Spanish');

    await page.goto(`/enrollment/demographics/${quoteId}`);
    await lineOf(page, name)
      .getByText(/ · Read in Spanish$/)
      .waitFor();
    expect([...agent.problems, ...employee.problems]).toEqual([]);
  });

  it('reads the page from right to left in Arabic', async () => {
    const agent = await stage.newVisitor();
    await openBoard(agent.page);
    const { name, code } = await askOne(agent.page, 1, 'ar', 'third@example.com');
    await agent.page.goto('/api/sandbox/mailbox');
    const mail = agent.page.getByRole('article').filter({ hasText: 'To third@example.com' });
    const link = (await mail.getByRole('link').getAttribute('href'))!;
    const { page: phone, problems } = await stage.newVisitor({ viewport: PHONE, locale: 'ar-EG' });
    await enter(phone, 'ar', { link, code, name });
    await lookTwice(phone, 'the household of an employee in Arabic');
    await phone.getByRole('radio', { name: SAID.yes.ar }).check();
    await lookTwice(phone, 'a signature in Arabic');
    await phone
      .getByRole('button', { name: /^تغيير بيانات/ })
      .first()
      .click();
    const form = phone.getByRole('dialog');
    await form.getByLabel('رقم الضمان الاجتماعي').fill('12');
    await form.getByRole('button', { name: 'حفظ' }).click();
    await form.getByText('يجب أن يتكون رقم الضمان الاجتماعي من تسعة أرقام.').first().waitFor();
    await lookTwice(phone, 'the form of an employee in Arabic, refused');
    // An address that begins with its number is read in its own direction.
    const street = form.getByLabel('الشارع ورقم المبنى').first();
    expect(await street.evaluate((field) => getComputedStyle(field).unicodeBidi)).toBe('plaintext');
    // The other languages are one click away, and what was typed stays.
    await form.getByRole('button', { name: 'إلغاء' }).click();
    await phone.getByRole('button', { name: 'خروج' }).click();
    await phone.getByRole('button', { name: LANGUAGE_NAMES.en }).click();
    await phone.getByRole('heading', { name: `Coverage for ${name}`, level: 1 }).waitFor();
    expect(await phone.getByRole('radio', { name: SAID.yes.en }).isChecked()).toBe(true);
    expect([...agent.problems, ...problems]).toEqual([]);
  });
});

describe('forty employees who enroll in one meeting, on one network', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('forty-employees');
  });
  afterAll(() => stage.close());

  it('fill in what is missing, each behind the own link, until the demographics of the group are complete', async () => {
    const quoteId = await enrollingQuote(await signedInAgent(stage.url), 'Forty Hands Workshop', FORTY);
    const agent = await stage.newVisitor();
    const { page } = agent;
    await signIn(page, 'agent', `/enrollment/demographics/${quoteId}`);
    await page.getByRole('button', { name: 'Ask employees by link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask employees by link' });
    await look(page, 'asking forty employees');
    await dialog.getByRole('button', { name: 'Create links' }).click();
    const codes = dialog.getByRole('list', { name: 'Codes' }).getByRole('listitem');
    await codes.first().waitFor();
    const asked = (await codes.allInnerTexts()).map((text) => text.split(/\n+/).map((line) => line.trim()));
    expect(asked.map(([name]) => name).sort()).toEqual(FORTY.map((names) => names.join(' ')).sort());
    await dialog.getByRole('button', { name: 'Done' }).click();

    const employees = await stage.newVisitor({ viewport: PHONE });
    for (const [place, [name = '', code = '', link = '']] of asked.entries()) {
      const phone = await employees.context.newPage();
      await enter(phone, 'en', { link: link.slice(link.indexOf('/', 10)), code: code.slice(-6), name });
      await fillIn(phone, name, `219-45-${String(1_000 + place)}`);
      await phone.getByRole('radio', { name: 'Yes, enroll us' }).check();
      await phone.getByRole('textbox', { name: 'Your full name' }).fill(name);
      await phone.getByRole('checkbox', { name: /^I enroll myself/ }).check();
      await phone.getByRole('button', { name: 'Sign' }).click();
      await phone.getByRole('heading', { name: 'Thank you' }).waitFor();
      await phone.close();
    }

    await page.goto(`/enrollment/demographics/${quoteId}`);
    await page.getByText('40 signed').waitFor();
    await look(page, 'the board of forty employees');
    await page.goto(`/enrollment/group/${quoteId}`);
    await page.getByText('2 of 3 parts completed').waitFor();
    await look(page, 'an enrollment whose demographics are complete');
    expect([...agent.problems, ...employees.problems]).toEqual([]);
  });
});

const FORTY = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'].flatMap((first) =>
  ['Berg', 'Cole', 'Dahl', 'Ek', 'Falk'].map((last) => [first, last] as const),
);

const lineOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Employees and their links' }).getByRole('listitem').filter({ hasText: name });

/** Asks one employee, by their place on the list, and nobody else. */
async function askOne(
  page: Page,
  place: number,
  language: Language,
  to: string,
): Promise<{ name: string; code: string }> {
  await page.getByRole('button', { name: 'Ask employees by link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask employees by link' });
  const people = dialog.getByRole('list', { name: 'Employees to ask' }).getByRole('checkbox');
  for (const chosen of await people.all()) {
    await chosen.uncheck();
  }
  await people.nth(place).check();
  const name = await people.nth(place).evaluate((box) => box.closest('label')!.innerText.trim());
  await dialog.getByRole('textbox', { name: `Email of ${name}` }).fill(to);
  await dialog.getByLabel('Language of the emails').selectOption(language);
  await dialog.getByRole('button', { name: 'Create links' }).click();
  const made = dialog.getByRole('list', { name: 'Codes' }).getByRole('listitem').filter({ hasText: name });
  const code = (await made.getByText(/^Code \d{6}$/).innerText()).slice(-6);
  return { name, code };
}

async function enter(phone: Page, language: Language, { link, code, name }: Record<'link' | 'code' | 'name', string>) {
  await phone.goto(link);
  await phone.getByRole('heading', { name: SAID.yourCoverage[language], level: 1 }).waitFor();
  await phone.getByRole('textbox', { name: LINK_WORDS.code[language] }).fill(code);
  await phone.getByRole('button', { name: LINK_WORDS.goOn[language] }).click();
  await phone.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();
}

/** What is missing about an employee who lives in Detroit. */
async function fillIn(phone: Page, name: string, ssn: string): Promise<void> {
  await phone.getByRole('button', { name: `Fill in ${name}` }).click();
  const form = phone.getByRole('dialog', { name });
  await form.getByLabel('SSN').fill(ssn);
  await form.getByLabel('Home phone').fill('313 555 0123');
  await form.getByLabel('Street address').first().fill('12 Russell St');
  await form.getByLabel('ZIP code').first().fill('48207');
  await form.getByLabel('ZIP code').first().blur();
  await form.getByText('Detroit, MI').first().waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'hidden' });
  await phone.getByRole('button', { name: `Change ${name}` }).waitFor();
}
