/** One rem in pixels: text-based widths scale with the user's font size. */
export const remPixels = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
