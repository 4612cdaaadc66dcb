/** A rule on text: the message to show, or null when the text is fine. */
export type TextRule = (text: string) => string | null;

export interface PatternRule {
  /** What the whole text must match; anchor it. */
  pattern: RegExp;
  /** Shown when it does not. */
  message: string;
  /** Texts that match the pattern and are refused all the same. */
  except?: readonly RegExp[];
  /** Shown for those; `message` where left out. */
  exceptMessage?: string;
  /** Shown for blank text. Left out: blank text is fine. */
  requiredMessage?: string;
}

/**
 * Makes a rule out of a pattern, exclusions, and whether the text is required. Blanks around the text do not count.
 *
 * Source: spec 000 section 5, "Generic pattern validation supports exclusion patterns and required/optional handling".
 */
export function patternRule({ pattern, message, except = [], exceptMessage, requiredMessage }: PatternRule): TextRule {
  return function patternProblem(text) {
    const trimmed = text.trim();
    if (trimmed === '') {
      return requiredMessage ?? null;
    }
    if (!matches(pattern, trimmed)) {
      return message;
    }
    return except.some((excluded) => matches(excluded, trimmed)) ? (exceptMessage ?? message) : null;
  };
}

/** `search` ignores what a global expression remembers of its last use; `test` would not. */
const matches = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;
