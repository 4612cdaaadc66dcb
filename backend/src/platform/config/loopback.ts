/** Whether a host is reachable only from this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);

/** Whether a host is on this machine or its private network: a name without a dot, or an address of RFC 1918 or RFC 4193. */
export const isPrivateHost = (host: string): boolean =>
  isLoopback(host) ||
  /^[a-z0-9-]+$/i.test(host) ||
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$/.test(host) ||
  /^\[f[cd]/i.test(host);
