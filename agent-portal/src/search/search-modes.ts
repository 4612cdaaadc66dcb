export type SearchMode = 'group' | 'individual';

interface ModeFacts {
  /** `mode` of the address. */
  asked: string | null;
  isInternal: boolean;
  mayQuoteGroups: boolean;
}

/**
 * What can be searched for, the first one to begin with; more than one is a choice on the screen.
 * The Individual radio is shown only to internal users; who does not quote groups searches for individuals.
 * Source: spec 002 section 2, "/search" and the new-group and new-individual options.
 */
export function searchModes({ asked, isInternal, mayQuoteGroups }: ModeFacts): SearchMode[] {
  if (asked === 'individual-only' || !mayQuoteGroups) {
    return ['individual'];
  }
  return asked !== 'group-only' && isInternal ? ['group', 'individual'] : ['group'];
}
