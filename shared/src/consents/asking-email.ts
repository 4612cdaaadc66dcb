import type { ConsentKind } from '#shared/consents/consent-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Message } from '#shared/languages/language';
import { LETTER_WORDS } from '#shared/languages/letter.words';
import type { Words } from '#shared/languages/words';

interface Asking {
  kind: ConsentKind;
  agentName: string;
  /** null before there is a quote. */
  effectiveDate: IsoDate | null;
  isReminder: boolean;
}

const { asksForConsent, asksForReview, whyConsent, whyReview } = LETTER_WORDS;
const ASKED: Record<ConsentKind, { subject: Message; why: Message }> = {
  Consent: { subject: asksForConsent, why: whyConsent },
  Review: { subject: asksForReview, why: whyReview },
};

/** The email with which a client is asked, in the language that the agent has chosen. */
export function askingEmail(
  { say, day }: Words,
  { kind, agentName, effectiveDate, isReminder }: Asking,
): { subject: string; message: string } {
  const { reminder, hello, about, readAndAnswer, codeNeeded, sameCode } = LETTER_WORDS;
  const subject = say(ASKED[kind].subject, { agent: agentName });
  const lines = [
    [say(hello)],
    [
      say(ASKED[kind].why),
      ...(effectiveDate === null ? [] : [say(about, { day: day(effectiveDate) })]),
      say(readAndAnswer),
    ],
    [say(codeNeeded), ...(isReminder ? [say(sameCode)] : [])],
  ];
  return {
    subject: isReminder ? say(reminder, { subject }) : subject,
    message: lines.map((line) => line.join(' ')).join('\n\n'),
  };
}
