import type { Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../backend/src/platform/account/demo-accounts.ts';
import { HEALTH_QUESTIONS } from '../../../shared/src/individual-enrollment/questions.ts';
import { becomes } from '../../support/eventually.ts';
import { signedHouseholdOver } from '../../support/household-over-http.ts';
import { HttpSession } from '../../support/http-session.ts';
import { buildPdf } from '../../support/pdf-files.ts';
import { expectAccessible, look } from '../support/accessibility.ts';
import { hasAddress } from '../support/address.ts';
import { chosenHousehold } from '../support/chosen-household.ts';
import { closeDialog, pay, readResult } from '../support/enrollment-steps.ts';
import { keyboard } from '../support/hands.ts';
import { PHONE, type Scene, setUpJourneys } from '../support/journeys.ts';

const AGENT = 'individualagent';
const SSNS = { Ada: '219-09-6101', Pieter: '219-09-6102', Femke: '219-09-6103' } as const;

describe('the enrollment of a household', () => {
  const { url, visit } = setUpJourneys();

  it('takes a family with an HMO plan to its contract, on a phone: doctors assigned, proof uploaded, signed, submitted, paid', async () => {
    const id = await chosenHousehold(url(), { lastName: 'Zuiderveen', plan: 'HMO' });
    const scene = await visit(AGENT, { viewport: PHONE });
    const { page } = scene;
    await enroll(scene, id);
    await answerEligibility(scene);
    await describePeople(scene);
    await uploadProof(page);
    await page.reload();
    await sign(scene, 'Ada Zuiderveen');
    await readResult(scene, 'Thank you', 'Enrollment successfully submitted.');
    await page.getByText('Payment Pending').first().waitFor();
    await pay(scene, 'Ada Zuiderveen');
    await closeDialog(scene, 'Thank you');
    await page.getByText('Complete', { exact: true }).first().waitFor();
    const proof = page.getByRole('region', { name: 'What was submitted' });
    await proof.getByText(/^\$[\d,.]+, paid$/).waitFor();
    await proof.getByText(/^91\d{7}$/).waitFor();
    await proof.getByText('Medical: Ada Zuiderveen, Pieter Zuiderveen, Femke Zuiderveen').waitFor();
    await look(page, 'a complete enrollment');
    const download = page.waitForEvent('download');
    await proof.getByRole('button', { name: 'Download application' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Application Zuiderveen .*\.pdf$/);
  });

  it('denies short-term coverage for one health condition, by keyboard, and says whom to call', async () => {
    const id = await chosenHousehold(url(), { lastName: 'Quillfeather', plan: 'ShortTerm' });
    const scene = await visit(AGENT, { handsOf: keyboard });
    const { page } = scene;
    await enroll(scene, id);
    await answerEligibility(scene);
    await describeApplicant(scene, page.getByRole('region', { name: /^Ada / }));
    await goOn(scene, 'Member info', 'Health info');
    await answerHealth(scene, HEALTH_QUESTIONS.HasStroke);
    await page.reload();
    await sign(scene, 'Ada Quillfeather');
    const denied = page.getByRole('dialog', { name: 'Short-term coverage denied' });
    await denied.getByText(/did not meet our medical underwriting requirements or eligibility rules/).waitFor();
    expect(await denied.getByRole('link', { name: /^\(\d{3}\)/ }).getAttribute('href')).toMatch(/^tel:\+1\d{10}$/);
    await expectAccessible(page, 'a denied application');
    await closeDialog(scene, 'Short-term coverage denied');
    await page.getByText('Rejected', { exact: true }).first().waitFor();
    await look(page, 'a rejected quote');
  });

  it('offers a declined first payment again', async () => {
    const session = new HttpSession(url());
    await session.signIn(AGENT, DEMO_PASSWORD);
    const { id } = await signedHouseholdOver(session, { LastName: 'Ravensworth', DateOfBirth: '1979-04-02' });
    const scene = await visit(AGENT);
    const { page } = scene;
    await page.goto(`/enrollment/individual/${id}`);
    await page.getByText(/^Signed by .* Nothing has changed since.$/).waitFor();
    await scene.hands.press(page.getByRole('button', { name: 'Submit', exact: true }));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit', exact: true }).dblclick();
    await closeDialog(scene, 'Thank you');
    await pay(scene, 'Ada Declined');
    const result = page.getByRole('region', { name: 'Thank you' });
    await result.getByText('The card was declined and nothing was paid. Try again, or use another card.').waitFor();
    await expectAccessible(page, 'a declined payment');
    await page.reload();
    await result.getByText('The card was declined and nothing was paid. Try again, or use another card.').waitFor();
    await pay(scene, 'Ada Ravensworth');
    await closeDialog(scene, 'Thank you');
    await page.getByText('Complete', { exact: true }).first().waitFor();
    await result.getByText(/^Contract number: 91\d{7}$/).waitFor();
  });
});

/** On phones the selection opens from the bar at the bottom. */
async function enroll({ page, hands }: Scene, id: number): Promise<void> {
  await page.goto(`/quote/plan-selection/individual/quote/${id}`);
  const start = page.getByRole('button', { name: 'Enroll', exact: true });
  const review = page.getByRole('button', { name: 'Review' });
  await start.or(review).first().waitFor();
  if (await review.isVisible()) {
    await hands.press(review);
  }
  await hands.press(start);
  await hasAddress(page, new RegExp(`/enrollment/individual/${id}$`));
  await look(page, 'an enrollment that has just begun');
}

const panel = (page: Page, name: string, state = ''): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name} ${state}`) });

async function goOn({ page, hands }: Scene, from: string, to: string): Promise<void> {
  await panel(page, from, 'Completed').waitFor();
  await hands.press(page.getByRole('button', { name: `Next: ${to}` }));
  await becomes(() => panel(page, to).evaluate((heading) => heading === document.activeElement), true);
}

const answerOf = (page: Page, question: string | RegExp, answer: 'Yes' | 'No'): Locator =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer });

async function answerEligibility(scene: Scene): Promise<void> {
  const { page, hands } = scene;
  await hands.tick(answerOf(page, /^Does everyone who enrolls live in Michigan/, 'Yes'));
  const dental = page.getByRole('radiogroup', { name: /^Does everyone under age 19/ });
  if (await dental.isVisible()) {
    await hands.tick(dental.getByRole('radio', { name: 'Yes' }));
  }
  await page.getByText('Eligibility requirements successfully saved.').waitFor();
  await goOn(scene, 'Eligibility', 'Member info');
}

async function describePeople(scene: Scene): Promise<void> {
  const { page, hands } = scene;
  for (const [name, SSN] of Object.entries(SSNS)) {
    const region = page.getByRole('region', { name: new RegExp(`^${name} `) });
    const heading = page.getByRole('button', { name: new RegExp(`^${name} Zuiderveen (Applicant|Spouse|Child)`) });
    if ((await heading.getAttribute('aria-expanded')) !== 'true') {
      await hands.press(heading);
    }
    await hands.choose(region.getByRole('combobox', { name: 'Race' }), 'Declines to answer');
    await hands.choose(region.getByRole('combobox', { name: 'Ethnicity' }), 'Not Hispanic or Latino');
    await (name === 'Ada'
      ? describeApplicant(scene, region)
      : describeIdentity(scene, region, { gender: name === 'Pieter' ? 'Male' : 'Female', SSN }));
    await hands.press(region.getByRole('button', { name: 'Assign automatically' }));
    await region.getByText('Assigned automatically').first().waitFor();
  }
  await look(page, 'the people of a household');
  await goOn(scene, 'Member info', 'Documentation');
}

async function describeIdentity({ hands }: Scene, region: Locator, { gender, SSN }: { gender: string; SSN: string }) {
  await hands.choose(region.getByRole('combobox', { name: 'Gender' }), gender);
  await hands.type(region.getByLabel('SSN'), SSN);
}

async function describeApplicant(scene: Scene, region: Locator): Promise<void> {
  const { hands } = scene;
  await describeIdentity(scene, region, { gender: 'Female', SSN: SSNS.Ada });
  await hands.type(region.getByLabel('Home phone'), '616 555 0100');
  await hands.type(region.getByLabel('Email'), 'ada@example.com');
  await hands.type(region.getByLabel('Street address'), '12 Fulton St');
}

async function uploadProof(page: Page): Promise<void> {
  await page.getByText('Upload a proof of: Marriage. The marriage certificate.').first().waitFor();
  const file = { name: 'marriage certificate.pdf', mimeType: 'application/pdf', buffer: await buildPdf() };
  await page.getByLabel('File: Individual proofs').setInputFiles(file);
  await panel(page, 'Documentation', 'Completed').waitFor();
  await look(page, 'a proof that was uploaded');
}

/** No to everything but this. */
async function answerHealth({ page, hands }: Scene, condition: string): Promise<void> {
  // How long earlier coverage lasted is not asked of those who had none.
  const { CoveredMoreThanSixMonth: _notAsked, ...asked } = HEALTH_QUESTIONS;
  for (const question of Object.values(asked)) {
    await hands.tick(answerOf(page, question, question === condition ? 'Yes' : 'No'));
  }
  await panel(page, 'Health info', 'Completed').waitFor();
  await page.getByText('Health Information successfully saved.').waitFor();
  await look(page, 'health answers');
}

async function sign({ page, hands }: Scene, applicant: string): Promise<void> {
  const area = page.getByRole('region', { name: 'Sign and submit' });
  await hands.type(area.getByLabel('Your full name'), 'Grace Oyelaran');
  await hands.tick(area.getByRole('checkbox', { name: /^I have reviewed this application with the applicant/ }));
  await look(page, 'an application to sign');
  await hands.press(area.getByRole('button', { name: 'Sign and submit' }));
  const last = page.getByRole('alertdialog', { name: `Sign and submit the application of ${applicant}?` });
  await last.getByText('a month').first().waitFor();
  await expectAccessible(page, 'last look before it is submitted');
  await hands.press(last.getByRole('button', { name: 'Sign and submit' }));
}
