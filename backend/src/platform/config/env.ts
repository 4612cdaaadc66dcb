import { keyListProblem, parseKeyList } from './key-list.ts';
import {
  demoSecrets,
  isLoopback,
  mailProblems,
  type SmsSettings,
  smsProblems,
  smsSettings,
  productionProblems,
  proxyProblem,
  type Secret,
} from './production-problems.ts';
import {
  DEMO_AUDIT_KEYS,
  DEMO_CARRIER_TOKEN,
  DEMO_FIELD_KEYS,
  DEMO_MARKETPLACE_TOKEN,
  DEMO_PAYMENT_NOTICE_KEY,
  DEMO_PAYMENT_TOKEN,
  DEMO_SESSION_SECRET,
  DEMO_SHARE_LINK_KEY,
  type Setting,
  SETTINGS,
} from './settings.ts';

/** The validated settings. A class, so that Nest can inject it. */
export class Env {
  readonly nodeEnv: string;
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly databaseUrl: string;
  readonly documentsUrl: string;
  readonly s3Region: string;
  readonly s3AccessKeyId: string;
  readonly s3SecretAccessKey: string;
  readonly demoMode: boolean;
  readonly sessionSecret: string;
  readonly fieldKeys: string;
  readonly shareLinkKey: string;
  readonly auditKeys: string;
  readonly trustProxy: string[];
  readonly partnerHost: string;
  readonly apiDocs: boolean;
  readonly metricsToken: string;
  readonly tracesUrl: string;
  readonly logLevel: string;
  readonly maxInFlight: number;
  readonly publicPostsPerMinute: number;
  readonly jobsPollMs: number;
  readonly jobsLeaseMs: number;
  readonly printTimeoutMs: number;
  readonly fileTimeoutMs: number;
  readonly carrierUrl: string;
  readonly carrierToken: string;
  readonly databaseTimeoutMs: number;
  readonly carrierTimeoutMs: number;
  readonly submitWaitMs: number;
  readonly paymentUrl: string;
  readonly paymentToken: string;
  readonly paymentTimeoutMs: number;
  readonly paymentNoticeKey: string;
  readonly marketplaceUrl: string;
  readonly marketplaceToken: string;
  readonly marketplaceTimeoutMs: number;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly smtpTimeoutMs: number;
  readonly sms: SmsSettings;
  readonly oidcIssuer: string;
  readonly oidcClientId: string;
  readonly oidcClientSecret: string;
  readonly oidcRolesClaim: string;

  /** @throws Error that lists every missing or invalid setting */
  constructor(source: Readonly<Record<string, string | undefined>>) {
    const text = (name: keyof typeof SETTINGS) => source[SETTINGS[name].variable]?.trim() || SETTINGS[name].fallback;
    const flag = (name: keyof typeof SETTINGS) => (text(name) === 'auto' ? !this.isProduction : text(name) === 'true');
    this.nodeEnv = text('nodeEnv');
    this.isProduction = this.nodeEnv === 'production';
    this.host = text('host');
    this.port = Number(text('port'));
    this.publicUrl = (text('publicUrl') || `http://localhost:${this.port}`).replace(/\/$/, '');
    this.databaseUrl = text('databaseUrl');
    this.documentsUrl = text('documentsUrl');
    this.s3Region = text('s3Region');
    this.s3AccessKeyId = text('s3AccessKeyId');
    this.s3SecretAccessKey = text('s3SecretAccessKey');
    this.demoMode = flag('demoMode');
    this.sessionSecret = text('sessionSecret');
    this.fieldKeys = text('fieldKeys');
    this.shareLinkKey = text('shareLinkKey');
    this.auditKeys = text('auditKeys');
    this.trustProxy = text('trustProxy')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
    this.partnerHost = text('partnerHost');
    this.apiDocs = flag('apiDocs');
    this.metricsToken = text('metricsToken');
    this.tracesUrl = text('tracesUrl');
    this.logLevel = text('logLevel');
    this.maxInFlight = Number(text('maxInFlight'));
    this.publicPostsPerMinute = Number(text('publicPostsPerMinute'));
    this.jobsPollMs = Number(text('jobsPollMs'));
    this.jobsLeaseMs = Number(text('jobsLeaseMs'));
    this.printTimeoutMs = Number(text('printTimeoutMs'));
    this.fileTimeoutMs = Number(text('fileTimeoutMs'));
    this.carrierUrl = text('carrierUrl').replace(/\/$/, '');
    this.carrierToken = text('carrierToken');
    this.databaseTimeoutMs = Number(text('databaseTimeoutMs'));
    this.carrierTimeoutMs = Number(text('carrierTimeoutMs'));
    this.submitWaitMs = Number(text('submitWaitMs'));
    this.paymentUrl = text('paymentUrl').replace(/\/$/, '');
    this.paymentToken = text('paymentToken');
    this.paymentTimeoutMs = Number(text('paymentTimeoutMs'));
    this.paymentNoticeKey = text('paymentNoticeKey');
    this.marketplaceUrl = text('marketplaceUrl').replace(/\/$/, '');
    this.marketplaceToken = text('marketplaceToken');
    this.marketplaceTimeoutMs = Number(text('marketplaceTimeoutMs'));
    this.smtpUrl = text('smtpUrl');
    this.mailFrom = text('mailFrom');
    this.smtpTimeoutMs = Number(text('smtpTimeoutMs'));
    this.sms = smsSettings(text);
    this.oidcIssuer = text('oidcIssuer');
    this.oidcClientId = text('oidcClientId');
    this.oidcClientSecret = text('oidcClientSecret');
    this.oidcRolesClaim = text('oidcRolesClaim');
    const problems = [...this.problems(source), ...(this.isProduction ? this.productionProblems(source) : [])];
    if (problems.length > 0) {
      throw new Error(`The server cannot start with these settings:\n- ${problems.join('\n- ')}`);
    }
  }

