import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

const LEVELS = { section: 1, part: 2 } as const;
type Level = keyof typeof LEVELS;

/** Begun further down its page, as a share of it, a heading has no space for two rows of a table and their heads. */
const LAST_START: Record<Level, number> = { section: 0.8, part: 0.86 };
/** A section that goes on to the next page begins no further down than here: else it leaves its page to what came before. */
const LATEST_TORN = 0.7;

/** A heading that never stands alone at the foot of a page. Not inside of what is unbreakable, whose place on the page is not known in time. */
export const keptHeading = (level: Level, text: string, extra: object = {}): Content => ({
  text,
  style: level === 'section' ? 'heading' : 'subheading',
  headlineLevel: LEVELS[level],
  ...extra,
});

/** Whether a node begins a new page: a heading that is too far down. */
export const beforeHeadings: NonNullable<TDocumentDefinitions['pageBreakBefore']> = (
  { headlineLevel, startPosition: { verticalRatio } },
  { getFollowingNodesOnPage, getNodesOnNextPage },
) => {
  if (headlineLevel === LEVELS.part) {
    return verticalRatio > LAST_START.part;
  }
  if (headlineLevel !== LEVELS.section || verticalRatio <= LATEST_TORN) {
    return false;
  }
  const [next] = getNodesOnNextPage();
  const goesOn =
    next !== undefined && next.headlineLevel !== LEVELS.section && !getFollowingNodesOnPage().some(isSection);
  return goesOn || verticalRatio > LAST_START.section;
};

const isSection = ({ headlineLevel }: { headlineLevel?: number | undefined }): boolean =>
  headlineLevel === LEVELS.section;
