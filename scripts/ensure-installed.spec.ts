import { isInstalled, isNewEnough } from './ensure-installed.mjs';

describe('isNewEnough', () => {
  it.each([
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['18.20.0', false],
    ['22.1.0', true],
  ])('Node %s for >=20.19', (version, expected) => {
    expect(isNewEnough(version, '>=20.19')).toBe(expected);
  });
});

describe('isInstalled', () => {
  const wanted = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    },
  };

  it.each([
    ['the same packages', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }, true],
    ['all but one for another platform', { 'node_modules/a': { version: '1.0.0' } }, true],
    ['an older version', { 'node_modules/a': { version: '0.9.0' } }, false],
    [
      'an older version of an optional one',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
      false,
    ],
    ['one missing', {}, false],
  ])('%s', (_what, packages, expected) => {
    expect(isInstalled(wanted, { packages })).toBe(expected);
  });
});
