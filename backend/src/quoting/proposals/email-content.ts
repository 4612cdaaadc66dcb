import { formatInstant } from '#shared/formats/instant';
import { formatPhone } from '#shared/formats/phone';
import { LIGHT_PALETTE } from '#shared/theme/palette';
import { escaped } from '../../platform/escaped.ts';
import type { EmailContent } from './proposal-emails.repository.ts';

interface LinkFacts {
  /** The whole address for the client. */
  url: string;
  expiresAt: Date;
}

/** The text and HTML parts of an e-mail: the agent's message, the link, and whom to ask. */
export function emailContent(
  { message, contact }: EmailContent,
  { url, expiresAt }: LinkFacts,
): { text: string; html: string } {
  const until = `The link is valid until ${formatInstant(expiresAt.toISOString())} (Eastern Time). Anyone with it can read the proposal.`;
  const signature = [
    contact.Name,
    contact.AgencyName,
    contact.Phone && formatPhone(contact.Phone),
    contact.Email,
    contact.NpnNumber && `NPN ${contact.NpnNumber}`,
  ].filter((line) => line !== '');
  return {
    text: [message.trim(), `Open the proposal:\n${url}`, until, signature.join('\n')].join('\n\n'),
    html: [
      ...paragraphs(message),
      `<p style="margin: 24px 0;"><a href="${escaped(url)}" style="${BUTTON}">Open the proposal</a></p>`,
      `<p style="${SMALL}">If the button does not work, copy this address into your browser:<br>${escaped(url)}</p>`,
      `<p style="${SMALL}">${escaped(until)}</p>`,
      `<p style="margin: 24px 0 0;">${signature.map(escaped).join('<br>')}</p>`,
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
