import { isMissingPart } from './missing-part.ts';

describe('a part of the program that cannot be loaded', () => {
  it.each([
    ['Failed to fetch dynamically imported module: http://localhost/assets/Palette-1.js', true],
    ['error loading dynamically imported module: http://localhost/assets/Palette-1.js', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /assets/x.css', true],
    ["Cannot read properties of undefined (reading 'map')", false],
  ])('%s: %s', (message, isMissing) => {
    expect(isMissingPart({ message })).toBe(isMissing);
  });
});
