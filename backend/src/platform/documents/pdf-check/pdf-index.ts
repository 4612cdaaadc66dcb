import { type PDFDict, PDFName } from '@cantoo/pdf-lib';
import * as rule from '#shared/enrollment/upload-rules';
import type { Definition, ReadPdf } from './pdf-definitions.ts';
import { type IndexEntry, type IndexSection, SectionReader } from './pdf-sections.ts';

/**
 * Why another reader might see other objects than those read here; null when every reader sees the same. Readers follow the cross-reference
 * sections, or search the file from either end: all must find the same objects.
 * @throws UnreadableIndex
 */
export function indexProblem(bytes: Buffer, pdf: ReadPdf): { problem: string | null; trailers: PDFDict[] } {
  const reader = new SectionReader(bytes, pdf);
  const definitionsOf = byNumber(pdf.definitions);
  const chain = reader.chain();
  const sections = [...chain, ...reader.all()];
  const named = (entry: IndexEntry): Definition | undefined =>
    entry.isInStream ? inStream(definitionsOf, entry) : reader.definitionAt(entry.at);
  const isRight = (entry: IndexEntry): boolean => {
    const found = named(entry);
    return found
      ? found.ref.objectNumber === entry.number && found.ref.generationNumber === entry.generation
      : entry.at === 0 && !definitionsOf.has(entry.number);
  };
  const isWrong = sections.some(({ entries }) => repeatsNumber(entries) || !entries.every(isRight));
  const root = chain.map(({ trailer }) => trailer.get(ROOT)).find(Boolean);
  const problem =
    isWrong || root !== pdf.context.trailerInfo.Root
      ? rule.PDF_INDEX_WRONG
      : isAmbiguous(definitionsOf, chain, named)
        ? rule.PDF_AMBIGUOUS
        : null;
  return { problem, trailers: sections.map(({ trailer }) => trailer) };
}

const ROOT = PDFName.of('Root');

function byNumber(definitions: readonly Definition[]): ReadonlyMap<number, Definition[]> {
  const result = new Map<number, Definition[]>();
  for (const definition of definitions) {
    const number = definition.ref.objectNumber;
    const known = result.get(number);
    if (known) {
      known.push(definition);
    } else {
      result.set(number, [definition]);
    }
  }
  return result;
}

/** If an object stream is written twice, it is ambiguous which one is meant. */
const inStream = (definitionsOf: ReadonlyMap<number, Definition[]>, { number, at }: IndexEntry) =>
  definitionsOf.get(at)?.length === 1
    ? definitionsOf.get(number)?.find(({ streamNumber }) => streamNumber === at)
    : undefined;

const repeatsNumber = (entries: readonly IndexEntry[]): boolean =>
  new Set(entries.map(({ number }) => number)).size < entries.length;

/**
 * An object may be written again if a later section leads to the new one and, by /Prev, to the section of the old one. The new one is then
 * the last in the file, which is the one that a searching reader uses.
 */
function isAmbiguous(
  definitionsOf: ReadonlyMap<number, Definition[]>,
  chain: readonly IndexSection[],
  named: (entry: IndexEntry) => Definition | undefined,
): boolean {
  const repeated = new Map(
    [...definitionsOf].filter(([, all]) => all.length > 1).map(([number]) => [number, new Set<Definition>()]),
  );
  for (const entry of chain.flatMap(({ entries }) => entries)) {
    const found = repeated.has(entry.number) && named(entry);
    if (found) {
      repeated.get(entry.number)?.add(found);
    }
  }
  return [...repeated].some(([number, newestFirst]) => {
    const offsets = [...newestFirst].map(({ offset }) => offset);
    return (
      offsets.length < (definitionsOf.get(number)?.length ?? 0) ||
      offsets.some((offset, at) => at > 0 && offset >= (offsets[at - 1] ?? 0))
    );
  });
}
