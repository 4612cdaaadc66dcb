describe('what a test replaces of the page', () => {
  const shown = () => ({
    fetch: globalThis.fetch,
    parse: URL.parse,
    added: 'added' in URL,
    line: 'onLine' in navigator,
  });
  const before = shown();

  it('is replaced until it ends', () => {
    globalThis.fetch = () => Promise.reject(new Error('Nothing answers'));
    Object.assign(URL, { parse: () => null, added: true });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    const now = shown();
    expect([now.fetch === before.fetch, now.parse === before.parse, now.added, now.line]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('is there again for the next one', () => {
    expect(shown()).toEqual(before);
  });
});
