import { formatInstant } from '#shared/formats/instant';
import { escaped } from '../../platform/escaped.ts';
import { sandboxPage } from '../sandbox-page.ts';
import type { KeptEmail } from './sandbox-mailbox.repository.ts';

/** The e-mails as their readers would get them. It works without scripts. */
export const mailboxPage = (emails: readonly KeptEmail[]): string =>
  sandboxPage(
    'Sandbox mailbox',
    `
  <h1>Sandbox mailbox</h1>
  <p class="note">This demo has no mail server. Emails and text messages that you send are shown here, newest first, and reach no one else.</p>
  ${emails.length === 0 ? '<p>You have not sent anything yet.</p>' : emails.map(article).join('\n')}`,
  );

const article = ({ sentAt, message: { fromName, replyTo, to, subject, html } }: KeptEmail): string => `
  <article>
    <h2>${escaped(subject)}</h2>
    <p class="hint">To ${escaped(to)} · ${formatInstant(sentAt.toISOString())}<br>
      From ${escaped(fromName)}${replyTo ? ` · Replies go to ${escaped(replyTo.address)}` : ''}</p>
    ${html}
  </article>`;
