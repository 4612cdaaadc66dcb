import { isIPv6 } from 'node:net';

/** What is kept of a reader: enough for "somebody in the office, on a phone", too little to find a person. */
export interface Reader {
  /** The network only: "203.0.113.0", "2001:db8:1::". */
  address: string;
  /** "Safari on iPhone". */
  device: string;
}

const v4Of = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

/** What limits per address count by: an IPv4 address, or the network of an IPv6 address, as whoever has one has them all. */
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
  // "2001:db8::1" leaves out groups of zeros; the first three are written out again.
  const [head = '', tail] = mapped.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const first = tail === undefined ? groups : [...groups, '0', '0', '0'];
  return `${first
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`;
}

/** In this order: Edge and Opera call themselves Chrome too, and everybody calls itself Safari. */
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

/** Family of browser and device, never the whole text: that tells people apart. */
export function deviceOf(userAgent: string | undefined): string {
  const find = (families: [RegExp, string][]) => families.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS) ?? 'Another program';
  const device = find(DEVICES);
  return device ? `${browser} on ${device}` : browser;
}
