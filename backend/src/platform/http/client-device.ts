import { isIPv6 } from 'node:net';

/** The stored part of a reader's device data: enough for "someone in the office, on a phone", too little to identify a person. */
export interface Reader {
  /** The network only: "203.0.113.0", "2001:db8:1::". */
  address: string;
  /** "Safari on iPhone". */
  device: string;
}

const v4Of = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

/** The unit of limits per address: an IPv4 address, or the network of an IPv6 address, whose owner controls all of it. */
export function limitedAddress(ip: string): string {
  const address = v4Of(ip);
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first three bytes of an IPv4 address, the first three groups of an IPv6 address. */
export function networkOf(ip: string): string {
  const mapped = v4Of(ip);
  const [, network] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(mapped) ?? [];
  if (network) {
    return `${network}.0`;
  }
  if (!isIPv6(mapped)) {
    return '';
  }
  // "2001:db8::1" omits groups of zeros; this restores the first three.
  const [head = '', tail] = mapped.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const first = tail === undefined ? groups : [...groups, '0', '0', '0'];
  return `${first
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`;
}

/** Order matters: Edge and Opera also claim to be Chrome, and every browser claims to be Safari. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const DEVICES: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** Family of browser and device, never the full text, which can identify people. */
export function deviceOf(userAgent: string | undefined): string {
  const find = (families: [RegExp, string][]) => families.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS) ?? 'Another program';
  const device = find(DEVICES);
  return device ? `${browser} on ${device}` : browser;
}