  private problems(source: Readonly<Record<string, string | undefined>>): string[] {
    return [
      !['development', 'test', 'production'].includes(this.nodeEnv) &&
        'NODE_ENV must be development, test or production.',
      !(Number.isInteger(this.port) && this.port >= 0 && this.port <= 65_535) &&
        'PORT must be a number from 0 to 65535.',
      !(Number.isInteger(this.maxInFlight) && this.maxInFlight > 0) && 'MAX_IN_FLIGHT must be a number above 0.',
      !(Number.isInteger(this.publicPostsPerMinute) && this.publicPostsPerMinute > 0) &&
        'PUBLIC_POSTS_PER_MINUTE must be a number above 0.',
      !(Number.isInteger(this.jobsPollMs) && this.jobsPollMs >= 0) && 'JOBS_POLL_MS must be a number from 0.',
      !(Number.isInteger(this.jobsLeaseMs) && this.jobsLeaseMs >= 1_000) && 'JOBS_LEASE_MS must be a number from 1000.',
      !(Number.isInteger(this.printTimeoutMs) && this.printTimeoutMs > 0) &&
        'PRINT_TIMEOUT_MS must be a number above 0.',
      !(Number.isInteger(this.fileTimeoutMs) && this.fileTimeoutMs > 0) && 'FILE_TIMEOUT_MS must be a number above 0.',
      !(Number.isInteger(this.carrierTimeoutMs) && this.carrierTimeoutMs > 0) &&
        'CARRIER_TIMEOUT_MS must be a number above 0.',
      !(Number.isInteger(this.databaseTimeoutMs) && this.databaseTimeoutMs > 0) &&
        'DATABASE_TIMEOUT_MS must be a number above 0.',
      this.carrierUrl && !/^https?:\/\/[^/]/.test(this.carrierUrl) && 'CARRIER_URL must be an http or https address.',
      !/^https?:\/\/[^/]+$/.test(this.publicUrl) && 'PUBLIC_URL must be an http or https address without a path.',
      !/^(sqlite:.|mysql:\/\/.)/.test(this.databaseUrl) && 'DATABASE_URL must start with sqlite: or mysql://.',
      !/^(folder:.|s3:https?:\/\/[^/]+\/.)/.test(this.documentsUrl) &&
        'DOCUMENTS_URL must be folder: and a path, or s3: and the http or https address of a bucket.',
      this.documentsUrl.startsWith('s3:') &&
        !(this.s3AccessKeyId && this.s3SecretAccessKey) &&
        'DOCUMENTS_URL with s3: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.',
      this.sessionSecret.length < 32 && 'SESSION_SECRET must have at least 32 characters.',
      !(Number.isInteger(this.paymentTimeoutMs) && this.paymentTimeoutMs > 0) &&
        'PAYMENT_TIMEOUT_MS must be a number above 0.',
      this.paymentUrl && !/^https?:\/\/[^/]/.test(this.paymentUrl) && 'PAYMENT_URL must be an http or https address.',
      !(Number.isInteger(this.marketplaceTimeoutMs) && this.marketplaceTimeoutMs > 0) &&
        'MARKETPLACE_TIMEOUT_MS must be a number above 0.',
      this.marketplaceUrl &&
        !/^https?:\/\/[^/]/.test(this.marketplaceUrl) &&
        'MARKETPLACE_URL must be an http or https address.',
      ...mailProblems(this),
      ...smsProblems(this.sms),
      this.paymentNoticeKey.length < 32 && 'PAYMENT_NOTICE_KEY must have at least 32 characters.',
      keyListProblem('FIELD_KEYS', this.fieldKeys),
      keyListProblem('AUDIT_KEYS', this.auditKeys),
      Buffer.from(this.shareLinkKey, 'base64').length < 32 && 'SHARE_LINK_KEY must be at least 32 bytes in base64.',
      this.demoMode && source[SETTINGS.demoMode.variable]?.trim() !== 'true' && this.isPublic() && DEMO_IN_PUBLIC,
      ...(!this.demoMode && !this.isProduction && this.isPublic() ? demoSecrets(this.secrets()) : []),
      ...this.trustProxy.map(proxyProblem),
      !(Number.isInteger(this.submitWaitMs) && this.submitWaitMs >= 0) && 'SUBMIT_WAIT_MS must be a number from 0.',
      !LOG_LEVELS.includes(this.logLevel) && `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`,
      !/^[a-z0-9.-]*$/i.test(this.partnerHost) && 'PARTNER_HOST must be a host name.',
      this.oidcIssuer && !this.oidcClientId && 'OIDC_ISSUER needs OIDC_CLIENT_ID too.',
      this.tracesUrl &&
        !/^https?:\/\/[^/]/.test(this.tracesUrl) &&
        'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must be an http or https address.',
      this.metricsToken && this.metricsToken.length < 16 && 'METRICS_TOKEN must have at least 16 characters.',
    ].filter((problem) => typeof problem === 'string' && problem !== '') as string[];
  }

