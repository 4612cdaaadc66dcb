import { BlockList, isIP, isIPv4 } from 'node:net';
import { parseEmail } from '#shared/formats/email';
import type { SETTINGS } from './settings.ts';

/** Whether a host is reachable only from this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);

/** Whether a host is on this machine or its private network: a name without a dot, or an address of RFC 1918 or RFC 4193. */
export const isPrivateHost = (host: string): boolean =>
  isLoopback(host) ||
  /^[a-z0-9-]+$/i.test(host) ||
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$/.test(host) ||
  /^\[f[cd]/i.test(host);

/** A secret from the environment. */
export interface Secret {
  /** The variable's name. */
  name: string;
  /** As it stands in the environment: one text in two uses is one secret, whatever each makes of it. */
  written: string;
  bytes: Buffer;
  /** The demo's value: a demo key is recognized under any id and spelling. */
  demo: Buffer;
  /** Issued by someone else: we do not judge its randomness. */
  isForeign?: boolean;
}

export interface ProductionSettings {
  demoMode: boolean;
  documentsUrl: string;
  /** By variable; '' = unused. */
  addresses: Readonly<Record<string, string>>;
  trustProxy: readonly string[];
  secrets: readonly Secret[];
}

/** A key of 32 bytes with fewer distinct bytes did not come from a random source. */
const DIFFERENT_BYTES = 12;
/** Of a token that another system gave us. */
const SHORTEST_TOKEN = 12;
/** 10.0.0.0/8 is the widest private network; IPv6 networks are assigned as /32 and narrower. */
const WIDEST_PROXY_NETWORK = { v4: 8, v6: 32 };

/** The reasons why a production server refuses to start, each with the fix. */
export const productionProblems = ({
  demoMode,
  documentsUrl,
  addresses,
  trustProxy,
  secrets,
}: ProductionSettings): string[] => [
  ...(demoMode ? ['DEMO_MODE must not be true in production.'] : []),
  ...Object.entries(addresses)
    .filter(([, address]) => address.startsWith('http:'))
    .map(([name]) => `${name} must start with https:// in production: anyone on the way can read http.`),
  ...(documentsUrl.startsWith('s3:http:') && !isPrivateHost(new URL(documentsUrl.slice(3)).hostname)
    ? ['DOCUMENTS_URL must be s3:https://… in production, unless the store is on the same private network.']
    : []),
  ...trustProxy
    .filter(isTooWide)
    .map((entry) => `TRUST_PROXY must name your own proxies: with ${entry} anyone can claim any address.`),
  ...new Set(secrets.flatMap((secret, index) => secretProblem(secret, secrets.slice(0, index)) ?? [])),
];

/** Names that the proxy library knows, besides addresses and networks. */
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
/** Before this bit, an IPv6 address that stands for an IPv4 address says only so. */
const MAPPED_BITS = 96;

/** Why an entry of TRUST_PROXY means nothing; null = it is an address, a network such as 10.0.0.0/8, or a name. */
export function proxyProblem(entry: string): string | null {
  const [address = '', length, ...more] = entry.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  const isNetwork = isIP(address) !== 0 && more.length === 0 && (length === undefined || isLength(length, bits));
  return isNetwork || PROXY_NAMES.includes(entry)
    ? null
    : `TRUST_PROXY must list addresses or networks such as 10.0.0.5 or 10.0.0.0/8: “${entry}” is none.`;
}

const isLength = (text: string, most: number): boolean => /^\d{1,3}$/.test(text) && Number(text) <= most;

/** "0.0.0.0/0", "::ffff:0.0.0.0/96", or any other network wider than a private one. */
function isTooWide(entry: string): boolean {
  const [address = '', length] = entry.split('/');
  if (length === undefined) {
    return false;
  }
  if (isIPv4(address)) {
    return Number(length) < WIDEST_PROXY_NETWORK.v4;
  }
  const isMapped = MAPPED.check(address, 'ipv6');
  return Number(length) < (isMapped ? MAPPED_BITS + WIDEST_PROXY_NETWORK.v4 : WIDEST_PROXY_NETWORK.v6);
}

const MAPPED = new BlockList();
MAPPED.addSubnet('::ffff:0:0', MAPPED_BITS, 'ipv6');

const MOSTLY = 0.8;
/** Bytes in even steps, such as 00 01 02 … or "abcdef…", are as good as published. */
const isSequence = (bytes: Buffer): boolean => {
  const steps = [...bytes.subarray(1)].map((byte, at) => byte - bytes[at]!);
  return steps.filter((step) => step === steps[0]).length > steps.length * MOSTLY;
};

/** The secrets that everyone knows, each with the fix. */
export const demoSecrets = (secrets: readonly Secret[]): string[] => [
  ...new Set(secrets.filter(({ bytes, demo }) => bytes.equals(demo)).map(isDemo)),
];

const isDemo = ({ name }: Secret): string =>
  `${name} is the demo's, which everyone knows. Make a new one, for example with: openssl rand -base64 32`;

function secretProblem(secret: Secret, before: readonly Secret[]): string | null {
  const { name, bytes, demo, isForeign = false } = secret;
  if (bytes.equals(demo)) {
    return isDemo(secret);
  }
  if (isForeign && bytes.length < SHORTEST_TOKEN) {
    return `${name} is too short to be a secret: ask its owner for another.`;
  }
  if (!isForeign && (new Set(bytes).size < DIFFERENT_BYTES || isSequence(bytes))) {
    return `${name} is not random. Make a new one, for example with: openssl rand -base64 32`;
  }
  const twin = before.find((other) => other.bytes.equals(bytes) || other.written === secret.written);
  if (!twin) {
    return null;
  }
  return twin.name === name
    ? `${name} lists one key twice.`
    : `${name} must be different from ${twin.name}: each use has a key of its own.`;
}

interface MailSettings {
  smtpUrl: string;
  mailFrom: string;
  smtpTimeoutMs: number;
}

/** What is wrong with the settings of the mail server. Never quotes its address, which contains a password. */
export const mailProblems = ({ smtpUrl, mailFrom, smtpTimeoutMs }: MailSettings): (string | false)[] => [
  smtpUrl !== '' &&
    !isSmtpAddress(smtpUrl) &&
    'SMTP_URL must be an smtp or smtps address, such as smtp://user:password@mail.example.com:587.',
  smtpUrl !== '' && mailFrom === '' && 'SMTP_URL needs MAIL_FROM too.',
  mailFrom !== '' && parseEmail(mailFrom) === null && 'MAIL_FROM must be an email address.',
  !(Number.isInteger(smtpTimeoutMs) && smtpTimeoutMs > 0) && 'SMTP_TIMEOUT_MS must be a number above 0.',
];

const isSmtpAddress = (text: string): boolean => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text);

