import type { TermKind } from '#shared/search/search-terms';
import { Group } from '../group.table.ts';
import { id, loose, refers, stored } from '../../../platform/database/stored.ts';

/** A search term of a group, so that a prefix search is an index range. Written only by `indexGroupsForSearch`. */
export class GroupSearchTerm extends stored(
  'group_search_terms',
  {
    id: id(),
    /** Lower case, without accents. */
    term: loose(60),
    kind: loose<TermKind>(8),
    groupId: refers(() => Group, 'CASCADE'),
  },
  { indexes: [['term', 'kind', 'groupId']] },
) {}
