import { securityHeaders } from './security-headers.ts';

describe('the headers of every response', () => {
  const of = (publicUrl: string) => Object.fromEntries(securityHeaders({ publicUrl }));

  it('let pages load what is ours only, and nobody frame them', () => {
    expect(of('http://localhost:3000')).toEqual({
      'Content-Security-Policy':
        "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self' data:;connect-src 'self';frame-src 'self' blob:;manifest-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-DNS-Prefetch-Control': 'off',
      'X-Download-Options': 'noopen',
      'X-Frame-Options': 'DENY',
      'X-Permitted-Cross-Domain-Policies': 'none',
      'X-XSS-Protection': '0',
    });
  });

  it('keep browsers on https once they were there', () => {
    const headers = of('https://quotes.example.com');
    expect(headers['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['Content-Security-Policy']).toMatch(/;upgrade-insecure-requests$/);
  });
});
