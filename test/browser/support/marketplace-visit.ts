import { hasAddress } from './address.ts';
import type { Scene } from './journeys.ts';

/** Records a client's consent by call, goes to the marketplace, and comes back as this consumer of the sandbox. */
export async function comeBackAs({ page, hands }: Scene, consumer: string): Promise<void> {
  await page.goto('/individual/marketplace');
  await recordConsent({ page, hands }, 'consent');
  await hands.press(page.getByRole('button', { name: 'Go to the marketplace' }));
  const user = page.getByRole('dialog', { name: 'Marketplace user ID' });
  await hands.type(user.getByLabel('Marketplace user ID'), 'grace.oyelaran');
  await hands.press(user.getByRole('button', { name: 'Continue' }));
  await hasAddress(page, /\/api\/sandbox\/marketplace\/apply\//);
  await hands.type(page.getByLabel('Consumer ID'), consumer);
  await hands.press(page.getByRole('button', { name: 'Application completed' }));
  await page.getByRole('heading', { name: 'Granted by the marketplace' }).waitFor();
}

/** By a recorded call, just now. */
export async function recordConsent({ page, hands }: Scene, kind: 'consent' | 'review'): Promise<void> {
  const title = `Record the client’s ${kind}`;
  await hands.press(page.getByRole('button', { name: title }));
  const dialog = page.getByRole('dialog', { name: title });
  const client = dialog.getByRole('textbox', { name: 'Client', exact: true });
  if ((await client.inputValue()) === '') {
    await hands.type(client, 'Clara Quist');
  }
  await hands.type(dialog.getByLabel('Where the recording can be found'), 'Call 4711');
  await hands.press(dialog.getByRole('button', { name: 'Record' }));
  await dialog.waitFor({ state: 'detached' });
  // A pointer that rests on the message would keep it open; on a phone over the next button.
  await page.mouse.move(0, 0);
}
