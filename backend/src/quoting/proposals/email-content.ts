import { formatInstant } from '#shared/formats/instant';
import { formatPhone } from '#shared/formats/phone';
import { LIGHT_PALETTE } from '#shared/theme/palette';
import { escaped } from '../../platform/escaped.ts';
import type { QuoteEmailKind } from '#shared/proposals/proposal-email';
import type { EmailContent } from './quote-emails.repository.ts';
import { linkPath } from '../../platform/links/link-tokens.ts';

interface Letter {
  /** null: it leads nowhere. */
  button: string | null;
  /** The path behind the button. */
  path: (token: string) => string;
  /** What to know about the link. @param until such as "12/4/2026, 10:00 AM" */
  note: (until: string) => string;
  /** Otherwise it is to the agent. */
  isFromAgent: boolean;
}

const withCode = (until: string): string =>
  `The link is valid until ${until} (Eastern Time). To open it you need a six-digit code, which your agent gives you by phone.`;

/** What the kinds of e-mails say around the message. */
export const LETTERS: Record<QuoteEmailKind, Letter> = {
  Proposal: {
    button: 'Open the proposal',
    path: (token) => linkPath('Proposal', token),
    note: (until) => `The link is valid until ${until} (Eastern Time). Anyone with it can read the proposal.`,
    isFromAgent: true,
  },
  Comparison: {
    button: 'Compare the plans',
    path: (token) => linkPath('Proposal', token),
    note: (until) => `The link is valid until ${until} (Eastern Time). Anyone with it can read the comparison.`,
    isFromAgent: true,
  },
  Signature: {
    button: 'Read and sign the application',
    path: (token) => linkPath('EmployerSignature', token),
    note: withCode,
    isFromAgent: true,
  },
  Employee: {
    button: 'Enroll or waive',
    path: (token) => linkPath('Employee', token),
    note: withCode,
    isFromAgent: true,
  },
  Consent: {
    button: 'Read and answer',
    path: (token) => linkPath('Consent', token),
    note: withCode,
    isFromAgent: true,
  },
  Review: {
    button: 'Review the application',
    path: (token) => linkPath('Review', token),
    note: withCode,
    isFromAgent: true,
  },
  Answer: {
    button: 'Read the answer',
    path: (path) => path,
    note: () => 'Mark it as answered there once you have spoken to the client.',
    isFromAgent: false,
  },
  FollowUp: { button: null, path: () => '', note: () => '', isFromAgent: true },
};

interface LinkFacts {
  kind: QuoteEmailKind;
  /** The whole address for the client. */
  url: string;
  expiresAt: Date;
}

/** The text and HTML parts of an e-mail: the agent's message, the link, and whom to ask. */
export function emailContent(
  { message, contact }: EmailContent,
  { kind, url, expiresAt }: LinkFacts,
): { text: string; html: string } {
  const { button, note, isFromAgent } = LETTERS[kind];
  const until = note(formatInstant(expiresAt.toISOString()));
  const signature = !isFromAgent
    ? []
    : [
        contact.Name,
        contact.AgencyName,
        contact.Phone && formatPhone(contact.Phone),
        contact.Email,
        contact.NpnNumber && `NPN ${contact.NpnNumber}`,
      ].filter((line) => line !== '');
  return {
    text: [message.trim(), button && `${button}:\n${url}`, until, signature.join('\n')].filter(Boolean).join('\n\n'),
    html: [
      ...paragraphs(message),
      ...(button === null
        ? []
        : [
            `<p style="margin: 24px 0;"><a href="${escaped(url)}" style="${BUTTON}">${escaped(button)}</a></p>`,
            `<p style="${SMALL}">If the button does not work, copy this address into your browser:<br>${escaped(url)}</p>`,
            `<p style="${SMALL}">${escaped(until)}</p>`,
          ]),
      ...(signature.length > 0 ? [`<p style="margin: 24px 0 0;">${signature.map(escaped).join('<br>')}</p>`] : []),
    ].join('\n'),
  };
}

const { main, contrastText } = LIGHT_PALETTE.primary;
/** Printed with its background, without which its text would be invisible. */
const BUTTON =
  `display: inline-block; padding: 10px 24px; border-radius: 8px; background: ${main}; color: ${contrastText}; font-weight: 600; ` +
  'text-decoration: none; print-color-adjust: exact;';
const SMALL = 'margin: 16px 0 0; font-size: 14px; overflow-wrap: anywhere;';

/** Blank lines separate paragraphs. */
const paragraphs = (message: string): string[] =>
  message
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin: 16px 0 0;">${escaped(paragraph).replaceAll('\n', '<br>')}</p>`);
