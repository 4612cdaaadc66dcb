/** Measures two things alternately in the same run, so that a busy machine slows both equally. */

export interface Comparison {
  /** Medians of the product and of the floor, in the unit measured. */
  ours: number;
  floor: number;
  /** ours / floor */
  ratio: number;
}

type Measure = () => number | Promise<number>;

/** Measures product, floor, product, floor … and compares the medians. The first turn of each is a warm-up. */
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

/** Milliseconds per call, averaged over `calls` calls. */
export function millisecondsPerCall(calls: number, work: () => void): number {
  const started = performance.now();
  for (let call = 0; call < calls; call += 1) {
    work();
  }
  return (performance.now() - started) / calls;
}
