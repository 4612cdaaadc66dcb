import { escaped } from '../../platform/escaped.ts';
import { sandboxPage } from '../sandbox-page.ts';
import { NAMED_CONSUMERS } from './named-consumers.ts';
import type { SandboxVisit } from './sandbox-marketplace.table.ts';

export const CONSUMER_FIELD = 'consumer';
export const UNKNOWN_CONSUMER = 'Enter one of the consumer IDs of this sandbox.';

/** Where the browser goes after a visit: spec 000 section 2, "Startup". */
export const returnAddress = (returnUrl: string, consumerId: string | null): string =>
  consumerId === null
    ? `${returnUrl}?applicationCompleted=false`
    : `${returnUrl}?ffmid=${encodeURIComponent(consumerId)}&applicationCompleted=true`;

/** The sandbox's page: an application to complete, or one that was completed. */
export const applyPage = (visit: SandboxVisit, given: { consumerId: string; problem: string | null }): string =>
  sandboxPage(
    'Application – Marketplace sandbox',
    visit.consumerId === null ? openPage(visit, given) : usedPage(visit.returnUrl, visit.consumerId),
  );

const openPage = (
  { returnUrl }: SandboxVisit,
  { consumerId, problem }: { consumerId: string; problem: string | null },
): string => `
  <h1>Marketplace application</h1>
  <p class="note">This is the sandbox of the federal marketplace. Nothing is applied for.</p>
  <form method="post" enctype="multipart/form-data">
    <label for="${CONSUMER_FIELD}">Consumer ID</label>
    <input id="${CONSUMER_FIELD}" name="${CONSUMER_FIELD}" value="${escaped(consumerId)}" list="consumers" maxlength="40"
      autocomplete="off" required aria-invalid="${problem !== null}" aria-describedby="${problem ? 'problem hint' : 'hint'}">
    <datalist id="consumers">${OPTIONS}</datalist>
    ${problem ? `<p id="problem" class="problem" role="alert">${escaped(problem)}</p>` : ''}
    <p id="hint" class="hint">The ID decides what the marketplace answers.</p>
    <div class="actions">
      <button type="submit">Application completed</button>
      <a href="${escaped(returnAddress(returnUrl, null))}">Leave without an application</a>
    </div>
  </form>
  <details>
    <summary>All consumer IDs</summary>
    <ul>${ENTRIES}</ul>
  </details>`;

const usedPage = (returnUrl: string, consumerId: string): string => `
  <h1>This application was completed</h1>
  <p>Go back to continue with consumer ${escaped(consumerId)}.</p>
  <p><a href="${escaped(returnAddress(returnUrl, consumerId))}">Back to the quote</a></p>`;

const CONSUMERS = [...NAMED_CONSUMERS].map(([id, { what }]) => ({ id, what: escaped(what) }));
const OPTIONS = CONSUMERS.map(({ id, what }) => `<option value="${id}">${what}</option>`).join('');
const ENTRIES = CONSUMERS.map(({ id, what }) => `<li>${id}: ${what}</li>`).join('');
