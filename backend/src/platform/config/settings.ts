/** Every setting: its environment variable, what it means, its default. Read once at start; nothing else reads process.env. */
export interface Setting {
  variable: string;
  meaning: string;
  /** Text as in the environment; '' = off. */
  fallback: string;
  /** No default in production: the server refuses to start without a value of its own. */
  requiredInProduction?: boolean;
}

const setting = (variable: string, fallback: string, meaning: string, requiredInProduction = false): Setting => ({
  variable,
  meaning,
  fallback,
  requiredInProduction,
});

export const DEMO_SESSION_SECRET = 'demo-session-secret-for-this-machine-only';
/** Key id, colon, 32 bytes in base64. Demo only. */
export const DEMO_FIELD_KEYS = `demo:${Buffer.from('priority-quote-demo-field-key-32').toString('base64')}`;
export const DEMO_SHARE_LINK_KEY = Buffer.from('priority-quote-demo-share-links!').toString('base64');

/** Key id, colon, 32 bytes in base64. Demo only. */
export const DEMO_AUDIT_KEYS = `demo:${Buffer.from('priority-quote-demo-audit-key-32').toString('base64')}`;

export const DEMO_CARRIER_TOKEN = 'demo-carrier-token';

export const DEMO_PAYMENT_TOKEN = 'demo-payment-token';
export const DEMO_PAYMENT_NOTICE_KEY = 'demo-payment-notice-key-for-this-machine-only';

export const DEMO_MARKETPLACE_TOKEN = 'demo-marketplace-token';

