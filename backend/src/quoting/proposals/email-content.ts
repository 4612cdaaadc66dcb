import { formatPhone } from '#shared/formats/phone';
import { directionOf, type Language, type Message } from '#shared/languages/language';
import { LETTER_WORDS } from '#shared/languages/letter.words';
import { LIGHT_PALETTE } from '#shared/theme/palette';
import { escaped } from '../../platform/escaped.ts';
import type { QuoteEmailKind } from '#shared/proposals/proposal-email';
import type { EmailContent } from './quote-emails.repository.ts';
import { linkPath } from '../../platform/links/link-tokens.ts';
import { wordsIn } from '../../platform/links/words.ts';

interface Letter {
  /** null: it leads nowhere. */
  button: Message | null;
  /** The path behind the button. */
  path: (token: string) => string;
  /** What to know about the link, which ends {at}. */
  note: Message;
  /** Otherwise it is to the agent. */
  isFromAgent: boolean;
}

/** Of an email that is in English always. */
const inEnglish = (en: string): Message => ({ en, es: en, ar: en });
const { proposalButton, anyoneProposal, comparisonButton, anyoneComparison } = LETTER_WORDS;
const { withCode, enrollButton, signButton, answerButton, reviewButton, documentsButton, copyAddress } = LETTER_WORDS;

/** What the kinds of e-mails say around the message. */
export const LETTERS: Record<QuoteEmailKind, Letter> = {
  Proposal: {
    button: proposalButton,
    path: (token) => linkPath('Proposal', token),
    note: anyoneProposal,
    isFromAgent: true,
  },
  Comparison: {
    button: comparisonButton,
    path: (token) => linkPath('Proposal', token),
    note: anyoneComparison,
    isFromAgent: true,
  },
  Signature: {
    button: signButton,
    path: (token) => linkPath('EmployerSignature', token),
    note: withCode,
    isFromAgent: true,
  },
  Employee: {
    button: enrollButton,
    path: (token) => linkPath('Employee', token),
    note: withCode,
    isFromAgent: true,
  },
  Consent: {
    button: answerButton,
    path: (token) => linkPath('Consent', token),
    note: withCode,
    isFromAgent: true,
  },
  Review: {
    button: reviewButton,
    path: (token) => linkPath('Review', token),
    note: withCode,
    isFromAgent: true,
  },
  Answer: {
    button: inEnglish('Read the answer'),
    path: (path) => path,
    note: inEnglish('Mark it as answered there once you have spoken to the client.'),
    isFromAgent: false,
  },
  FollowUp: { button: null, path: () => '', note: inEnglish(''), isFromAgent: true },
  Proofs: {
    button: documentsButton,
    path: (token) => linkPath('Proofs', token),
    note: withCode,
    isFromAgent: true,
  },
  ProofsSent: {
    button: inEnglish('Open the follow-ups'),
    path: (path) => path,
    note: inEnglish('What was sent is listed there, in the details of the client’s row.'),
    isFromAgent: false,
  },
};

interface LinkFacts {
  kind: QuoteEmailKind;
  /** The whole address for the client. */
  url: string;
  expiresAt: Date;
  language: Language;
}

/** The text and HTML parts of an e-mail: the agent's message, the link, and whom to ask. */
export function emailContent(
  { message, contact }: EmailContent,
  { kind, url, expiresAt, language }: LinkFacts,
): { text: string; html: string } {
  const { note, isFromAgent, ...letter } = LETTERS[kind];
  const { say, instant } = wordsIn(language);
  const button = letter.button && say(letter.button);
  // In a line from right to left, numbers and addresses keep their order.
  const line = (text: string): string =>
    directionOf(language) === 'ltr' ? escaped(text) : `<bdi dir="ltr">${escaped(text)}</bdi>`;
  const until = say(note, { at: instant(expiresAt.toISOString()) });
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
    html: inLanguage(language, [
      ...paragraphs(message),
      ...(button === null
        ? []
        : [
            `<p style="margin: 24px 0;"><a href="${escaped(url)}" style="${BUTTON}">${escaped(button)}</a></p>`,
            `<p style="${SMALL}">${escaped(say(copyAddress))}<br>${line(url)}</p>`,
            `<p style="${SMALL}">${escaped(until)}</p>`,
          ]),
      ...(signature.length > 0 ? [`<p style="margin: 24px 0 0;">${signature.map(line).join('<br>')}</p>`] : []),
    ]),
  };
}

/** Arabic from right to left. */
const inLanguage = (language: Language, blocks: readonly string[]): string =>
  language === 'en'
    ? blocks.join('\n')
    : `<div lang="${language}" dir="${directionOf(language)}">\n${blocks.join('\n')}\n</div>`;

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
