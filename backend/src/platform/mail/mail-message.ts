/** An e-mail to one address. */
export interface MailMessage {
  /** The same however often it is sent: mail systems recognize a repeat by it. A UUID. */
  id: string;
  /** Who sends it: in a demo, only this user reads it. */
  sentByUserId: number;
  /** Shown instead of the product's own address. */
  fromName: string;
  /** Null if no address is known. */
  replyTo: { name: string; address: string } | null;
  to: string;
  subject: string;
  text: string;
  /** What is between <body> and </body>, with everything escaped that people typed. */
  html: string;
}

/** The mail server will never accept it: trying again is pointless. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  /** @param what the server did not like: the address, or the message itself */
  constructor(readonly what: 'address' | 'message') {
    super();
  }
}

/** The mail server did not respond, or cannot accept e-mail now. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable';
}
