const LONGEST = 150;
const NAMELESS = 'document';

/**
 * A file name that every system takes: no folders, no control characters, one .pdf at its end. Half of a surrogate pair, which no
 * header can carry, is left out.
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
