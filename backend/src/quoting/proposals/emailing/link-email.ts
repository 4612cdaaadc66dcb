import type { LinkEmail } from '#shared/proposals/proposal-email.record';
import type { ReadableEmail } from './proposal-emails.repository.ts';

/** The e-mail that carries a link, in its API form. */
export const toLinkEmail = ({ state, settledAt, reason, content }: ReadableEmail): LinkEmail => ({
  To: content.to,
  State: state,
  SettledAt: settledAt?.toISOString() ?? null,
  Reason: reason,
  Subject: content.subject,
  Message: content.message,
});
