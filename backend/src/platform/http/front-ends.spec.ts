import { fastify } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LinkPurpose } from '#shared/links/link';
import { linkPath } from '../links/link-tokens.ts';
import { serveFrontEnds } from './front-ends.ts';

const PURPOSES: Record<LinkPurpose, true> = {
  Proposal: true,
  EmployerSignature: true,
  Employee: true,
  Password: true,
  Consent: true,
  Review: true,
  Proofs: true,
};

describe('the pages of the portal', () => {
  const server = fastify();
  const folder = mkdtempSync(join(tmpdir(), 'front-ends-'));
  beforeAll(async () => {
    mkdirSync(join(folder, 'agent-portal'));
    writeFileSync(join(folder, 'agent-portal/index.html'), 'The portal');
    await serveFrontEnds(server, folder);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const robotsAt = async (url: string): Promise<unknown> => {
    const { body, headers } = await server.inject(url);
    expect(body).toBe('The portal');
    return headers['x-robots-tag'];
  };

  it.each(Object.keys(PURPOSES) as LinkPurpose[])(
    'are in no search engine where somebody has a link: %s',
    async (purpose) => {
      expect(await robotsAt(linkPath(purpose, 'token').split('#')[0]!)).toBe('noindex, nofollow');
    },
  );

  it('say nothing about search engines where anybody comes', async () => {
    expect(await robotsAt('/login')).toBeUndefined();
  });
});
