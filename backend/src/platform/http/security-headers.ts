import type { Env } from '../config/env.ts';

/** Disables all device features for pages except printing and copying. */
export const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Scripts are loaded from our own files only; the component library needs style attributes. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Headers of every response, written once: composing them for each took longer than routing the request. */
export function securityHeaders({
  publicUrl,
}: Pick<Env, 'publicUrl'>): readonly (readonly [name: string, value: string])[] {
  const https = publicUrl.startsWith('https:');
  return [
    [
      'Content-Security-Policy',
      [...CONTENT_SECURITY_POLICY, ...(https ? ['upgrade-insecure-requests'] : [])].join(';'),
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    ['Referrer-Policy', 'no-referrer'],
    ...(https ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const] : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['X-DNS-Prefetch-Control', 'off'],
    ['X-Download-Options', 'noopen'],
    // Same as frame-ancestors, for older browsers.
    ['X-Frame-Options', 'DENY'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
    // The filter of older browsers could be turned against a page.
    ['X-XSS-Protection', '0'],
  ];
}
