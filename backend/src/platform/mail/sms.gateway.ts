import { Injectable } from '@nestjs/common';
import { Env } from '../config/env.ts';
import { postForm } from '../http/post-json.ts';
import { MailRefused, MailUnavailable } from './mail-message.ts';

/** A text message to one phone. */
export interface TextMessage {
  /** The same however often it is sent. A UUID. */
  id: string;
  /** Who sends it: in a demo, only this user reads it. */
  sentByUserId: number;
  /** Ten digits, of a number in North America. */
  to: string;
  text: string;
}

/**
 * The only class that sends text messages: through a gateway with the Messages call of Twilio, or into the sandbox mailbox of a demo that has
 * none. The call has no key for repeats: what was sent when the answer broke off can be sent twice.
 */
@Injectable()
export class SmsGateway {
  private keepInSandbox: ((message: TextMessage) => Promise<void>) | null = null;

  constructor(private readonly env: Env) {}

  /** The sandbox mailbox registers here: what is simulated stands above the platform. */
  simulateWith(keep: (message: TextMessage) => Promise<void>): void {
    this.keepInSandbox = keep;
  }

  get isAvailable(): boolean {
    return this.env.sms.url !== '' || this.env.demoMode;
  }

  /** @throws MailRefused, MailUnavailable */
  async send(message: TextMessage): Promise<void> {
    if (this.env.sms.url !== '') {
      await this.sendByGateway(message);
    } else if (this.env.demoMode && this.keepInSandbox) {
      await this.keepInSandbox(message);
    } else {
      throw new MailUnavailable();
    }
  }

  /** Its error codes change, so only the status counts: 400 is about this message, anything else may pass. */
  private async sendByGateway({ to, text }: TextMessage): Promise<void> {
    const { from, ...gateway } = this.env.sms;
    const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
    const { status, body } = await postForm(gateway, { To: `+1${to}`, [sender]: from, Body: text }).catch(() => {
      // Without the reason: it can quote the number.
      throw new MailUnavailable();
    });
    if (status === 400) {
      throw new MailRefused('address');
    }
    if (status !== 201 || !isAccepted(body)) {
      throw new MailUnavailable();
    }
  }
}

/** A page of maintenance in the gateway's place names no message. */
const isAccepted = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'sid' in body && typeof body.sid === 'string' && body.sid !== '';
