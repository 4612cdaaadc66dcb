import { expectAccessible, look } from '../support/accessibility.ts';
import { hasAddress } from '../support/address.ts';
import { pay, readResult } from '../support/enrollment-steps.ts';
import { keyboard } from '../support/hands.ts';
import { PHONE, type Scene, setUpJourneys } from '../support/journeys.ts';
import { comeBackAs, recordConsent } from '../support/marketplace-visit.ts';

/** The demo's other agent has applications of these consumers already. */
const AGENT = 'agent';

describe('an enrollment at the federal marketplace', () => {
  const { visit } = setUpJourneys();

  /** From the client's consent to the submission. */
  const submit = async (scene: Scene, consumer: string): Promise<void> => {
    await comeBackAs(scene, consumer);
    await look(scene.page, 'what the marketplace decided');
    await choosePlan(scene, '50');
    await describeApplicant(scene);
    await reviewWithClient(scene);
    await sign(scene);
  };

  it('is complete for consumer 1000101: consent, eligibility, subsidy, plan, review, attestation, signature, first payment', async () => {
    const scene = await visit(AGENT);
    const { page } = scene;
    await submit(scene, '1000101');
    await readResult(scene, 'Thank you', 'Enrollment successfully submitted.');
    await page.getByText('Complete', { exact: true }).first().waitFor();
    await page
      .getByText(/^P-\d+$/)
      .first()
      .waitFor();
    await pay(scene, 'Clara Quist');
    const proof = page.getByRole('region', { name: 'What was submitted' });
    await proof.getByText(/^\$[\d,.]+, paid$/).waitFor();
    await look(page, 'an enrollment at the marketplace that was paid');
  });

  it('is complete for consumer 1000102, a family with a newborn, on a phone', async () => {
    const scene = await visit(AGENT, { viewport: PHONE });
    const { page } = scene;
    await submit(scene, '1000102');
    await readResult(scene, 'Thank you', 'Enrollment successfully submitted.');
    await page.getByText('Medical: Clara Quist, Emil Quist, Mina Quist, Otto Quist').first().waitFor();
    await look(page, 'the enrollment of a family at the marketplace');
  });

  it('waits for its verification for consumer 1000107, by keyboard: until when, and where the documents go', async () => {
    const scene = await visit(AGENT, { handsOf: keyboard });
    const { page } = scene;
    await submit(scene, '1000107');
    const deadline = /^Documents are due by \d\d?\/\d\d?\/\d{4}: 30 days left\.$/;
    await readResult(scene, 'Thank you', deadline, 'A-1000107');
    await page.getByText('Pending SE Verification', { exact: true }).first().waitFor();
    await look(page, 'an enrollment that waits for its verification');
  });

  it('is pended for consumer 1000110, who has an active contract: who must act, and from when it can be resubmitted', async () => {
    const scene = await visit(AGENT);
    const { page } = scene;
    await submit(scene, '1000110');
    const why =
      'The client has an active marketplace contract. Terminate it with the marketplace first, and wait 48 hours before you resubmit.';
    await readResult(scene, 'Enrollment pended', why, /^You can resubmit it after .*\.$/);
    await page.getByText('Pended', { exact: true }).first().waitFor();
    await look(page, 'an enrollment that is pended');
  });
});

/** Elects so many dollars, takes the first plan, verifies it, and starts the enrollment. */
async function choosePlan({ page, hands }: Scene, elected: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Choose plans' }));
  const subsidy = page.getByRole('dialog', { name: 'Subsidy' });
  await hands.type(subsidy.getByLabel('Tax credit to use each month'), elected);
  await hands.press(subsidy.getByRole('button', { name: 'Continue' }));
  await hasAddress(page, /\/ffmquote\/\d+$/);
  await hands.tick(page.getByRole('tabpanel').getByRole('radio').first());
  const review = page.getByRole('button', { name: 'Review selection' });
  if (await review.isVisible()) {
    await hands.press(review);
  }
  await hands.press(page.getByRole('button', { name: 'Enroll', exact: true }).filter({ visible: true }));
  const verify = page.getByRole('dialog', { name: 'Verify the marketplace plans' });
  await hands.press(verify.getByRole('button', { name: /enroll/i }));
  await hasAddress(page, /\/enrollment\/individual\/\d+$/);
}

async function describeApplicant({ page, hands }: Scene): Promise<void> {
  await hands.type(page.getByLabel('Home phone'), '616 555 0100');
  await hands.type(page.getByLabel('Email'), 'client@example.com');
  await page.getByText('Member information successfully saved.').waitFor();
}

async function reviewWithClient(scene: Scene): Promise<void> {
  await recordConsent(scene, 'review');
  await scene.page.getByRole('region', { name: 'Sign and submit' }).getByLabel('Your full name').waitFor();
}

async function sign({ page, hands }: Scene): Promise<void> {
  const area = page.getByRole('region', { name: 'Sign and submit' });
  await hands.type(area.getByLabel('Your full name'), 'Ada Lindqvist');
  await hands.tick(area.getByRole('checkbox', { name: /^I have reviewed this application with the applicant/ }));
  await hands.tick(area.getByRole('checkbox', { name: /accepts this attestation/ }));
  // Elsewhere the bar that says what is saved covers a part of what lies below it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await look(page, 'a marketplace application to sign');
  await hands.press(area.getByRole('button', { name: 'Sign and submit' }));
  const last = page.getByRole('alertdialog');
  await expectAccessible(page, 'last look before it goes to the marketplace');
  await hands.press(last.getByRole('button', { name: 'Sign and submit' }));
}
