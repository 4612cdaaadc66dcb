import { isInstalled, isNewEnough } from './ensure-installed.mjs';

describe('isNewEnough', () => {
  it.each([
    ['20.20.2', '>=24', false],
    ['24.0.0', '>=24', true],
    ['26.10.0', '>=24', true],
    ['24.1.9', '>=24.2', false],
    ['24.2.0', '>=24.2', true],
  ])('Node %s for %s', (version, range, expected) => {
    expect(isNewEnough(version, range)).toBe(expected);
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
