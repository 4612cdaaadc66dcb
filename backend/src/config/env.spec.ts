import { DEMO_FIELD_KEYS, DEMO_FINGERPRINT_KEY, DEMO_SESSION_SECRET, Env } from './env.ts';

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64');
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://quote.example.com',
  DATABASE_URL: 'mysql://pq@database/pq',
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  FIELD_KEYS: `k1:${key('k')}`,
  FINGERPRINT_KEY: key('f'),
  CARRIER_URL: 'https://carrier.example.com',
  CARRIER_TOKEN: 'a token of this carrier',
};

describe('the settings', () => {
  it('need nothing outside production: demo data on SQLite', () => {
    const env = new Env({});
    expect([env.port, env.demoMode, env.databaseUrl]).toEqual([3000, true, 'sqlite:./data/priority-quote.sqlite']);
  });

  it('are complete in production with keys of its own, and closed: no demo, documents or figures', () => {
    const env = new Env(PRODUCTION);
    expect([env.demoMode, env.apiDocs, env.metrics]).toEqual([false, false, false]);
  });

  it.each([
    ['PUBLIC_URL', undefined, 'PUBLIC_URL must be set in production.'],
    ['SESSION_SECRET', undefined, 'SESSION_SECRET must be set in production.'],
    ['FIELD_KEYS', '', 'FIELD_KEYS must be set in production.'],
    ['FINGERPRINT_KEY', undefined, 'FINGERPRINT_KEY must be set in production.'],
    ['DEMO_MODE', 'true', 'DEMO_MODE must not be true in production.'],
    ['SESSION_SECRET', DEMO_SESSION_SECRET, 'SESSION_SECRET is the demo secret.'],
    ['FIELD_KEYS', `k1:${key('k')},${DEMO_FIELD_KEYS}`, 'FIELD_KEYS contains the demo key.'],
    ['FINGERPRINT_KEY', DEMO_FINGERPRINT_KEY, 'FINGERPRINT_KEY is the demo key.'],
    ['CARRIER_URL', undefined, 'CARRIER_URL must be set in production.'],
    ['CARRIER_URL', 'carrier', 'CARRIER_URL must be an http or https address.'],
    ['JOBS_POLL_MS', '-1', 'JOBS_POLL_MS must be a number from 0.'],
    ['JOBS_LEASE_MS', '999', 'JOBS_LEASE_MS must be a number from 1000.'],
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
});
