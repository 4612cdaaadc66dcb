export type SearchMode = 'group' | 'individual';

interface ModeFacts {
  /** `mode` in the URL. */
  asked: string | null;
  isInternal: boolean;
  mayQuoteGroups: boolean;
}

/**
 * What can be searched, the default first; several are offered as a choice on screen. The Individual radio is shown only to
 * internal users; users who do not quote groups search individuals. Source: spec 002 section 2, "/search" and the new-group and
 * new-individual options.
 */
export function searchModes({ asked, isInternal, mayQuoteGroups }: ModeFacts): SearchMode[] {
  if (asked === 'individual-only' || !mayQuoteGroups) {
    return ['individual'];
  }
  return asked !== 'group-only' && isInternal ? ['group', 'individual'] : ['group'];
}
