/** What React draws with; the package has no types of its own. */
declare module 'scheduler' {
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
