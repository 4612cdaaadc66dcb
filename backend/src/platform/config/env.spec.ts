import { createHash } from 'node:crypto';
import { Env } from './env.ts';
import {
  DEMO_AUDIT_KEYS,
  DEMO_FIELD_KEYS,
  DEMO_PAYMENT_NOTICE_KEY,
  DEMO_SESSION_SECRET,
  DEMO_SHARE_LINK_KEY,
} from './settings.ts';

const key = (seed: string) => createHash('sha256').update(seed).digest('base64');
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://quote.example.com',
  DATABASE_URL: 'mysql://pq@database/pq',
  DOCUMENTS_URL: 'folder:/srv/documents',
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  FIELD_KEYS: `k1:${key('k')}`,
  SHARE_LINK_KEY: key('s'),
  AUDIT_KEYS: `k1:${key('a')}`,
  CARRIER_URL: 'https://carrier.example.com',
  CARRIER_TOKEN: 'a token of this carrier',
  PAYMENT_URL: 'https://payments.example.com',
  PAYMENT_TOKEN: 'a token of this provider',
  PAYMENT_NOTICE_KEY: 'a key shared with this payment provider',
  MARKETPLACE_URL: 'https://marketplace.example.com',
  MARKETPLACE_TOKEN: 'a token of this marketplace',
};

const { NODE_ENV: _mode, PUBLIC_URL: _url, ...OWN_SECRETS } = PRODUCTION;

