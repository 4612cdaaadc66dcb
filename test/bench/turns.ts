/** Two things measured in the same run, in turns, so that a busy machine slows both alike. */

export interface Comparison {
  /** Median of ours and of the floor, in the unit of what was measured. */
  ours: number;
  floor: number;
  /** ours / floor */
  ratio: number;
}

type Measure = () => number | Promise<number>;

/** Measures ours, floor, ours, floor … and compares the medians. The first turn of each only warms up. */
export async function inTurns(ours: Measure, floor: Measure, rounds: number): Promise<Comparison> {
  const figures: { ours: number; floor: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    figures.push({ ours: await ours(), floor: await floor() });
  }
  const measured = figures.slice(1);
  const [a, b] = [median(measured.map((figure) => figure.ours)), median(measured.map((figure) => figure.floor))];
  return { ours: a, floor: b, ratio: a / b };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Milliseconds that one call takes, over `calls` of them. */
export function millisecondsPerCall(calls: number, work: () => void): number {
  const started = performance.now();
  for (let call = 0; call < calls; call += 1) {
    work();
  }
  return (performance.now() - started) / calls;
}
