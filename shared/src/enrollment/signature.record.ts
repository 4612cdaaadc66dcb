import { NAME_LIMIT, NOTES_LIMIT } from '#shared/enrollment/signing';
import { orAsStored } from '#shared/persons/person-kinds';
import { record, type Sent, type Wire } from '#shared/records/field';
import { described, flag, id, instant, nested, orNull, requiredFlag, text } from '#shared/records/kinds';

const typed = (label: string, max: number) => text(label, { problem: () => null, max });

/** POST /api/enrollment/SignElectronically. Spec 001 section 7. */
export const SIGN = record('SignBody', {
  QuoteId: id('Quote'),
  GroupId: orAsStored(id('Group')),
  SignedByName: typed('Name', NAME_LIMIT),
  ApplicationEnteredConsent: requiredFlag('Consent'),
  AgentNotes: orAsStored(typed('Notes', NOTES_LIMIT)),
  MemberDropConsent: orAsStored(requiredFlag('Consent to members who are left out')),
  /** The account's name, confirmed if SignedByName differs from it. */
  AccountName: orAsStored(typed('Account name', 120)),
  /** The version of the text shown; if absent, the text in force. */
  ConsentVersion: orAsStored(typed('Consent version', 20)),
});

/** GET /api/enrollment/GetElectronicSignature/{quoteId} (null: never signed) and the response to signing. Spec 001 section 3. */
export const SIGNATURE = record('SignatureAnswer', {
  SignedByName: text('Name'),
  SignedByUserName: text('User name'),
  AccountName: text('Account name', { about: 'Full name of the account.' }),
  NameDiffers: flag('Name differs', { about: 'The typed name is not that of the account.' }),
  AgentOfRecord: orNull(
    text('Agent of record', { about: "Of a household's application.", example: 'Ada Agent, NPN 1234567' }),
  ),
  SignedDateTime: instant('Signed'),
  AgentNotes: text('Notes'),
  ConsentVersion: text('Consent version'),
  ConsentText: text('Consent'),
  MemberDropConsent: flag('Consent to members who are left out'),
  Sha256: text('Digest', { about: 'Of exactly what was signed, hex.' }),
  Origin: described(
    orNull(nested('Origin', record({ Address: text('Internet address'), Browser: text('Browser') }))),
    'For internal staff, of a signature that an agent gave with their own account; null otherwise.',
  ),
  /** Internal staff have since returned the quote, or its enrollment failed: the signature is no longer valid. */
  Withdrawn: orNull(
    nested('Withdrawn', record({ At: instant('At'), Reason: text('Reason'), HasFailed: flag('Has failed') })),
  ),
});

export type SignRequest = Sent<typeof SIGN>;
export type SignatureResponse = Wire<typeof SIGNATURE>;
