import { fireEvent, screen, within } from '@testing-library/react';
import { callsOf } from './submission-server.tsx';

export const SIGN = '/api/enrollment/SignElectronically';

export const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
/** What is asked before something is sent. */
export const confirmation = async () => within(await screen.findByRole('alertdialog'));

/** Types the name and agrees. */
export async function typeSignature(name = 'Ada Agent') {
  fireEvent.change(await screen.findByLabelText(/^Your full name/), { target: { value: name } });
  fireEvent.click(screen.getByRole('checkbox', { name: /^I have reviewed this application/ }));
}
/** Types and agrees, up to the confirmation. */
export async function sign(name?: string) {
  await typeSignature(name);
  fireEvent.click(await button('Sign and submit'));
  return confirmation();
}
/** Up to the result. */
export async function confirmTwice(dialog: Awaited<ReturnType<typeof sign>>) {
  const confirm = dialog.getByRole('button', { name: 'Sign and submit' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await screen.findByRole('dialog', { name: 'Thank you' });
}
export async function submitSigned() {
  fireEvent.click(await button('Submit'));
  fireEvent.click((await confirmation()).getByRole('button', { name: 'Submit' }));
}

/** Of the requests to this path. */
export const keysOf = (path: string) => callsOf(`POST ${path}`).map(({ headers }) => headers.get('Idempotency-Key'));
