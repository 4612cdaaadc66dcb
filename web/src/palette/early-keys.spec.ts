import { EarlyKeys } from './early-keys.ts';

const key = (name: string, given = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...given });

describe('what is typed before the search field has arrived', () => {
  it('is kept for it, without the keys that type nothing', () => {
    const early = new EarlyKeys();
    early.begin();
    const kept = [key('4'), key('Shift'), key('8'), key('c', { ctrlKey: true })].map((each) => early.keep(each));
    expect([kept, early.text]).toEqual([[true, false, true, false], '48']);
  });

  it.each([
    ['nobody asked for it', () => new EarlyKeys()],
    [
      'the shortcut was pressed again',
      () => {
        const early = new EarlyKeys();
        early.begin();
        early.begin();
        return early;
      },
    ],
  ])('stays with the page where %s', (_when, start) => {
    const early = start();
    expect([early.keep(key('4')), early.text]).toEqual([false, '']);
  });
});
