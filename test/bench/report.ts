/** One line of the bench: a measurement and its target. */
export interface Finding {
  point: string;
  /** For display: "1.4 x the bare loop (0.03 ms, 0.02 ms)". */
  measured: string;
  target: string;
  met: boolean;
}

export type Bench = () => Promise<Finding[]>;

/** A ratio that should be at most `limit` (times, memory). */
export const atMost = (point: string, ratio: number, limit: number, detail: string): Finding => ({
  point,
  measured: `${ratio.toFixed(2)} x (${detail})`,
  target: `at most ${limit} x`,
  met: ratio <= limit,
});

/** A share of the floor's requests per second that should be at least `limit`. */
export const atLeast = (point: string, share: number, limit: number, detail: string): Finding => ({
  point,
  measured: `${(share * 100).toFixed(0)} % (${detail})`,
  target: `at least ${(limit * 100).toFixed(0)} %`,
  met: share >= limit,
});

/** A ratio without a target. */
export const noTarget = (finding: Finding): Finding => ({ ...finding, target: 'no target', met: true });

export function print(findings: readonly Finding[]): void {
  for (const { point, measured, target, met } of findings) {
    console.log(`${met ? '✓' : '✗'} ${point.padEnd(52)} ${measured.padEnd(52)} ${target}`);
  }
}
