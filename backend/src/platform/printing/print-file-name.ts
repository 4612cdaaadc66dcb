const LONGEST = 150;
const NAMELESS = 'document';

/**
 * A file name valid on every system: no folders, no control characters, a single .pdf at the end. Lone surrogates, which headers cannot
 * contain, are removed.
 */
export function printFileName(wanted: string | undefined): string {
  const plain = (wanted ?? '')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(/[/\\:*?"<>|]/g, '-')
    .replace(/(\.pdf)+\s*$/i, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.-]+/, '')
    .trim();
  return `${[...plain].slice(0, LONGEST).join('') || NAMELESS}.pdf`;
}