  private productionProblems(source: Readonly<Record<string, string | undefined>>): string[] {
    const isSet = (variable: string) => Boolean(source[variable]?.trim());
    const missing = Object.values<Setting>(SETTINGS)
      .filter(({ variable, requiredInProduction }) => requiredInProduction && !isSet(variable))
      .map(({ variable }) => `${variable} must be set in production.`);
    const { demoMode, documentsUrl, trustProxy } = this;
    const { publicUrl: PUBLIC_URL, carrierUrl: CARRIER_URL, paymentUrl: PAYMENT_URL } = this;
    const { marketplaceUrl: MARKETPLACE_URL, oidcIssuer: OIDC_ISSUER } = this;
    const addresses = { PUBLIC_URL, CARRIER_URL, PAYMENT_URL, MARKETPLACE_URL, OIDC_ISSUER };
    const secrets = this.secrets().filter(({ name }) => isSet(name));
    return [...missing, ...productionProblems({ demoMode, documentsUrl, addresses, trustProxy, secrets })];
  }

  /** Other machines reach this server. */
  private isPublic(): boolean {
    return !(isLoopback(this.host) && isLoopback(hostOf(this.publicUrl)));
  }

  private secrets(): Secret[] {
    const text = (name: string, value: string, demo: string): Secret => ({
      name,
      written: value,
      bytes: Buffer.from(value),
      demo: Buffer.from(demo),
    });
    const key = (name: string, value: string, demo: string): Secret => ({
      name,
      written: value,
      bytes: Buffer.from(value, 'base64'),
      demo: Buffer.from(demo, 'base64'),
    });
    const keys = (name: string, value: string, demo: string): Secret[] =>
      parseKeyList(value).map(({ bytes }) => ({
        ...{ name, written: bytes.toString('base64'), bytes },
        demo: parseKeyList(demo)[0]!.bytes,
      }));
    return [
      text('SESSION_SECRET', this.sessionSecret, DEMO_SESSION_SECRET),
      ...keys('FIELD_KEYS', this.fieldKeys, DEMO_FIELD_KEYS),
      ...keys('AUDIT_KEYS', this.auditKeys, DEMO_AUDIT_KEYS),
      key('SHARE_LINK_KEY', this.shareLinkKey, DEMO_SHARE_LINK_KEY),
      text('PAYMENT_NOTICE_KEY', this.paymentNoticeKey, DEMO_PAYMENT_NOTICE_KEY),
      { ...text('CARRIER_TOKEN', this.carrierToken, DEMO_CARRIER_TOKEN), isForeign: true },
      { ...text('PAYMENT_TOKEN', this.paymentToken, DEMO_PAYMENT_TOKEN), isForeign: true },
      { ...text('MARKETPLACE_TOKEN', this.marketplaceToken, DEMO_MARKETPLACE_TOKEN), isForeign: true },
      ...(this.metricsToken === '' ? [] : [text('METRICS_TOKEN', this.metricsToken, '')]),
    ];
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

const DEMO_IN_PUBLIC =
  'HOST or PUBLIC_URL lets other machines in, and demo accounts have a published password. ' +
  'Set NODE_ENV=production for real use, or DEMO_MODE=true if anyone may sign in.';

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url);