/** How text messages are sent. */
export interface SmsSettings {
  url: string;
  user: string;
  password: string;
  from: string;
  timeoutMs: number;
}

export const smsSettings = (text: (name: keyof typeof SETTINGS) => string): SmsSettings => ({
  url: text('smsUrl'),
  user: text('smsUser'),
  password: text('smsPassword'),
  from: text('smsFrom'),
  timeoutMs: Number(text('smsTimeoutMs')),
});

/** What is wrong with the settings of the gateway of text messages. */
export const smsProblems = ({ url, user, password, from, timeoutMs }: SmsSettings): (string | false)[] => [
  url !== '' && !isSecureAddress(url) && 'SMS_URL must be an https address.',
  url !== '' && [user, password, from].includes('') && 'SMS_URL needs SMS_USER, SMS_PASSWORD and SMS_FROM too.',
  from !== '' &&
    !/^(\+\d{8,15}|MG[\da-f]{32})$/.test(from) &&
    'SMS_FROM must be a number such as +16165550100, or the id of a messaging service, MG and 32 characters.',
  !(Number.isInteger(timeoutMs) && timeoutMs > 0) && 'SMS_TIMEOUT_MS must be a number above 0.',
];

/** Codes are secret on their way: without TLS only to this machine. */
const isSecureAddress = (text: string): boolean =>
  URL.canParse(text) && (text.startsWith('https://') || isLoopback(new URL(text).hostname));
