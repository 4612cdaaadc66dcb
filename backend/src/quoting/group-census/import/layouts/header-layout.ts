import { createHash } from 'node:crypto';
import type { CensusPreview } from '#shared/census/import/preview-census';

/** Files of one sender have the same: a digest of the header row, whatever its capitals, blanks and marks. Null without a header. */
export function headerLayout({ HeaderRow, Mapping }: Pick<CensusPreview, 'HeaderRow' | 'Mapping'>): string | null {
  if (HeaderRow === 0) {
    return null;
  }
  const headers = Mapping.map(({ Header }) =>
    Header.toLowerCase()
      .replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')
      .trim(),
  );
  const last = headers.findLastIndex(Boolean);
  return createHash('sha256')
    .update(JSON.stringify(headers.slice(0, last + 1)))
    .digest('hex');
}
