import { isIPv4 } from 'node:net';

/** A secret from the environment. */
export interface Secret {
  /** The variable's name. */
  name: string;
  bytes: Buffer;
  /** The demo's value: a demo key is recognized under any id and spelling. */
  demo: Buffer;
  /** Issued by someone else: we do not judge its randomness. */
  isForeign?: boolean;
}

export interface ProductionSettings {
  demoMode: boolean;
  /** By variable; '' = unused. */
  addresses: Readonly<Record<string, string>>;
  trustProxy: readonly string[];
  secrets: readonly Secret[];
}

/** A key of 32 bytes with fewer distinct bytes did not come from a random source. */
const DIFFERENT_BYTES = 12;
/** 10.0.0.0/8 is the widest private network; IPv6 networks are assigned as /32 and narrower. */
const WIDEST_PROXY_NETWORK = { v4: 8, v6: 32 };

/** The reasons why a production server refuses to start, each with the fix. */
export const productionProblems = ({ demoMode, addresses, trustProxy, secrets }: ProductionSettings): string[] => [
  ...(demoMode ? ['DEMO_MODE must not be true in production.'] : []),
  ...Object.entries(addresses)
    .filter(([, address]) => address.startsWith('http:'))
    .map(([name]) => `${name} must start with https:// in production: anyone on the way can read http.`),
  ...trustProxy
    .filter(isTooWide)
    .map((entry) => `TRUST_PROXY must name your own proxies: with ${entry} anyone can claim any address.`),
  ...new Set(secrets.flatMap((secret, index) => secretProblem(secret, secrets.slice(0, index)) ?? [])),
];

/** "0.0.0.0/0", or any other network wider than a private one. */
function isTooWide(entry: string): boolean {
  const [address = '', length] = entry.split('/');
  const widest = isIPv4(address) ? WIDEST_PROXY_NETWORK.v4 : WIDEST_PROXY_NETWORK.v6;
  return length !== undefined && Number(length) < widest;
}

function secretProblem({ name, bytes, demo, isForeign = false }: Secret, before: readonly Secret[]): string | null {
  if (bytes.equals(demo)) {
    return `${name} is the demo's, which everyone knows. Make a new one, for example with: openssl rand -base64 32`;
  }
  if (!isForeign && new Set(bytes).size < DIFFERENT_BYTES) {
    return `${name} is not random. Make a new one, for example with: openssl rand -base64 32`;
  }
  const twin = before.find((other) => other.bytes.equals(bytes));
  if (!twin) {
    return null;
  }
  return twin.name === name
    ? `${name} lists one key twice.`
    : `${name} must be different from ${twin.name}: each use has a key of its own.`;
}
