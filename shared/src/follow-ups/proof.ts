import type { FollowUpKind } from '#shared/follow-ups/follow-up';
import { counted } from '#shared/formats/text';

/** Clients photograph their proofs, or choose files, and send them on the page behind a link. Ours: the specification has neither. */
export const MOST_PROOF_LINKS = 20;
/** Of one proof at a time, sent or not yet. */
export const MOST_PAGES = 20;
/** Sent for one thing that is waited for. */
export const MOST_PROOFS = 40;
/** Of one picture or PDF. */
export const MAX_PAGE_BYTES = 10 * 1024 * 1024;
/** Of all that is here and not sent: pictures become one PDF. */
export const MAX_UNSENT_BYTES = 25 * 1024 * 1024;
/** Of width and of height: more than a telephone takes. */
export const MOST_PAGE_PIXELS = 10_000;
/** What is here and not sent is deleted after so many days, or in the night after its link has ended. */
export const UNSENT_DAYS = 7;

/** What counts, by examples. Ours, after HealthCare.gov; each notice of the marketplace lists all. */
export const PROOF_EXAMPLES: Readonly<Record<FollowUpKind, string>> = {
  SpecialEnrollment:
    'For example: a letter that says when your other coverage ended, a marriage certificate, a birth certificate, or a lease that shows your move.',
  Citizenship:
    'For example: a U.S. passport or a Certificate of Naturalization; or a birth certificate together with a driver’s license.',
  Immigration:
    'For example: a Permanent Resident Card or an Employment Authorization Document, both sides; or a foreign passport with the I-94.',
  Incarceration: 'For example: release papers, or a signed statement with the name and the date of release.',
  Income: 'For example: recent pay stubs, a W-2, the last tax return (Form 1040), or a letter of Social Security.',
  OtherCoverage:
    'For example: a letter of the employer or insurer, of Medicare or Medicaid, that says whether and until when there is coverage.',
  Other: 'Please send the documents that your notice lists.',
};

/** How a file begins says what it is, whatever its name says. */
export type FileKind = 'JPEG' | 'PNG' | 'PDF' | 'HEIC';
/** So many bytes are enough to tell. */
export const FILE_START_BYTES = 12;

/** Each byte as the letter of its number. */
const STARTS: readonly (readonly [FileKind, RegExp])[] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG\r\n/],
  ['PDF', /^%PDF-/],
  ['HEIC', /^.{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif)/s],
];

/** null: none that a proof can be. */
export function fileKind(start: Uint8Array): FileKind | null {
  const letters = String.fromCharCode(...start.subarray(0, FILE_START_BYTES));
  return STARTS.find(([, pattern]) => pattern.test(letters))?.[0] ?? null;
}

/** To the agent. */
export const TOO_MANY_PROOF_LINKS = `This client has been asked ${MOST_PROOF_LINKS} times already. Call the client instead.`;
export const NOTHING_TO_ASK_FOR =
  'The marketplace waits for nothing here any more, so there is nothing to ask for. Reload the list.';
export const PROOF_LINK_NOT_REMINDED = 'This link was not sent by email, or has ended. Make a new link instead.';

/** To the client. */
export const FILE_NOT_READ = 'Choose a photo (JPEG or PNG) or a PDF. This file is neither.';
export const HEIC_NOT_READ =
  'This picture is in a format (HEIC) that cannot be read here. Take the photo with “Take a photo”, or save the picture as JPEG, and choose that one.';
export const FILE_EMPTY = 'This file is empty. Choose another one.';
export const PAGE_TOO_LARGE = 'This file is larger than 10 MB. Take a photo of each page instead.';
export const PICTURE_NOT_READ =
  'This picture is damaged, or cannot be shown. Take the photo again, or save it as a plain JPEG.';
export const PICTURES_BEING_READ = 'Many pictures are being read at the moment. Please try again in a minute.';
export const PROOFS_BEING_MADE = 'Many documents are being made at the moment. Please try again in a minute.';
export const PROOF_TOO_LARGE = 'These pages cannot be put into one document. Send fewer of them at a time.';
export const TOO_MANY_PAGES = `You can have at most ${MOST_PAGES} files that are not sent yet. Send what is here, then choose more.`;
export const UNSENT_TOO_LARGE =
  'Together, these files are larger than 25 MB. Send what is here, or remove some of it, then choose more.';
export const TOO_MANY_PROOFS =
  'Many documents have been sent for this already. If something is missing, please call your agent.';
export const WAITED_NO_MORE =
  'The Marketplace does not wait for this any more, so nothing can be sent. With questions, please call your agent.';
export const PAGES_CHANGED =
  'Some of these pages were removed or sent since, perhaps on another device. Look at what is here now, then go on.';
export const UPLOAD_INTERRUPTED = 'The connection broke off. This goes on by itself.';
export const pagesMissing = (missing: number): string =>
  missing === 1
    ? 'One page has not arrived yet. Wait for it, choose it again, or remove it; then send.'
    : `${missing} pages have not arrived yet. Wait for them, choose them again, or remove them; then send.`;

interface SentProof {
  /** Of the client. */
  name: string;
  /** What it proves: "Household income". */
  what: string;
  /** "11/29/2026, 10:00 AM" */
  at: string;
  files: number;
}

/** To the agent. */
export const proofSentEmail = ({ name, what, at, files }: SentProof): { subject: string; message: string } => ({
  subject: `${name} has sent documents`,
  message: `${name} has sent ${counted(files, 'document')} (${what.toLowerCase()}) on ${at} (Eastern Time). Check what has come, and upload it to the application at the Marketplace.`,
});
