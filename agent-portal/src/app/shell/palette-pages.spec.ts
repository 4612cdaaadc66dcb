import type { Permission } from '#shared/roles/permissions';
import { matchingChoices } from '#web/palette/matching-choices';
import { palettePages } from './palette-pages.ts';

const titles = (...permissions: Permission[]) =>
  palettePages(permissions, { hasIndividualBooks: true }).map(({ title }) => title);

describe('the pages in the palette of the portal', () => {
  it('are those that the user may open, and the starts of new work', () => {
    expect(titles('agent', 'smallgroup')).toEqual(
      expect.arrayContaining(['Quote/enroll', 'New group', 'New individual']),
    );
    expect(titles('agent')).not.toContain('New group');
    expect(titles('agent', 'smallgroup')).not.toContain('Add rule');
    expect(titles('superuser', 'internal', 'smallgroup')).toContain('Add rule');
  });

  it.each(['sign-in security', 'passkey', 'open second step', 'authenticator'])(
    'have the own second step: %s',
    (text) => {
      expect(matchingChoices(palettePages(['agent'], { hasIndividualBooks: false }), text)).toMatchObject([
        { title: 'Sign-in security', to: '/sign-in-security', isOtherApp: false },
      ]);
    },
  );

  it('appear once each', () => {
    const ids = palettePages(['agent', 'smallgroup'], { hasIndividualBooks: true }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
