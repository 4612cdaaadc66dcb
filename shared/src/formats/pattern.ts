/** A rule for text: the message to show, or null when the text is valid. */
export type TextRule = (text: string) => string | null;

export interface PatternRule {
  /** What the whole text must match; must be anchored. */
  pattern: RegExp;
  /** Shown when it does not match. */
  message: string;
  /** Texts that match the pattern but are refused. */
  except?: readonly RegExp[];
  /** Shown for those; defaults to `message`. */
  exceptMessage?: string;
  /** Shown for blank text. If absent, blank text is valid. */
  requiredMessage?: string;
}

/**
 * Makes a rule from a pattern, exclusions, and whether the text is required. Surrounding spaces are ignored.
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

/** `search` ignores a global expression's lastIndex; `test` would not. */
const matches = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;
