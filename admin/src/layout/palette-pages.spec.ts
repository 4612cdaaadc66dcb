import type { Permission } from '#shared/roles/permissions';
import { matchingChoices } from '#web/palette/matching-choices';
import { palettePages, paletteRules } from './palette-pages.ts';

const titles = (...permissions: Permission[]) => palettePages(permissions).map(({ title }) => title);

describe('the pages in the palette of the console', () => {
  it('are those of the sidebar and of the portal that the user may open', () => {
    expect(titles('internalsales', 'internal', 'smallgroup')).toEqual(expect.arrayContaining(['Home', 'New group']));
    expect(titles('internalsales', 'internal', 'smallgroup')).not.toContain('Audit');
    expect(titles('internalsales', 'internal', 'smallgroup')).not.toContain('Add rule');
    expect(titles('internalsales', 'internal', 'smallgroup')).toEqual(
      expect.arrayContaining(['Quote rules', 'Shop rules', 'Proposed rules', 'Propose a rule']),
    );
    expect(titles('superuser', 'internal', 'smallgroup')).toEqual(
      expect.arrayContaining(['Audit', 'Add rule', 'New group']),
    );
  });

  it.each(['sign-in security', 'passkey', 'open second step', 'authenticator'])(
    'have the own second step: %s',
    (text) => {
      expect(matchingChoices(palettePages(['internalsales', 'internal']), text)).toMatchObject([
        { title: 'Sign-in security', to: '/sign-in-security', isOtherApp: false },
      ]);
    },
  );

  it('appear once each', () => {
    const ids = palettePages(['superuser', 'internal', 'smallgroup']).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the rules in the palette of the console', () => {
  const found = (text: string) => matchingChoices(paletteRules(['superuser', 'internal']).options, text);

  it.each(['open rule max employee age', 'max employee a', 'open MaxEmployeeAge', 'rule maxemployee'])(
    'are found by name and by key: %s',
    (text) => {
      expect(found(text)).toMatchObject([{ title: 'Max employee age', to: '/configuration/rule/MaxEmployeeAge' }]);
    },
  );

  it('are for those who propose changes, too, and not for agents', () => {
    expect(paletteRules(['internalsales', 'internal'])).toEqual(paletteRules(['superuser', 'internal']));
    expect(paletteRules(['agent']).options).toEqual([]);
  });
});
