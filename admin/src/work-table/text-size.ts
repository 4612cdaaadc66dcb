/** One rem in pixels: what is as wide as text grows with the size that the user has chosen for it. */
export const remPixels = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
