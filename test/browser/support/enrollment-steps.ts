import { expectAccessible } from './accessibility.ts';
import { hasAddress } from './address.ts';
import type { Scene } from './journeys.ts';

/** The dialog that tells in these words what became of a submission; closes it. */
export async function readResult(scene: Scene, title: string, ...words: (string | RegExp)[]): Promise<void> {
  const dialog = scene.page.getByRole('dialog', { name: title });
  for (const each of words) {
    await dialog.getByText(each).waitFor();
  }
  await expectAccessible(scene.page, `the result "${title}"`);
  await closeDialog(scene, title);
}

export const closeDialog = ({ page, hands }: Scene, title: string): Promise<void> =>
  hands.press(page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' }));

/** At the provider, with the card of this person, and back. */
export async function pay({ page, hands }: Scene, payer: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Pay now' }));
  await hasAddress(page, /\/api\/sandbox\/payment\/pay\//);
  await hands.type(page.getByLabel('Name on card'), payer);
  await hands.press(page.getByRole('button', { name: /^Pay \$/ }));
  await hasAddress(page, /\/enrollment\/individual\/\d+$/);
}