describe('the settings', () => {
  it('need nothing outside production: demo data on SQLite', () => {
    const env = new Env({});
    expect([env.port, env.demoMode, env.databaseUrl]).toEqual([3000, true, 'sqlite:./data/priority-quote.sqlite']);
  });

  it('are complete in production with keys of its own, and closed: no demo, documents or figures', () => {
    const env = new Env(PRODUCTION);
    expect([env.demoMode, env.apiDocs, env.metricsToken]).toEqual([false, false, '']);
  });

  it.each([
    ['PUBLIC_URL', undefined, 'PUBLIC_URL must be set in production.'],
    ['SESSION_SECRET', undefined, 'SESSION_SECRET must be set in production.'],
    ['FIELD_KEYS', '', 'FIELD_KEYS must be set in production.'],
    ['SHARE_LINK_KEY', undefined, 'SHARE_LINK_KEY must be set in production.'],
    ['AUDIT_KEYS', undefined, 'AUDIT_KEYS must be set in production.'],
    ['AUDIT_KEYS', `k1:${key('a')}, ${DEMO_AUDIT_KEYS}`, 'AUDIT_KEYS is the demo'],
    ['AUDIT_KEYS', `k1:${key('k')}`, 'AUDIT_KEYS must be different from FIELD_KEYS'],
    ['AUDIT_KEYS', 'k1:c2hvcnQ=', 'AUDIT_KEYS must list keys as "id:base64 of 32 bytes"'],
    ['DEMO_MODE', 'true', 'DEMO_MODE must not be true in production.'],
    ['PUBLIC_URL', 'http://quote.example.com', 'PUBLIC_URL must start with https:// in production'],
    ['CARRIER_URL', 'http://carrier.example.com', 'CARRIER_URL must start with https:// in production'],
    ['OIDC_ISSUER', 'http://id.example.com', 'OIDC_ISSUER must start with https:// in production'],
    ['CARRIER_TOKEN', 'demo-carrier-token', 'CARRIER_TOKEN is the demo'],
    ['PAYMENT_URL', undefined, 'PAYMENT_URL must be set in production.'],
    ['PAYMENT_URL', 'http://payments.example.com', 'PAYMENT_URL must start with https:// in production'],
    ['PAYMENT_URL', 'payments', 'PAYMENT_URL must be an http or https address.'],
    ['PAYMENT_TOKEN', 'demo-payment-token', 'PAYMENT_TOKEN is the demo'],
    ['PAYMENT_TIMEOUT_MS', '0', 'PAYMENT_TIMEOUT_MS must be a number above 0.'],
    ['MARKETPLACE_URL', undefined, 'MARKETPLACE_URL must be set in production.'],
    ['MARKETPLACE_URL', 'http://marketplace.example.com', 'MARKETPLACE_URL must start with https:// in production'],
    ['MARKETPLACE_URL', 'marketplace', 'MARKETPLACE_URL must be an http or https address.'],
    ['MARKETPLACE_TOKEN', 'demo-marketplace-token', 'MARKETPLACE_TOKEN is the demo'],
    ['MARKETPLACE_TOKEN', undefined, 'MARKETPLACE_TOKEN must be set in production.'],
    ['MARKETPLACE_TIMEOUT_MS', '0', 'MARKETPLACE_TIMEOUT_MS must be a number above 0.'],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL must be an smtp or smtps address'],
    ['SMTP_URL', 'https://mail.example.com', 'SMTP_URL must be an smtp or smtps address'],
    ['SMTP_URL', 'smtp://mail.example.com:587', 'SMTP_URL needs MAIL_FROM too'],
    ['MAIL_FROM', 'Priority Quote', 'MAIL_FROM must be an email address.'],
    ['SMTP_TIMEOUT_MS', '0', 'SMTP_TIMEOUT_MS must be a number above 0.'],
    ['SMS_URL', 'http://sms.example.com/Messages.json', 'SMS_URL must be an https address.'],
    ['SMS_URL', 'sms.example.com', 'SMS_URL must be an https address.'],
    ['SMS_URL', 'https://sms.example.com/Messages.json', 'SMS_URL needs SMS_USER, SMS_PASSWORD and SMS_FROM too.'],
    ['SMS_FROM', '616-555-0100', 'SMS_FROM must be a number such as +16165550100'],
    ['SMS_TIMEOUT_MS', '0', 'SMS_TIMEOUT_MS must be a number above 0.'],
    ['PAYMENT_NOTICE_KEY', undefined, 'PAYMENT_NOTICE_KEY must be set in production.'],
    ['PAYMENT_NOTICE_KEY', DEMO_PAYMENT_NOTICE_KEY, 'PAYMENT_NOTICE_KEY is the demo'],
    ['PAYMENT_NOTICE_KEY', 'short', 'PAYMENT_NOTICE_KEY must have at least 32 characters.'],
    ['SESSION_SECRET', DEMO_SESSION_SECRET, 'SESSION_SECRET is the demo'],
    ['SESSION_SECRET', 'a'.repeat(32), 'SESSION_SECRET is not random.'],
    ['FIELD_KEYS', `k1:${key('k')},${DEMO_FIELD_KEYS}`, 'FIELD_KEYS is the demo'],
    ['FIELD_KEYS', `k1:${key('k')}, ${DEMO_FIELD_KEYS}`, 'FIELD_KEYS is the demo'],
    ['FIELD_KEYS', DEMO_FIELD_KEYS.replace('demo:', 'k2026:'), 'FIELD_KEYS is the demo'],
    ['FIELD_KEYS', DEMO_FIELD_KEYS.replace(/=+$/, ''), 'FIELD_KEYS is the demo'],
    ['FIELD_KEYS', `k1:${Buffer.alloc(32).toString('base64')}`, 'FIELD_KEYS is not random.'],
    ['FIELD_KEYS', `k1:${key('k')},k2:${key('k')}`, 'FIELD_KEYS lists one key twice.'],
    ['FIELD_KEYS', `k1:${key('k')},k1:${key('l')}`, 'FIELD_KEYS lists two keys under one id.'],
    ['FIELD_KEYS', 'k1:c2hvcnQ=', 'FIELD_KEYS must list keys as "id:base64 of 32 bytes"'],
    ['SHARE_LINK_KEY', DEMO_SHARE_LINK_KEY, 'SHARE_LINK_KEY is the demo'],
    ['SHARE_LINK_KEY', key('k'), 'SHARE_LINK_KEY must be different from FIELD_KEYS'],
    ['TRUST_PROXY', '0.0.0.0/0', 'TRUST_PROXY must name your own proxies: with 0.0.0.0/0'],
    ['TRUST_PROXY', '172.28.0.10, ::/0', 'TRUST_PROXY must name your own proxies: with ::/0'],
    ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1', 'TRUST_PROXY must name your own proxies: with 128.0.0.0/1'],
    ['TRUST_PROXY', '::ffff:0.0.0.0/96', 'TRUST_PROXY must name your own proxies: with ::ffff:0.0.0.0/96'],
    ['TRUST_PROXY', '0.0.0.0/128.0.0.0', 'TRUST_PROXY must list addresses or networks'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must list addresses or networks'],
    ['TRUST_PROXY', '*', 'TRUST_PROXY must list addresses or networks'],
    ['TRUST_PROXY', '1', 'TRUST_PROXY must list addresses or networks'],
    ['DATABASE_URL', undefined, 'DATABASE_URL must be set in production.'],
    ['DOCUMENTS_URL', undefined, 'DOCUMENTS_URL must be set in production.'],
    ['DOCUMENTS_URL', 's3:http://store.example.com/documents', 'DOCUMENTS_URL must be s3:https://… in production'],
    ['SUBMIT_WAIT_MS', 'abc', 'SUBMIT_WAIT_MS must be a number from 0.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal'],
    ['PARTNER_HOST', '*', 'PARTNER_HOST must be a host name.'],
    ['SESSION_SECRET', 'abcdefghijklmnopqrstuvwxyzabcdef', 'SESSION_SECRET is not random.'],
    ['FIELD_KEYS', `k1:${Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64')}`, 'not random.'],
    ['SESSION_SECRET', key('s'), 'must be different from SESSION_SECRET'],
    ['CARRIER_TOKEN', 'x', 'CARRIER_TOKEN is too short'],
    ['METRICS_TOKEN', 'a'.repeat(16), 'METRICS_TOKEN is not random.'],
    ['CARRIER_URL', undefined, 'CARRIER_URL must be set in production.'],
    ['CARRIER_URL', 'carrier', 'CARRIER_URL must be an http or https address.'],
    ['METRICS_TOKEN', 'too short', 'METRICS_TOKEN must have at least 16 characters.'],
    ['JOBS_POLL_MS', '-1', 'JOBS_POLL_MS must be a number from 0.'],
    ['JOBS_LEASE_MS', '999', 'JOBS_LEASE_MS must be a number from 1000.'],
    ['PUBLIC_POSTS_PER_MINUTE', '0', 'PUBLIC_POSTS_PER_MINUTE must be a number above 0.'],
    ['PRINT_TIMEOUT_MS', '0', 'PRINT_TIMEOUT_MS must be a number above 0.'],
    ['FILE_TIMEOUT_MS', '0', 'FILE_TIMEOUT_MS must be a number above 0.'],
    ['CARRIER_TIMEOUT_MS', '0', 'CARRIER_TIMEOUT_MS must be a number above 0.'],
    ['PORT', '70000', 'PORT must be a number from 0 to 65535.'],
    ['DATABASE_URL', 'postgres://x', 'DATABASE_URL must start with sqlite: or mysql://.'],
    ['DOCUMENTS_URL', './documents', 'DOCUMENTS_URL must be folder: and a path'],
    ['DOCUMENTS_URL', 's3:https://store.example.com', 'DOCUMENTS_URL must be folder: and a path'],
    ['DOCUMENTS_URL', 's3:https://store.example.com/documents', 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.'],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET must have at least 32 characters.'],
  ])('refuse a production server with %s = %s', (variable, value, message) => {
    expect(() => new Env({ ...PRODUCTION, [variable]: value })).toThrow(message);
  });

  it.each([
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '192.168.1.5', NODE_ENV: 'test' }],
    [{ PUBLIC_URL: 'https://quote.example.com' }],
    [{ PUBLIC_URL: 'https://quote.example.com', DEMO_MODE: 'auto' }],
  ])('refuse demo accounts that other machines can reach, until DEMO_MODE=true is said: %j', (settings) => {
    expect(() => new Env(settings)).toThrow('demo accounts have a published password');
    expect(new Env({ ...settings, DEMO_MODE: 'true' }).demoMode).toBe(true);
    expect(() => new Env({ ...settings, DEMO_MODE: 'false' })).toThrow('FIELD_KEYS is the demo');
    expect(new Env({ ...OWN_SECRETS, ...settings, DEMO_MODE: 'false' }).demoMode).toBe(false);
  });

  it.each([
    ['TRUST_PROXY', '172.28.0.10, 10.0.0.0/8, fd00::/32, loopback'],
    ['DOCUMENTS_URL', 's3:http://store:8333/documents'],
    ['DOCUMENTS_URL', 's3:http://10.0.0.7/documents'],
  ])('take %s = %s in production', (variable, value) => {
    const store = { S3_ACCESS_KEY_ID: 'priority', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(new Env({ ...PRODUCTION, ...store, [variable]: value }).isProduction).toBe(true);
  });

  it.each(['127.0.0.1', 'localhost', '::1', '127.1.2.3'])('take a demo on %s as it is', (HOST) => {
    expect(new Env({ HOST, PUBLIC_URL: 'http://127.0.0.1:3000' }).demoMode).toBe(true);
  });
});
