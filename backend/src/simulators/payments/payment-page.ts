import { formatCents } from '#shared/formats/currency';
import { returnAddress } from '#shared/payments/hand-off';
import { escaped } from '../../platform/escaped.ts';
import { sandboxPage } from '../sandbox-page.ts';
import type { SandboxPayment } from './sandbox-payment.table.ts';

export const NAME_FIELD = 'payer';
export const LONGEST_PAYER = 110;

/** The sandbox's page: a payment to make, or one that was made. It works without scripts. */
export const paymentPage = (payment: SandboxPayment, problem: string | null = null): string =>
  sandboxPage(
    'First payment – Payment sandbox',
    payment.result === null ? openPage(payment, problem) : usedPage(payment),
  );

const openPage = ({ amountCents, payerName, returnUrl }: SandboxPayment, problem: string | null): string => `
  <h1>First payment</h1>
  <p class="note">This is the sandbox of the payment provider. No money moves, and no card is asked for.</p>
  <dl><dt>Amount</dt><dd>${formatCents(amountCents)}</dd></dl>
  <form method="post" enctype="multipart/form-data">
    <label for="${NAME_FIELD}">Name on card</label>
    <input id="${NAME_FIELD}" name="${NAME_FIELD}" value="${escaped(payerName)}" maxlength="${LONGEST_PAYER}"
      autocomplete="off" required aria-invalid="${problem !== null}" aria-describedby="${problem ? 'problem hint' : 'hint'}">
    ${problem ? `<p id="problem" class="problem" role="alert">${escaped(problem)}</p>` : ''}
    <p id="hint" class="hint">The last name decides: Declined, Held and Timeout do what they say; any other name pays.</p>
    <div class="actions">
      <button type="submit">Pay ${formatCents(amountCents)}</button>
      <a href="${escaped(returnAddress(returnUrl, 'left'))}">Leave without paying</a>
    </div>
  </form>`;

const usedPage = ({ returnUrl, result }: SandboxPayment): string => `
  <h1>This payment page was used</h1>
  <p>Go back to the enrollment to see what became of the payment.</p>
  <p><a href="${escaped(returnAddress(returnUrl, result!))}">Back to the enrollment</a></p>`;
