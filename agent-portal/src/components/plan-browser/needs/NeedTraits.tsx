import type { CSSProperties } from 'react';
import type { NeedLine } from './need-lines.ts';

const SIGNS: Readonly<Record<NonNullable<NeedLine['answer']>, string>> = { yes: '✓', no: '–', unknown: '?' };

/** "✓ Ada Lovelace: In network", a line for each doctor and medicine, among the traits of a plan: they are also said with its choice. */
export const NeedTraits = ({ lines = [] }: { lines: readonly NeedLine[] | undefined }) =>
  lines.map(({ name, answer, text }) => (
    <span key={name} data-need={answer ?? 'sum'}>
      <b aria-hidden>{answer && SIGNS[answer]}</b>
      {name}: {text}
    </span>
  ));

/** Three lines of text. */
const MOST_OF_ONE_PX = 48;

/** For a row whose content is not laid out before it is scrolled to: by how much the lines make it higher, rather too much. */
export const needsHeight = (lines: readonly NeedLine[] = []): CSSProperties =>
  ({ '--needs': `${lines.length * MOST_OF_ONE_PX}px` }) as CSSProperties;

/** The same in the list's style sheet. */
export const heightWithNeeds = (px: number): string => `auto calc(${px}px + var(--needs, 0px))`;

/** For the list's style sheet. */
export const NEED_STYLES = {
  '& span[data-need]': { flex: '0 0 100%', alignItems: 'baseline', overflowWrap: 'anywhere' },
  '& [data-need] b': { width: 10, flexShrink: 0, textAlign: 'center' },
  '& [data-need=yes]': { color: 'var(--mui-palette-success-main)' },
} as const;
