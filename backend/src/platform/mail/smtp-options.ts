import type { SMTPTransportOptions } from 'nodemailer';
import { isLoopback } from '../config/production-problems.ts';

/** How the mail server is reached: never without TLS, unless it runs on this machine. The certificate is always checked. */
export function smtpOptions(url: string, timeoutMs: number): SMTPTransportOptions {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isLocal = isLoopback(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLocal,
    ignoreTLS: isLocal,
    tls: { minVersion: 'TLSv1.2' },
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
}
