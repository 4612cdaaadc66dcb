import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that behaves as it is told to. */
export interface MailServer {
  url: string;
  /** Cut: it takes the message and hangs up without a reply. */
  mood: 'accepting' | 'refusing address' | 'refusing message' | 'busy' | 'cut';
  /** Every message that was accepted or cut, as it arrived. */
  messages: { to: string; source: string }[];
  /** Messages that it was offered, whatever became of them. */
  attempts: number;
  close(): Promise<void>;
}

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

export async function startMailServer(): Promise<MailServer> {
  const smtp: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, callback) => {
      server.attempts += 1;
      if (server.mood === 'refusing address') {
        callback(refusal(550, `No mailbox ${address} here`));
      } else {
        callback(server.mood === 'busy' ? refusal(451, 'Come back later') : null);
      }
    },
    onData: (stream, session, callback) => {
      void text(stream).then((source) => {
        if (server.mood === 'refusing message') {
          callback(refusal(554, 'Not wanted'));
          return;
        }
        server.messages.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), source });
        if (server.mood === 'cut') {
          smtp.connections.forEach((connection) => connection._socket.destroy());
        } else {
          callback();
        }
      });
    },
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const server: MailServer = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mood: 'accepting',
    messages: [],
    attempts: 0,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return server;
}