export const SETTINGS = {
  nodeEnv: setting('NODE_ENV', 'development', 'development, test or production'),
  host: setting('HOST', '127.0.0.1', 'Address to listen on; 0.0.0.0 in a container'),
  port: setting('PORT', '3000', 'Port to listen on; 0 takes a free one'),
  publicUrl: setting(
    'PUBLIC_URL',
    '',
    'Address that browsers use, for example https://quote.example.com, to whose host name passkeys belong; empty = http://localhost:PORT',
    true,
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    'sqlite:./data/priority-quote.sqlite',
    'sqlite:FILE or mysql://user:password@host:3306/name (MySQL 8 or MariaDB)',
    true,
  ),
  documentsUrl: setting(
    'DOCUMENTS_URL',
    'folder:./data/documents',
    'Where documents are kept: folder:PATH, or s3:ADDRESS of a bucket such as s3:https://store.example.com/documents',
    true,
  ),
  s3Region: setting('S3_REGION', 'us-east-1', 'Region of the bucket'),
  s3AccessKeyId: setting('S3_ACCESS_KEY_ID', '', 'Access key of the bucket'),
  s3SecretAccessKey: setting('S3_SECRET_ACCESS_KEY', '', 'Secret of the access key'),
  demoMode: setting(
    'DEMO_MODE',
    'auto',
    'true: demo data and the demo accounts on the sign-in page; auto = true outside production, on this machine only',
  ),
  sessionSecret: setting(
    'SESSION_SECRET',
    DEMO_SESSION_SECRET,
    'Signs the session cookie; at least 32 random characters',
    true,
  ),
  fieldKeys: setting(
    'FIELD_KEYS',
    DEMO_FIELD_KEYS,
    'Keys for SSNs, bank accounts and health answers, "id:base64 of 32 bytes", newest first, older ones after commas',
    true,
  ),
  shareLinkKey: setting(
    'SHARE_LINK_KEY',
    DEMO_SHARE_LINK_KEY,
    'Signs the addresses of links for people without an account, base64 of at least 32 bytes; under another key the links sent before open nothing',
    true,
  ),
  auditKeys: setting(
    'AUDIT_KEYS',
    DEMO_AUDIT_KEYS,
    'Keys of the audit digests, "id:base64 of 32 bytes", newest first, older ones after commas; none is ever left out',
    true,
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    '',
    'Addresses of the proxies whose X-Forwarded-For counts, comma separated; empty = none',
  ),
  partnerHost: setting('PARTNER_HOST', '', 'Host name on which sign-in and dashboard lead to /sales/group'),
  apiDocs: setting('API_DOCS', 'auto', 'true: OpenAPI at /api/docs; auto = true outside production'),
  metricsToken: setting(
    'METRICS_TOKEN',
    '',
    'Bearer token that /api/metrics asks for, at least 16 characters; empty = no Prometheus figures',
  ),
  tracesUrl: setting(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    '',
    'Collector of OpenTelemetry traces (OTLP over HTTP), such as http://localhost:4318/v1/traces; empty = no traces',
  ),
  logLevel: setting('LOG_LEVEL', 'info', 'fatal, error, warn, info, debug or silent'),
  databaseTimeoutMs: setting(
    'DATABASE_TIMEOUT_MS',
    '20000',
    'A statement that takes longer is answered as a database that cannot be reached, in milliseconds; on MySQL and MariaDB',
  ),
  maxInFlight: setting('MAX_IN_FLIGHT', '200', 'Requests answered at the same time; more get 503 and Retry-After'),
  publicPostsPerMinute: setting(
    'PUBLIC_POSTS_PER_MINUTE',
    '300',
    'Calls without an account that change something, of one address and process: signing in, opening a link; more get 429',
  ),
  jobsPollMs: setting(
    'JOBS_POLL_MS',
    '2000',
    'How often this process looks for work that must reach another system, in milliseconds; 0 = it does none',
  ),
  jobsLeaseMs: setting(
    'JOBS_LEASE_MS',
    '60000',
    'A process that has not been heard of for so long is taken for dead, and another does its work, in milliseconds',
  ),
  printTimeoutMs: setting(
    'PRINT_TIMEOUT_MS',
    '8000',
    'How long making one printed page or proposal may occupy a processor, in milliseconds',
  ),
  fileTimeoutMs: setting(
    'FILE_TIMEOUT_MS',
    '20000',
    'How long reading a census file or checking a PDF may take, in milliseconds',
  ),
  carrierUrl: setting(
    'CARRIER_URL',
    '',
    'Address of the carrier system that groups are installed in; empty = the sandbox of this server, not in production',
    true,
  ),
  carrierToken: setting('CARRIER_TOKEN', DEMO_CARRIER_TOKEN, 'Bearer token for the carrier system', true),
  carrierTimeoutMs: setting('CARRIER_TIMEOUT_MS', '10000', 'How long to wait for the carrier system to answer a call'),
  submitWaitMs: setting(
    'SUBMIT_WAIT_MS',
    '10000',
    "How long the submission of a household's application waits for the carrier before the page has to ask again, in milliseconds",
  ),
  paymentUrl: setting(
    'PAYMENT_URL',
    '',
    'Address of the payment provider, for this server and for browsers; empty = the sandbox of this server, not in production',
    true,
  ),
  paymentToken: setting('PAYMENT_TOKEN', DEMO_PAYMENT_TOKEN, 'Bearer token for the payment provider', true),
  paymentTimeoutMs: setting(
    'PAYMENT_TIMEOUT_MS',
    '10000',
    'How long to wait for the payment provider to answer a call',
  ),
  paymentNoticeKey: setting(
    'PAYMENT_NOTICE_KEY',
    DEMO_PAYMENT_NOTICE_KEY,
    'Secret with which the payment provider signs its notices of payments; at least 32 random characters',
    true,
  ),
  marketplaceUrl: setting(
    'MARKETPLACE_URL',
    '',
    'Address of the federal marketplace, for this server and for browsers; empty = the sandbox of this server, not in production',
    true,
  ),
  marketplaceToken: setting(
    'MARKETPLACE_TOKEN',
    DEMO_MARKETPLACE_TOKEN,
    'Bearer token for the federal marketplace',
    true,
  ),
  marketplaceTimeoutMs: setting(
    'MARKETPLACE_TIMEOUT_MS',
    '10000',
    'How long to wait for the federal marketplace to answer a call',
  ),
  smtpUrl: setting(
    'SMTP_URL',
    '',
    'Mail server for proposals, smtp://user:password@host:587 (STARTTLS) or smtps://…:465; empty = no email, in demo mode a sandbox mailbox',
  ),
  mailFrom: setting(
    'MAIL_FROM',
    '',
    'Address that emails are sent from, such as no-reply@example.com; needed with SMTP_URL',
  ),
  smtpTimeoutMs: setting(
    'SMTP_TIMEOUT_MS',
    '10000',
    'How long to wait for each answer of the mail server, in milliseconds',
  ),
  smsUrl: setting(
    'SMS_URL',
    '',
    'Gateway of text messages, the Messages address of Twilio or of one that answers alike, such as https://api.twilio.com/2010-04-01/Accounts/AC…/Messages.json; empty = codes are told by phone, in demo mode a sandbox mailbox',
  ),
  smsUser: setting('SMS_USER', '', 'User of the gateway, such as the account SID'),
  smsPassword: setting('SMS_PASSWORD', '', 'Password of the gateway, such as the auth token'),
  smsFrom: setting(
    'SMS_FROM',
    '',
    'Number that texts are sent from, such as +16165550100, or a messaging service (MG…)',
  ),
  smsTimeoutMs: setting('SMS_TIMEOUT_MS', '10000', 'How long to wait for the gateway to answer, in milliseconds'),
  oidcIssuer: setting('OIDC_ISSUER', '', 'OpenID Connect provider; empty = no single sign-on'),
  oidcClientId: setting('OIDC_CLIENT_ID', '', 'Client id at the provider'),
  oidcClientSecret: setting('OIDC_CLIENT_SECRET', '', 'Client secret at the provider'),
  oidcRolesClaim: setting('OIDC_ROLES_CLAIM', 'roles', 'Claim that lists the roles of a person'),
} as const satisfies Record<string, Setting>;
