import type { IsoDate } from '#shared/dates/iso-date';
import { type FollowUpKind, LOSSES, PROOFS, RISK_OF } from '#shared/follow-ups/follow-up';
import { DOCUMENTS_SENTENCES, DOCUMENTS_WORDS } from '#shared/languages/documents.words';
import { LETTER_WORDS } from '#shared/languages/letter.words';
import { sentenceIn } from '#shared/languages/sentence';
import type { Words } from '#shared/languages/words';

interface LetterFacts {
  kind: FollowUpKind;
  dueOn: IsoDate;
  /** Of the applicant; '' while unknown. */
  firstName: string;
  /** Whom it is about, by the whole name; null: the household. */
  memberName: string | null;
  applicationId: string;
  /** Documents can be sent with a link that the client has. */
  hasLink: boolean;
}

/** What the client is told by email, in the language in which they were asked; the agent is named below it. */
export function followUpLetter(
  words: Words,
  { kind, dueOn, firstName, memberName: person, applicationId: application, hasLink }: LetterFacts,
): { subject: string; message: string } {
  const { documentsBy, hello, helloName, marketplaceNeeds, uploadOrMail, orByLink, sentAlready } = LETTER_WORDS;
  const { say } = words;
  const day = words.day(dueOn);
  const known = (text: string) => sentenceIn(words, DOCUMENTS_SENTENCES, text) ?? text;
  const proof = known(PROOFS[kind]);
  const what = kind === 'Other' || person === null ? proof : say(DOCUMENTS_WORDS.ofPerson, { what: proof, person });
  return {
    subject: say(documentsBy, { day }),
    message: [
      firstName === '' ? say(hello) : say(helloName, { name: firstName }),
      `${say(marketplaceNeeds, { what, day })} ${known(LOSSES[RISK_OF[kind]])}`,
      say(uploadOrMail, { application }),
      ...(hasLink ? [say(orByLink)] : []),
      say(sentAlready),
    ].join('\n\n'),
  };
}

/** Names no one but the agent, and nothing about the household: mail can be read by others. */
export function proofLinkEmail(
  { say }: Words,
  { agentName: agent, isReminder }: { agentName: string; isReminder: boolean },
): { subject: string; message: string } {
  const { asksForDocuments, reminder, hello, whyDocuments, codeNeeded, sameCode } = LETTER_WORDS;
  const subject = say(asksForDocuments, { agent });
  const code = [say(codeNeeded), ...(isReminder ? [say(sameCode)] : [])].join(' ');
  return {
    subject: isReminder ? say(reminder, { subject }) : subject,
    message: [say(hello), say(whyDocuments), code].join('\n\n'),
  };
}
