/** Whole numbers that look random and are the same at every start: a linear congruential generator (Numerical Recipes). */
export function demoNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
