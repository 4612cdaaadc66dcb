/**
 * A sentence or label of the specification, and the product's text. The sentences are written out here on purpose: a test that
 * imports the constant it checks would pass with wrong wording.
 */
export type Sentence = readonly [section: number, documented: string, said: string | undefined];

/** Word for word, down to the period. */
export function itSays(sentences: readonly Sentence[]): void {
  it.each(named(sentences))('section %i: “%s”', (_section, documented, said) => {
    expect(said).toBe(documented);
  });
}

/** Names that the specification lists within its sentences: on screen they are capitalized. */
export function itLists(section: number, documented: readonly string[], said: readonly string[]): void {
  const shown = said.map((name) => name.toLowerCase());
  it.each(documented.map((name) => [section, name] as const))('section %i lists “%s”', (_section, name) => {
    expect(shown).toContain(name.toLowerCase());
  });
}

/** Keys and codes, compared exactly. */
export function itHas(section: number, documented: readonly string[], held: readonly string[]): void {
  it.each(documented.map((code) => [section, code] as const))('section %i has %s', (_section, code) => {
    expect(held).toContain(code);
  });
}

const named = (sentences: readonly Sentence[]): [number, string, string | undefined][] =>
  sentences.map(([section, documented, said]) => [section, documented, said]);
