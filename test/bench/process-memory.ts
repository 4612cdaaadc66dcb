import { readFileSync } from 'node:fs';

/** Highest memory of a process so far, in MB, as Linux counts it; null elsewhere or when it has ended. */
export function peakMemoryMb(processId: number): number | null {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
    return kilobytes ? Number(kilobytes) / 1024 : null;
  } catch {
    return null;
  }
}
